import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type EmptyStateProps = {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center px-4 py-12 text-center', className)}>
      <span className="grid size-24 place-items-center rounded-promo bg-primary-soft text-primary-soft-fg [&_.lucide]:size-11 [&_.lucide]:stroke-[1.4]">
        {icon}
      </span>
      <h2 className="mt-5 text-h2">{title}</h2>
      {children && <div className="mt-2 max-w-md text-pretty text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
