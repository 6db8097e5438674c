import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import type { ChartPoint } from './chart-figure.tsx'

type BarRowsProps = {
  points: readonly (ChartPoint & { icon: ReactNode; colour: string })[]
}

/** One bar below the other, each with its name and number. */
export function BarRows({ points }: BarRowsProps) {
  const highest = Math.max(1, ...points.map(({ value }) => value))
  return (
    <ul className="grid gap-4">
      {points.map(({ label, value, shown, icon, colour }) => (
        <li key={label}>
          <span className="mb-1.5 flex items-center gap-2 font-medium text-small [&_.lucide]:size-4">
            {icon}
            {label}
            <span className="num ml-auto font-semibold">{shown}</span>
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="block h-2.5 w-full rounded-badge"
          >
            <rect width="100" height="1" className="fill-surface-3" />
            <rect width={(value / highest) * 100} height="1" className={cx(colour)} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
