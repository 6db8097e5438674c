import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { QuickLink } from './quick-link.tsx'
import { Spinner } from './spinner.tsx'

type Face = ButtonLook & { icon?: ReactNode; children: ReactNode }

type ButtonProps = Face & {
  /** Work is under way: the label and the width stay, further presses do nothing. */
  loading?: boolean | undefined
} & Omit<ComponentProps<'button'>, 'className' | 'children'>

export function Button(props: ButtonProps) {
  const { variant, size, block, className, icon, loading = false, children, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, className })}
      onClick={press}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
    >
      {loading && icon ? <Spinner /> : icon}
      {children}
      {loading && !icon && <span aria-hidden="true" className="busy-line" />}
    </button>
  )
}

type ButtonLinkProps = Face & Omit<ComponentProps<typeof QuickLink>, 'className' | 'children'>

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, className, icon, children, ...rest } = props
  return (
    <QuickLink {...rest} className={buttonClass({ variant, size, block, className })}>
      {icon}
      {children}
    </QuickLink>
  )
}
