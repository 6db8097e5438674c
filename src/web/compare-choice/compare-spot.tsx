import { Suspense, useSyncExternalStore } from 'react'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'

const CompareToggle = lazyOrNothing(async () => (await import('./compare-toggle.tsx')).CompareToggle)

type CompareSpotProps = { productId: string; name: string }

const never = () => () => {}
const yes = () => true
const no = () => false

/** The place on a card where a product is chosen; what stands there comes after the page. */
export function CompareSpot(props: CompareSpotProps) {
  const isBrowser = useSyncExternalStore(never, yes, no)
  return isBrowser ? (
    <Suspense fallback={null}>
      <CompareToggle {...props} />
    </Suspense>
  ) : null
}
