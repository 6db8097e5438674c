import type { Deal, DealState } from '#contract/deals/deal.ts'
import { toRupees } from '#contract/products/price.ts'
import { deals } from '#contract/texts/deals.ts'
import type { DealRow, OfferRow, Side } from './deal.row.ts'
import { DealRefusal } from './deal-refusal.rules.ts'

type People = { readonly buyer_id: string; readonly seller_id: string }

export const sideOf = (userId: string, { buyer_id }: People): Side =>
  userId === buyer_id ? 'buyer' : 'seller'
export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer')
export const idOf = (side: Side, { buyer_id, seller_id }: People) => (side === 'buyer' ? buyer_id : seller_id)

const dayMs = 24 * 60 * 60_000

/** The moment at which a day in India is over. */
export const endOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00+05:30`) + dayMs)

/** What a side may do with the latest offer now. */
export function choicesOf({ state, is_open, offer }: DealRow, side: Side): Deal['can'] {
  const isOpen = state === 'open' && is_open
  const isOwn = offer.proposed_by === side
  const mayAnswer = isOpen && !isOwn
  return { accept: mayAnswer, counter: mayAnswer, decline: mayAnswer, withdraw: isOpen && isOwn }
}

const closed: Readonly<Record<Exclude<DealState, 'open'>, (typeof deals)['expired']>> = {
  accepted: deals.acceptedAlready,
  declined: deals.declinedAlready,
  withdrawn: deals.withdrawnAlready,
  expired: deals.expired,
}

/** Throws unless the latest offer is open and the one that was read. */
export function requireOpen(deal: DealRow, revision: number) {
  if (deal.state !== 'open') throw new DealRefusal(closed[deal.state], deal)
  if (deal.revision !== revision) throw new DealRefusal(deals.changed, deal)
}

/** The same, for what only the other side may do. */
export function requireAnswerable(deal: DealRow, revision: number, side: Side) {
  requireOpen(deal, revision)
  if (deal.offer.proposed_by === side) throw new DealRefusal(deals.ownOffer, deal)
}

/** An offer in the words of a message. */
export function inWords({ lines, total_paise }: OfferRow) {
  const [first] = lines
  return {
    product: first?.product_name ?? '',
    quantity: first?.quantity ?? 0,
    unit: first?.unit ?? '',
    price: toRupees(first?.unit_price_paise ?? 0),
    more: lines.length - 1,
    total: toRupees(total_paise),
  }
}

export const nameOfGoods = ({ lines: [first] }: OfferRow) => first?.product_name ?? ''
