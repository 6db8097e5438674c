import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

const LineNotice = lazy(() =>
  import('#web/offline/line-notice.tsx').catch(() => ({ default: (): ReactNode => null })),
)

// After everything that the first view needs.
const patience = 3_000

/** Loads the service worker, which keeps the app usable offline, once the page is idle. */
export function WorkerKeeper() {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(import.meta.env.PROD), patience)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest ? (
    <Suspense>
      <LineNotice />
    </Suspense>
  ) : null
}
