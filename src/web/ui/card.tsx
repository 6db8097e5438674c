import type { HTMLAttributes } from 'react'
import { cx } from './cx.ts'

type CardProps = { as?: 'div' | 'section' | 'article' | 'aside' | 'li' } & HTMLAttributes<HTMLElement>

export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={cx('rounded-card border border-border bg-surface', className)} />
}
