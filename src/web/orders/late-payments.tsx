import { type ComponentProps, Suspense } from 'react'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'
import type { OrderPayments } from '#web/payments/order-payments.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

const Loaded = lazyOrNothing(async () => (await import('#web/payments/order-payments.tsx')).OrderPayments)

/** Who is paid and how comes after the first look. */
export const LatePayments = (props: ComponentProps<typeof OrderPayments>) => (
  <Suspense
    fallback={
      <SkeletonRegion>
        <Skeleton className="h-40" />
      </SkeletonRegion>
    }
  >
    <Loaded {...props} />
  </Suspense>
)
