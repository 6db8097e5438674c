import { lazy, Suspense, useSyncExternalStore } from 'react'
import { browserStorage } from '#web/storage/storage.ts'

const RecentlyViewed = lazy(() => import('./recently-viewed.tsx').catch(() => ({ default: () => null })))

const never = () => () => {}
const hasAny = () => browserStorage.read('recently_viewed') !== null

/** Loads nothing before the first product was viewed. */
export function RecentPlace() {
  const isUsed = useSyncExternalStore(never, hasAny, () => false)
  if (!isUsed) return null
  return (
    <Suspense fallback={null}>
      <RecentlyViewed />
    </Suspense>
  )
}
