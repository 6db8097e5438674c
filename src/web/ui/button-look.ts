import { cx } from './cx.ts'

type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'accent' | 'danger'
type ButtonSize = 'lg' | 'md' | 'sm'
export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Fills the width of its container. */
  block?: boolean | undefined
  className?: string | undefined
}

const base = 'button print:hidden'

const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'border-border-strong bg-surface text-text hover:bg-surface-2',
  soft: 'border-transparent bg-primary-soft text-primary-soft-fg hover:border-primary-soft-fg/40',
  ghost: 'border-transparent bg-transparent text-text hover:bg-surface-2',
  accent: 'border-transparent bg-accent text-accent-fg hover:bg-accent-hover',
  danger: 'border-danger-fg bg-surface text-danger-fg hover:bg-danger-bg',
}

const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-13 px-6 text-base rounded-large',
  md: 'min-h-11 px-[18px] text-[.9375rem] rounded-control',
  sm: 'min-h-11 px-3 text-sm rounded-small lg:min-h-9',
}

export function buttonClass({ variant = 'primary', size = 'md', block, className }: ButtonLook) {
  return cx(base, variants[variant], sizes[size], block && 'w-full', className)
}
