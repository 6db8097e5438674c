import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { uiTexts } from './ui-texts.ts'

/** A grey shape of the content's size, within a region. It shows after 150 ms, so that a fast answer never flickers. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />
}

/** Names of that many equal shapes. */
export const shapes = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Says once that something loads, whatever number of shapes it holds. */
export function SkeletonRegion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only" role="status">
        {uiTexts.loading}
      </span>
      {children}
    </div>
  )
}

/** One shape, for a part of a page. */
export const LoadingShape = ({ className }: { className: string }) => (
  <SkeletonRegion>
    <Skeleton className={className} />
  </SkeletonRegion>
)
