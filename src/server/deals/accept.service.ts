import type { acceptDeal as contract } from '#contract/deals/deal.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { deals } from '#contract/texts/deals.ts'
import { orders } from '#contract/texts/orders.ts'
import type { Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { constraintOf } from '#server/db/transactions/retry.ts'
import { badInput, conflict } from '#server/errors.ts'
import { newOrderId } from '#server/orders/rules/order-id.rules.ts'
import type { Services } from '#server/services.ts'
import { appendEvent } from './chain.service.ts'
import * as sql from './deal.queries.ts'
import type { Delivery } from './deal.row.ts'
import { inWords, requireAnswerable } from './deal.rules.ts'
import { type Asking, type Changing, changeDeal } from './in-room.service.ts'
import { deliveryOf } from './new-offer.service.ts'
import { notifyOfAcceptance } from './notify-of-deals.service.ts'
import { orderDeal } from './order-deal.service.ts'

type Draft = InputOf<typeof contract>
type Floor = Pick<Services, 'db' | 'env' | 'sms'>

/**
 * Accepts the offer of the other side: its one order is there, its stock taken and the chain longer, or nothing of it.
 * Accepting it again, from another tab or another attempt, answers the same order.
 */
export const acceptDeal = (
  services: Floor,
  person: Person,
  draft: Draft,
  { key, draw = newOrderId, ...when }: Asking & { readonly draw?: () => string },
): Promise<string> =>
  changeDeal(
    services.db,
    person,
    { dealId: draft.dealId, key, input: { call: 'accept-deal', ...draft }, ...when },
    (tx, changing) => acceptOnce(tx, services, { person, draft, changing, draw }),
  ).catch(explain)

function explain(error: unknown): never {
  // A stock that was not counted when the others were locked, and has been counted and sold since.
  throw constraintOf(error) === 'products_stock_check' ? conflict(orders.lastSold) : error
}

type Acceptance = {
  readonly person: Person
  readonly draft: Draft
  readonly changing: Changing
  readonly draw: () => string
}

async function acceptOnce(tx: Db, services: Floor, { person, draft, changing, draw }: Acceptance) {
  const { room, deal, side, now } = changing
  const { deal_id, room_id, revision, offer } = deal
  const isAgain = deal.state === 'accepted' && deal.order_id && offer.proposed_by !== side
  if (isAgain && draft.revision === revision) return { result: deal.order_id ?? '' }
  requireAnswerable(deal, draft.revision, side)
  const delivery = await placeOf(tx, changing, draft)
  const { request_id } = person
  const order_id = await orderDeal(tx, services, { room, deal, side, delivery, request_id, now, draw })
  await sql.updateDeal(tx, deal_id, { revision, state: 'accepted', now })
  const event = { room_id, deal_id, revision, actor_id: person.user_id, now }
  await appendEvent(tx, { ...event, event: 'accepted', facts: { order_id } })
  await notifyOfAcceptance(tx, room, offer, order_id)
  const body = deals.acceptMessage({ ...inWords(offer), order: order_id }).content
  return { result: order_id, message: { body, deal_id, deal_revision: revision } }
}

/** Where the goods go: said by the buyer now, or in the offer that the seller accepts. */
async function placeOf(tx: Db, { room, deal, side }: Changing, draft: Draft): Promise<Delivery> {
  if (side === 'buyer') return deliveryOf(tx, room.buyer_id, draft.delivery)
  if (!deal.offer.delivery) throw badInput(deals.noDelivery, 'delivery')
  return deal.offer.delivery
}
