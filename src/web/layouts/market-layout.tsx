import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useUnreadCount } from '#web/notifications/use-unread-count.ts'
import { useDelayed } from '#web/ui/lists/use-delayed.ts'
import { MarketFrame } from './frame.tsx'

const PendingPage = lazy(() => import('./pending-page.tsx').catch(() => ({ default: () => null })))

export default function MarketLayout() {
  useUnreadCount()
  const here = useLocation().pathname
  const next = useNavigation().location?.pathname ?? here
  // A list that is narrowed stays where it is.
  const isLate = useDelayed(next !== here, 150)
  return (
    <MarketFrame>
      {isLate && (
        <Suspense>
          <PendingPage to={next} />
        </Suspense>
      )}
      <div className="contents peer-aria-busy:invisible">
        <Outlet />
      </div>
    </MarketFrame>
  )
}
