import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

export type Stat = {
  label: string
  value: string
  icon: ReactNode
  /** The colour of the label. */
  colour?: string
  note?: string
  /** The list that the number counts. */
  to?: string
}

/** Numbers side by side in one strip; on phones small cards in a row that scrolls. */
export function StatStrip({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <ul
      aria-label={label}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:gap-0 md:max-lg:grid md:max-lg:grid-cols-3 md:rounded-card md:border md:border-border md:bg-surface md:px-0"
    >
      {stats.map((stat) => (
        <li
          key={stat.label}
          className="relative min-w-29 flex-none md:flex-auto rounded-large border border-border bg-surface md:min-w-fit md:rounded-none md:first:rounded-l-card md:last:rounded-r-card md:border-0 md:bg-transparent md:before:absolute md:before:inset-y-3.5 md:before:left-0 md:before:border-border md:before:border-l md:first:before:hidden md:max-lg:nth-[3n+1]:before:hidden md:max-lg:nth-[n+4]:border-t"
        >
          <StatItem stat={stat} />
        </li>
      ))}
    </ul>
  )
}

function StatItem({ stat: { label, value, icon, colour, note, to } }: { stat: Stat }) {
  const content = (
    <>
      <span
        className={cx(
          'flex items-center gap-1.5 whitespace-nowrap font-medium text-[.8125rem] leading-5 [&_.lucide]:size-4',
          colour ?? 'text-muted',
        )}
      >
        {icon}
        {label}
      </span>
      <span className="num mt-1 block whitespace-nowrap font-bold text-xl leading-7 tracking-[-.03em] lg:text-2xl lg:leading-7.5">
        {value}
      </span>
      {note && <span className="block text-micro text-muted">{note}</span>}
    </>
  )
  const box = 'block px-3.5 py-3 md:py-3.5 md:pl-5 md:pr-4'
  return to ? (
    <Link
      to={to}
      className={cx(box, 'h-full rounded-[inherit] hover:bg-surface-2 focus-visible:-outline-offset-2')}
    >
      {content}
    </Link>
  ) : (
    <div className={box}>{content}</div>
  )
}
