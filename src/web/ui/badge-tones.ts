export type BadgeTone = 'neutral' | 'warning' | 'info' | 'violet' | 'success' | 'danger' | 'brand' | 'accent'

export const badgeTones: Record<BadgeTone, string> = {
  neutral: 'bg-neutral-bg text-neutral-fg',
  warning: 'bg-warning-bg text-warning-fg',
  info: 'bg-info-bg text-info-fg',
  violet: 'bg-violet-bg text-violet-fg',
  success: 'bg-success-bg text-success-fg',
  danger: 'bg-danger-bg text-danger-fg',
  brand: 'bg-primary-soft text-primary-soft-fg',
  accent: 'bg-accent text-accent-fg',
}
