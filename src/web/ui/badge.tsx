import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'neutral' | 'warning' | 'info' | 'violet' | 'success' | 'danger' | 'brand' | 'accent'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-neutral-bg text-neutral-fg',
  warning: 'bg-warning-bg text-warning-fg',
  info: 'bg-info-bg text-info-fg',
  violet: 'bg-violet-bg text-violet-fg',
  success: 'bg-success-bg text-success-fg',
  danger: 'bg-danger-bg text-danger-fg',
  brand: 'bg-primary-soft text-primary-soft-fg',
  accent: 'bg-accent text-accent-fg',
}

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode }

/** A state in colour, icon and word: never in colour alone. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-[5px] rounded-badge px-2 font-semibold text-xs leading-none whitespace-nowrap [&_.lucide]:size-3.5 [&_.lucide]:stroke-[2.25]',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
