import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type NoticeTone = 'info' | 'warning' | 'danger' | 'success'

const looks = {
  info: { colours: 'bg-info-bg text-info-fg', Icon: Info },
  warning: { colours: 'bg-warning-bg text-warning-fg', Icon: TriangleAlert },
  danger: { colours: 'bg-danger-bg text-danger-fg', Icon: CircleAlert },
  success: { colours: 'bg-success-bg text-success-fg', Icon: CircleCheck },
} as const

type NoticeProps = {
  tone?: NoticeTone
  /** Another icon than the tone's own. */
  icon?: ReactNode
  action?: ReactNode
  /** Announced when it appears after the page was read. */
  live?: boolean
  className?: string
  children: ReactNode
}

export function Notice({ tone = 'info', icon, action, live = false, className, children }: NoticeProps) {
  const { colours, Icon } = looks[tone]
  const spoken = tone === 'danger' ? 'alert' : 'status'
  return (
    <div
      role={live ? spoken : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-large px-4 py-3 font-medium text-small',
        colours,
        className,
      )}
    >
      <span className="flex min-w-0 flex-1 gap-2.5">
        {icon ?? <Icon />}
        <span className="min-w-0">{children}</span>
      </span>
      {action}
    </div>
  )
}
