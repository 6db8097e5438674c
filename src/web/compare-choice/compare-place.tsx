import { Suspense, useSyncExternalStore } from 'react'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'
import { hasCompared, onCompared } from './on-compared.ts'

const CompareBar = lazyOrNothing(async () => (await import('./compare-bar.tsx')).CompareBar)

/** Loads nothing before the first product is chosen. */
export function ComparePlace() {
  const isUsed = useSyncExternalStore(onCompared, hasCompared, () => false)
  return isUsed ? (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  ) : null
}
