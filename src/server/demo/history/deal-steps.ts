import { dayInIndia } from '#contract/documents/document-number.ts'
import { openRoom } from '#server/chats/room.service.ts'
import { acceptDeal } from '#server/deals/accept.service.ts'
import { declineDeal, endDeals, withdrawDeal } from '#server/deals/close.service.ts'
import { counterDeal, offerDeal } from '#server/deals/offer.service.ts'
import type { StepThat } from '#server/demo/data/trades.ts'
import { span } from '#server/demo/dates.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import type { Floor } from './timeline.ts'
import type { Trade } from './trade.ts'

type Offer = StepThat<'offer' | 'counter'>

const draftOf = ({ demo, lines, delivery }: Trade, { by, price, valid_days, note }: Offer, clock: Clock) => ({
  lines: lines.map((line, place) =>
    place === 0 && price !== undefined ? { ...line, unit_price: price } : line,
  ),
  freight: demo.freight,
  freight_cost: demo.freight_cost,
  terms: demo.terms,
  dispatch_days: demo.dispatch_days,
  valid_until: dayInIndia(new Date(clock().getTime() + valid_days * span.day)),
  note,
  ...(by === 'buyer' ? { delivery } : {}),
})

export async function offer({ db }: Floor, trade: Trade, step: StepThat<'offer'>, clock: Clock) {
  const people = { buyer_id: trade.buyer.user_id, seller_id: trade.seller.user_id }
  trade.roomId = await openRoom(db, people)
  const draft = { roomId: trade.roomId, ...draftOf(trade, step, clock) }
  trade.dealId = await offerDeal(db, trade[step.by], draft, { key: undefined, past: clock() })
  trade.revision = 1
}

export async function counter({ db }: Floor, trade: Trade, step: StepThat<'counter'>, clock: Clock) {
  const read = { dealId: trade.dealId, revision: trade.revision }
  await counterDeal(
    db,
    trade[step.by],
    { ...read, ...draftOf(trade, step, clock) },
    { key: undefined, past: clock() },
  )
  trade.revision += 1
}

export function accept(floor: Floor, trade: Trade, { by, po_number }: StepThat<'accept'>, clock: Clock) {
  const { dealId, revision } = trade
  const delivery = by === 'buyer' ? { delivery: { ...trade.delivery, po_number } } : {}
  const asking = { key: undefined, past: clock(), draw: () => trade.orderId }
  return acceptDeal(floor, trade[by], { dealId, revision, ...delivery }, asking)
}

export const decline = ({ db }: Floor, trade: Trade, { by, reason }: StepThat<'decline'>, clock: Clock) =>
  declineDeal(db, trade[by], { dealId: trade.dealId, revision: trade.revision, reason }, { past: clock() })

export const withdraw = ({ db }: Floor, trade: Trade, { by }: StepThat<'withdraw'>, clock: Clock) =>
  withdrawDeal(db, trade[by], { dealId: trade.dealId, revision: trade.revision }, { past: clock() })

export const expire = ({ db }: Floor, _trade: Trade, _step: StepThat<'expire'>, clock: Clock) =>
  endDeals(db, { past: clock() })
