import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder as contract } from '#contract/order.ts'
import { isSameAmount } from '#contract/products/price.ts'
import { carts } from '#contract/texts/carts.ts'
import { orders } from '#contract/texts/orders.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Person } from '#server/audit/audit.service.ts'
import { getCart, listCartRows, lockCart, takeFromCart } from '#server/carts/cart.service.ts'
import { type PricedLine, totalOf } from '#server/carts/priced-cart.rules.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/retry.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { priceLine } from '#server/products/prices.rules.ts'
import { pricedProducts } from '#server/products/product.service.ts'
import type { Services } from '#server/services.ts'
import { ordersPlaced } from '#server/signals/signals.ts'
import { type Demand, lockStock, shortageOf, takeStock } from '#server/stock/stock.service.ts'
import { findBrokenTerm, findReachedLimit } from './bounds.service.ts'
import { changeSince } from './changed-terms.rules.ts'
import { OrderRefusal } from './order-refusal.rules.ts'
import { writeOrders } from './write-orders.service.ts'

type Draft = InputOf<typeof contract>
type Floor = Pick<Services, 'db' | 'env' | 'sms'>

/**
 * Orders products of the cart, all or nothing. Locks the cart first, then products with tracked stock in the order of
 * their ids, so that what is read here is still true when it is written.
 */
export function placeOrder(services: Floor, buyer: Person, draft: Draft, key: string | undefined) {
  const { user_id } = buyer
  const input = { call: 'place-order', ...draft }
  const place = async (tx: Db) => {
    await lockCart(tx, user_id)
    return runOnce(tx, { user_id, key, asked: input }, async () => ({
      order_ids: await orderOnce(tx, services, buyer, draft),
    }))
  }
  return retryDeadlock(() => services.db.transaction(place))
}

async function orderOnce(
  tx: Db,
  services: Floor,
  { user_id: buyerId, request_id }: Person,
  { ordered_items, total_cost, ...shipTo }: Draft,
) {
  const demands = sumPerProduct(ordered_items)
  const productIds = demands.map(({ product_id }) => product_id)
  const refuse = async (sentence: Sentence) => new OrderRefusal(sentence, await getCart(tx, buyerId))

  if (!(await isInCart(tx, buyerId, demands))) throw await refuse(orders.cartChanged)
  await lockStock(tx, productIds)
  const lines = await priceDemands(tx, demands)
  const purchase = { buyer_id: buyerId, lines }
  const problem =
    problemOf(lines, buyerId) ??
    changeSince(ordered_items, lines) ??
    totalProblem(lines, total_cost) ??
    (await findBrokenTerm(tx, purchase)) ??
    (await findReachedLimit(tx, services, purchase))
  if (problem) throw await refuse(problem)

  const taken = await takeStock(tx, lines)
  await takeFromCart(tx, buyerId, productIds)
  const orderIds = await writeOrders(tx, { buyer_id: buyerId, request_id, ...shipTo }, { lines, taken })
  tx.afterCommit(() => ordersPlaced.send({ count: orderIds.length }))
  return orderIds
}

/** Adds up lines with the same product. */
function sumPerProduct(items: Draft['ordered_items']): Demand[] {
  const perProduct = Map.groupBy(items, ({ product_id }) => product_id)
  return [...perProduct].map(([product_id, same]) => ({
    product_id,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

async function isInCart(tx: Db, buyerId: string, demands: readonly Demand[]) {
  const cartRows = await listCartRows(tx, buyerId)
  const inCart = new Map(cartRows.map(({ product_id, quantity }) => [product_id, quantity]))
  return demands.every(({ product_id, quantity }) => inCart.get(product_id) === quantity)
}

async function priceDemands(tx: Db, demands: readonly Demand[]): Promise<PricedLine[]> {
  const productIds = demands.map(({ product_id }) => product_id)
  const products = await pricedProducts(tx, productIds)
  return demands.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id)
    return product ? [{ product, quantity, ...priceLine(product.tiers, quantity) }] : []
  })
}

/** Returns why these lines cannot be ordered, in a sentence that names the product. */
function problemOf(lines: readonly PricedLine[], buyerId: string): Sentence | undefined {
  const gone = lines.find(({ product }) => !product.available)
  if (gone) return orders.unavailable({ product: gone.product.product_name })
  if (lines.some(({ product }) => product.seller_id === buyerId)) return carts.ownProduct
  return lines.map(shortageOf).find((sentence) => sentence !== undefined)
}

function totalProblem(lines: readonly PricedLine[], totalCost: number): Sentence | undefined {
  const total = totalOf(lines)
  if (total > limits.cart.totalPaise) return orders.tooLarge
  return isSameAmount(totalCost, total) ? undefined : orders.pricesChanged
}
