import { orders } from '#contract/texts/orders.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { type PricedLine, totalOf } from '#server/carts/priced-cart.rules.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import type { Services } from '#server/services.ts'
import * as sql from './bounds.queries.ts'

const { cancelledADay, firstDay, open, openUnconfirmed } = limits.orders

type OrderDraft = { readonly buyer_id: string; readonly lines: readonly PricedLine[] }

/** What the account has on order; undefined without limits. The cart must be locked. */
export const findStanding = async (tx: Db, { env }: Pick<Services, 'env'>, buyerId: string) =>
  env.rateLimits ? sql.findStanding(tx, buyerId, firstDay.hours) : undefined

type Bought = Pick<PricedLine, 'line_total_paise'> & {
  readonly product: Pick<PricedLine['product'], 'seller_id'>
}

/** Returns why the account may not order so much more. */
export function reachedLimit(
  { sms }: Pick<Services, 'sms'>,
  lines: readonly Bought[],
  standing: sql.Standing | undefined,
): Sentence | undefined {
  if (!standing) return undefined
  const count = standing.open_orders + new Set(lines.map(({ product }) => product.seller_id)).size
  if (standing.is_new && count > firstDay.orders) return orders.firstDayOrders({ limit: firstDay.orders })
  if (standing.is_new && standing.open_paise + totalOf(lines) > firstDay.paise)
    return orders.firstDayRupees({ rupees: firstDay.paise / 100 })
  if (count > open) return orders.tooManyOpen({ limit: open })
  if (standing.cancelled_today >= cancelledADay) return orders.tooManyCancelled({ limit: cancelledADay })
  if (sms?.isReal && !standing.is_phone_confirmed && count > openUnconfirmed)
    return orders.phoneUnconfirmed({ limit: openUnconfirmed })
  return undefined
}

/** Checks a seller's terms: the minimum of each order and the maximum per buyer. */
export async function findBrokenTerm(tx: Db, { buyer_id, lines }: OrderDraft): Promise<Sentence | undefined> {
  const small = lines.find(
    ({ product, quantity }) => product.is_minimum_binding && quantity < minimumOf(product),
  )
  if (small)
    return orders.belowMinimum({ product: small.product.product_name, minimum: minimumOf(small.product) })
  const bounded = lines.filter(({ product }) => product.most_per_buyer !== null)
  if (bounded.length === 0) return undefined
  const productIds = bounded.map(({ product }) => product.product_id)
  const onOrder = new Map(
    (await sql.findOnOrder(tx, buyer_id, productIds)).map(({ product_id, quantity }) => [
      product_id,
      quantity,
    ]),
  )
  return bounded
    .map((line) => tooMuch(line, onOrder.get(line.product.product_id) ?? 0))
    .find((sentence) => sentence !== undefined)
}

const minimumOf = ({ tiers }: PricedLine['product']) => tiers[0]?.min ?? 1

function tooMuch({ product, quantity }: PricedLine, onOrder: number) {
  const { most_per_buyer: limit, product_name } = product
  if (limit === null || onOrder + quantity <= limit) return undefined
  const bound = { product: product_name, limit }
  return onOrder === 0 ? orders.aboveMost(bound) : orders.aboveMostWithOrders({ ...bound, ordered: onOrder })
}
