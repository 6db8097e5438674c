import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { DealCardProps } from '#web/deals/deal-card.tsx'
import type { Line } from './lines.ts'

/** Where the card does not come, the message stays in its words. */
const Words: ComponentType<DealCardProps> = ({ children }) => children
let loaded: ComponentType<DealCardProps> | undefined
// Most rooms have no deal.
export async function loadDealCard() {
  loaded ??= await import('#web/deals/deal-card.tsx').then(
    (part) => part.DealCard,
    () => Words,
  )
  return { default: loaded }
}
const LateCard = lazy(loadDealCard)

type DealSlotProps = { line: Line; name: string; sellerId: string; children: ReactNode }

/** The card of a deal in the place of its latest message. */
export function DealSlot({ line: { dealId, roomId }, name, sellerId, children }: DealSlotProps) {
  // One that has come already stands at once where it belongs; a card never becomes another one.
  const [DealCard] = useState(() => loaded ?? LateCard)
  if (!dealId) return children
  return (
    <Suspense fallback={children}>
      <DealCard {...{ roomId, dealId, name, sellerId }}>{children}</DealCard>
    </Suspense>
  )
}
