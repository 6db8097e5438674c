import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { LoadingShape } from './skeleton.tsx'

type SubPageProps = {
  title: string
  /** Where the page hangs. */
  parent: { to: string; label: string }
  action?: ReactNode
  children: ReactNode
}

/** A page below another one: one column of a form's width, and the way back. */
export function SubPage({ title, parent, action, children }: SubPageProps) {
  return (
    <div className="mx-auto w-full max-w-[712px] px-4 pt-4 pb-12 md:pt-6">
      <BackLink {...parent} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-h1">{title}</h1>
        {action}
      </div>
      {children}
    </div>
  )
}

type SubPageSkeletonProps = Pick<SubPageProps, 'title' | 'parent'> & { className: string }

/** The same before what it shows is there; the height in `className`. */
export const SubPageSkeleton = ({ className, ...page }: SubPageSkeletonProps) => (
  <SubPage {...page}>
    <LoadingShape className={className} />
  </SubPage>
)
