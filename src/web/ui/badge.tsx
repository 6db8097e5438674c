import type { ReactNode } from 'react'
import { type BadgeTone, badgeTones } from './badge-tones.ts'
import { cx } from './cx.ts'

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode }

/** A state in colour, icon and word: never in colour alone. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={cx('badge', badgeTones[tone], className)}>
      {icon}
      {children}
    </span>
  )
}
