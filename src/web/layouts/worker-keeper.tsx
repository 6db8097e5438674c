import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

const LineNotice = lazy(() =>
  import('#web/offline/line-notice.tsx').catch(() => ({ default: (): ReactNode => null })),
)

// What the first view needs goes first.
const patience = 3_000

/** Brings in what keeps the app ready for a broken line, once the page is at rest. */
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
