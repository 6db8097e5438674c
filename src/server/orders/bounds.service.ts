import { type PricedLine, totalOf } from '#server/carts/priced-cart.rules.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import type { Services } from '#server/services.ts'
import * as sql from './bounds.queries.ts'

const { firstDay, open, openUnconfirmed } = limits.orders

type Asked = { readonly buyer_id: string; readonly lines: readonly PricedLine[] }

const grouped = (count: number) => count.toLocaleString('en-IN')

/** Why an account may not have so much on order, in a sentence. The cart is locked before, so that it holds. */
export async function boundReached(
  tx: Db,
  { env, sms }: Pick<Services, 'env' | 'sms'>,
  { buyer_id, lines }: Asked,
): Promise<string | undefined> {
  if (!env.rateLimits) return undefined
  const standing = await sql.findStanding(tx, buyer_id, firstDay.hours)
  const orders = standing.open_orders + new Set(lines.map(({ product }) => product.seller_id)).size
  if (standing.is_new && orders > firstDay.orders)
    return `On its first day an account can have at most ${firstDay.orders} open orders. Please come back tomorrow.`
  if (standing.is_new && standing.open_paise + totalOf(lines) > firstDay.paise)
    return `On its first day an account can have orders of at most ₹${grouped(firstDay.paise / 100)} open. Please come back tomorrow.`
  if (orders > open)
    return `You can have at most ${open} open orders. Please wait until some of them are delivered.`
  if (sms?.isReal && !standing.is_phone_confirmed && orders > openUnconfirmed)
    return `Please confirm your phone number under Profile first: without it you can have at most ${openUnconfirmed} open orders.`
  return undefined
}

/** What a seller asks of each order: so much at least, and so much at most for one buyer. */
export async function termBroken(tx: Db, { buyer_id, lines }: Asked): Promise<string | undefined> {
  const small = lines.find(
    ({ product, quantity }) => product.is_minimum_binding && quantity < minimumOf(product),
  )
  if (small)
    return `The minimum order of ${small.product.product_name} is ${grouped(minimumOf(small.product))}. Please choose more.`
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
  const { most_per_buyer, product_name } = product
  if (most_per_buyer === null || onOrder + quantity <= most_per_buyer) return undefined
  const sentence = `One buyer can order at most ${grouped(most_per_buyer)} of ${product_name}`
  return onOrder === 0 ? `${sentence}.` : `${sentence}; you have ${grouped(onOrder)} on order.`
}
