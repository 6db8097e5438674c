import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type IconButtonProps = { 'aria-label': string; plain?: boolean | undefined } & ComponentProps<'button'>

/** 44 px of target around one icon; `plain` has no edge. */
export function IconButton({ plain = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={rest['aria-label']}
      {...rest}
      className={cx(
        'inline-grid size-11 flex-none place-items-center rounded-large border transition-colors duration-[120ms] disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
        plain
          ? 'border-transparent hover:bg-surface-2'
          : 'border-border bg-surface hover:border-border-strong',
        className,
      )}
    />
  )
}
