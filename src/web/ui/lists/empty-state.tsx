import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type EmptyStateProps = {
  /** h1 where the whole page is empty. */
  as?: 'h1' | 'h2' | 'h3'
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({
  as: Heading = 'h2',
  icon,
  title,
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center px-4 py-12 text-center', className)}>
      <span className="grid size-24 place-items-center rounded-promo bg-primary-soft text-primary-soft-fg [&_.lucide]:size-11 [&_.lucide]:stroke-[1.4]">
        {icon}
      </span>
      <Heading className="mt-5 text-h2">{title}</Heading>
      {children && <div className="mt-2 max-w-md text-pretty text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
