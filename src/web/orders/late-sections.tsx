import { type ComponentProps, type ComponentType, Suspense } from 'react'
import type { OrderCases } from '#web/cases/order-cases.tsx'
import type { Documents } from '#web/documents/documents.tsx'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'
import type { ChangeBill } from '#web/order-bill/change-bill.tsx'
import type { OrderPayments } from '#web/payments/order-payments.tsx'
import type { Shipments } from '#web/shipments/shipments.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import type { OrderReviews } from './order-reviews.tsx'

/** A section below the goods of an order, which comes after the first look. */
function lateSection<Props extends object>(load: () => Promise<ComponentType<Props>>, height: string) {
  const Loaded = lazyOrNothing(load)
  const placeholder = <LoadingShape className={height} />
  return (props: ComponentProps<typeof Loaded>) => (
    <Suspense fallback={placeholder}>
      <Loaded {...props} />
    </Suspense>
  )
}

export const LateDocuments = lateSection<ComponentProps<typeof Documents>>(
  async () => (await import('#web/documents/documents.tsx')).Documents,
  'h-13',
)
export const LatePayments = lateSection<ComponentProps<typeof OrderPayments>>(
  async () => (await import('#web/payments/order-payments.tsx')).OrderPayments,
  'h-40',
)
export const LateShipments = lateSection<ComponentProps<typeof Shipments>>(
  async () => (await import('#web/shipments/shipments.tsx')).Shipments,
  'h-13',
)
export const LateReviews = lateSection<ComponentProps<typeof OrderReviews>>(
  async () => (await import('./order-reviews.tsx')).OrderReviews,
  'h-60',
)
export const LateCases = lateSection<ComponentProps<typeof OrderCases>>(
  async () => (await import('#web/cases/order-cases.tsx')).OrderCases,
  'h-13',
)
export const LateChangeBill = lateSection<ComponentProps<typeof ChangeBill>>(
  async () => (await import('#web/order-bill/change-bill.tsx')).ChangeBill,
  'h-9 w-20',
)
