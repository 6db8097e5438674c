import type { ReactNode } from 'react'

type WayRowProps = { icon: ReactNode; title: string; hint: string; badge?: ReactNode; children?: ReactNode }

/** A channel: what it is, how it stands, and what can be done about it. */
export function WayRow({ icon, title, hint, badge, children }: WayRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:px-5">
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded-control bg-surface-2 text-muted"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {title}
          {badge}
        </p>
        <p className="wrap-anywhere text-muted text-small">{hint}</p>
      </div>
      {children}
    </li>
  )
}
