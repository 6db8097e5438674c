import type { ReactNode } from 'react'
import { type BadgeTone, badgeTones } from './badge-tones.ts'
import { cx } from './cx.ts'

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode }

/** A state in colour, icon and word: never in colour alone. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-[5px] rounded-badge px-2 font-semibold text-xs leading-none whitespace-nowrap [&_.lucide]:size-3.5 [&_.lucide]:stroke-[2.25]',
        badgeTones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
