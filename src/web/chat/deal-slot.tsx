import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { DealCardProps } from '#web/deals/deal-card.tsx'
import type { Line } from './lines.ts'

/** Where the card does not come, the message stays in its words. */
const Words: ComponentType<DealCardProps> = ({ children }) => children
// Most rooms have no deal.
const DealCard = lazy(async () => ({
  default: await import('#web/deals/deal-card.tsx').then(
    (part) => part.DealCard,
    () => Words,
  ),
}))

type DealSlotProps = { line: Line; name: string; sellerId: string; children: ReactNode }

/** The card of a deal in the place of its latest message. */
export function DealSlot({ line: { dealId, roomId }, name, sellerId, children }: DealSlotProps) {
  if (!dealId) return children
  return (
    <Suspense fallback={children}>
      <DealCard {...{ roomId, dealId, name, sellerId }}>{children}</DealCard>
    </Suspense>
  )
}
