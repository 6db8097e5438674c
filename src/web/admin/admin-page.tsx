import type { ReactNode } from 'react'
import { BackLink } from '#web/ui/back-link.tsx'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'

type AdminPageProps = {
  title: string
  lead?: ReactNode
  action?: ReactNode
  back?: { to: string; label: string }
  children: ReactNode
}

export function AdminPage({ title, lead, action, back, children }: AdminPageProps) {
  return (
    <>
      {back && <BackLink {...back} className="mb-1" />}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="break-words text-h1">{title}</h1>
          {lead && <p className="mt-1 text-muted text-small">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </>
  )
}

/** As many rows as a first page usually has, so that little moves when it arrives. */
export function RowsSkeleton({ title, className = 'h-20' }: { title: string; className?: string }) {
  return (
    <AdminPage title={title}>
      <SkeletonRegion className="grid gap-3">
        {shapes(8).map((row) => (
          <Skeleton key={row} className={className} />
        ))}
      </SkeletonRegion>
    </AdminPage>
  )
}
