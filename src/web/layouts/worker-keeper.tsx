import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

const LineNotice = lazy(() =>
  import('#web/offline/line-notice.tsx').catch(() => ({ default: (): ReactNode => null })),
)

/**
 * Loads what tells of a slow or lost line as soon as the page can be used: a line that hangs later would never bring it.
 * Not in development, where a service worker would keep old files.
 */
export function WorkerKeeper() {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(import.meta.env.PROD), [])
  return isAlive ? (
    <Suspense>
      <LineNotice />
    </Suspense>
  ) : null
}
