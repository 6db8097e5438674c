import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { MarketFrame } from './frame.tsx'
import { PendingNote } from './pending-note.tsx'
import { usePendingShape } from './pending-shape.ts'
import { useUnreadCount } from './use-unread-count.ts'

const PendingPage = lazy(() => import('./pending-page.tsx').catch(() => ({ default: () => null })))

export default function MarketLayout() {
  useUnreadCount()
  const shape = usePendingShape()
  return (
    <MarketFrame>
      <PendingNote />
      {shape && (
        <Suspense>
          <PendingPage shape={shape} />
        </Suspense>
      )}
      <div className="contents peer-aria-busy:invisible">
        <Outlet />
      </div>
    </MarketFrame>
  )
}
