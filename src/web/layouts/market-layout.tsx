import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { ComparePlace } from '#web/compare-choice/compare-place.tsx'
import { useUnreadCount } from '#web/notifications/use-unread-count.ts'
import { isTranslated, prefix } from '#web/ui/language.ts'
import { useDelayed } from '#web/ui/lists/use-delayed.ts'
import { MarketFrame } from './frame.tsx'

const PendingPage = lazy(() => import('./pending-page.tsx').catch(() => ({ default: () => null })))

export default function MarketLayout() {
  useUnreadCount()
  const here = useLocation().pathname
  const going = useNavigation().location?.pathname
  // The router gives the whole address of the next location, but only the path of the current one.
  const next = (isTranslated ? going?.slice(prefix.length) : going) ?? here
  // Filtering a list does not replace it with a skeleton.
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
      <ComparePlace />
    </MarketFrame>
  )
}
