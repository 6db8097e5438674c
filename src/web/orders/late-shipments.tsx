import { type ComponentProps, Suspense } from 'react'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'
import type { Shipments } from '#web/shipments/shipments.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

const Loaded = lazyOrNothing(async () => (await import('#web/shipments/shipments.tsx')).Shipments)

/** The way of the goods stands below them: it comes after the first look. */
export const LateShipments = (props: ComponentProps<typeof Shipments>) => (
  <Suspense
    fallback={
      <SkeletonRegion>
        <Skeleton className="h-13" />
      </SkeletonRegion>
    }
  >
    <Loaded {...props} />
  </Suspense>
)
