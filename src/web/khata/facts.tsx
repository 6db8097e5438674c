import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type FactProps = { name: string; isLoud?: boolean; children: ReactNode }

/** A figure under its name: beside each other on phones, in columns on wide screens. */
export const Fact = ({ name, isLoud = false, children }: FactProps) => (
  <div className="flex min-w-0 flex-wrap justify-between gap-x-3 sm:block">
    <dt className="text-muted text-small">{name}</dt>
    <dd className={cx('num wrap-anywhere font-semibold', isLoud && 'text-danger-fg')}>{children}</dd>
  </div>
)

export const Facts = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl aria-label={label} className="grid gap-x-6 gap-y-3 sm:grid-cols-2 md:grid-cols-4">
    {children}
  </dl>
)

type PartProps = { id: string; title: string; action?: ReactNode; children: ReactNode }

/** A part of an account under its heading. */
export const Part = ({ id, title, action, children }: PartProps) => (
  <section aria-labelledby={id} className="rounded-card border border-border bg-surface">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {action}
    </div>
    {children}
  </section>
)
