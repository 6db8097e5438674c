import { Suspense } from 'react'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'
import { RecordSkeleton } from './record-skeleton.tsx'

const RecordOfBuyer = lazyOrNothing<{ buyerId: string }>(
  async () => (await import('./record-of-buyer.tsx')).RecordOfBuyer,
)

/** A part of a page that comes after the first look. */
export const LateRecord = ({ buyerId }: { buyerId: string }) => (
  <Suspense fallback={<RecordSkeleton />}>
    <RecordOfBuyer buyerId={buyerId} />
  </Suspense>
)
