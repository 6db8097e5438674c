import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder as contract } from '#contract/order.ts'
import { isSameAmount } from '#contract/products/price.ts'
import { carts } from '#contract/texts/carts.ts'
import { orders } from '#contract/texts/orders.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Person } from '#server/audit/audit.service.ts'
import { listApart } from '#server/blocks/block.service.ts'
import { getCart, listCartRows, lockCart, takeFromCart } from '#server/carts/cart.service.ts'
import { type PricedLine, priceGoods, totalOf, withSample } from '#server/carts/priced-cart.rules.ts'
import type { Db } from '#server/db/db.ts'
import { constraintOf, isDeadlock, retry } from '#server/db/transactions/retry.ts'
import { conflict, notFound } from '#server/errors.ts'
import { findFirstAnswer, keepAnswer, refuseUsedKey } from '#server/idempotency/idempotency.service.ts'
import { findCreditProblem } from '#server/khata/credit-limit.service.ts'
import { limits } from '#server/limits.ts'
import { pricedProducts } from '#server/products/product.service.ts'
import { lockSampleCredits, type SampleCredits, takeSamples } from '#server/sample-credits/credit.service.ts'
import type { Services } from '#server/services.ts'
import { ordersPlaced } from '#server/signals/signals.ts'
import { type Demand, lockStock, shortageOf, takeLockedStock } from '#server/stock/stock.service.ts'
import { findBrokenTerm, findStanding, reachedLimit } from './bounds.service.ts'
import { billingOf, compositionProblem, nobody } from './rules/billing.rules.ts'
import { changeSince } from './rules/changed-terms.rules.ts'
import { newOrderId } from './rules/order-id.rules.ts'
import { OrderRefusal } from './rules/order-refusal.rules.ts'
import { findBillTo, writeOrders } from './write-orders.service.ts'

type Draft = InputOf<typeof contract>
type Floor = Pick<Services, 'db' | 'env' | 'sms'>

/**
 * Orders products of the cart, all or nothing. Locks the cart first, then products with tracked stock in the order of
 * their ids, so that what is read here is still true when it is written.
 */
export function placeOrder(
  services: Floor,
  buyer: Person,
  draft: Draft,
  { key, draw = newOrderId }: { key: string | undefined; draw?: () => string },
): Promise<{ order_ids: string[] }> {
  const placing = () => services.db.transaction((tx) => placeOnce(tx, services, { buyer, draft, key, draw }))
  return retry(placing, isPassing).catch(explain)
}

/** PostgreSQL ended the transaction for others, or the drawn id is taken. */
const isPassing = (error: unknown) => isDeadlock(error) || constraintOf(error) === 'orders_pkey'

function explain(error: unknown): never {
  // A stock that was not counted when the others were locked, and has been counted and sold since.
  if (constraintOf(error) === 'products_stock_check') throw conflict(orders.lastSold)
  // The seller has just revived a cancelled order that had used the same sample.
  if (constraintOf(error) === 'sample_discounts_once_idx') throw conflict(orders.pricesChanged)
  refuseUsedKey(error)
}

type Placement = {
  readonly buyer: Person
  readonly draft: Draft
  readonly key: string | undefined
  readonly draw: () => string
}

async function placeOnce(tx: Db, services: Floor, { buyer, draft, key, draw }: Placement) {
  const { user_id: buyer_id, request_id } = buyer
  const { ordered_items, total_cost, billing_id, ...shipTo } = draft
  const demands = sumPerProduct(ordered_items)
  const productIds = demands.map(({ product_id }) => product_id)
  const keyed = { user_id: buyer_id, key, input: { call: 'place-order', ...draft } }
  const refuse = async (sentence: Sentence) => new OrderRefusal(sentence, await getCart(tx, buyer_id))

  // Issued together: they travel in one message and run in this order.
  const [owner, credits, first, cartRows, , products, standing, apart, billTo] = await Promise.all([
    lockCart(tx, buyer_id),
    lockSampleCredits(tx, buyer_id, productIds),
    findFirstAnswer(tx, keyed),
    listCartRows(tx, buyer_id),
    lockStock(tx, productIds),
    pricedProducts(tx, productIds),
    findStanding(tx, services, buyer_id),
    listApart(tx, buyer_id),
    billing_id === undefined ? nobody : findBillTo(tx, buyer_id, billing_id),
  ])
  if (first) return first.answer as { order_ids: string[] }
  if (!billTo) throw notFound('billing')
  if (!isInCart(cartRows, demands)) throw await refuse(orders.cartChanged)
  const lines = priceDemands(products, demands, credits)
  const billing = billingOf(draft, billTo)
  const problem =
    problemOf(lines, buyer_id, apart) ??
    changeSince(ordered_items, lines) ??
    totalProblem(lines, total_cost) ??
    compositionProblem(lines, billing) ??
    (await findBrokenTerm(tx, { buyer_id, lines })) ??
    reachedLimit(services, lines, standing) ??
    (await findCreditProblem(tx, buyer_id, salesOf(lines)))
  if (problem) throw await refuse(problem)

  const taken = await takeLockedStock(tx, lines)
  await takeFromCart(tx, buyer_id, productIds)
  const head = { buyer_id, request_id, ...shipTo, ...billing }
  const answer = { order_ids: await writeOrders(tx, head, { lines, taken, buyerName: owner.name, draw }) }
  await takeSamples(tx, answer.order_ids, lines)
  await keepAnswer(tx, keyed, answer)
  tx.afterCommit(() => ordersPlaced.send({ count: answer.order_ids.length }))
  return answer
}

/** Adds up lines with the same product. */
function sumPerProduct(items: Draft['ordered_items']): Demand[] {
  const perProduct = Map.groupBy(items, ({ product_id }) => product_id)
  return [...perProduct].map(([product_id, same]) => ({
    product_id,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

function isInCart(cartRows: readonly Demand[], demands: readonly Demand[]) {
  const inCart = new Map(cartRows.map(({ product_id, quantity }) => [product_id, quantity]))
  return demands.every(({ product_id, quantity }) => inCart.get(product_id) === quantity)
}

const salesOf = (lines: readonly PricedLine[]) =>
  [...Map.groupBy(lines, ({ product }) => product.seller_id)].map(([seller_id, sold]) => ({
    seller_id,
    total_paise: totalOf(sold),
  }))

type Products = Awaited<ReturnType<typeof pricedProducts>>

function priceDemands(products: Products, demands: readonly Demand[], credits: SampleCredits): PricedLine[] {
  return demands.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id)
    return product ? [withSample(priceGoods({ ...product, quantity }), credits)] : []
  })
}

/**
 * Returns why these lines cannot be ordered, in a sentence that names the product. A block says what it says of goods
 * that are gone: who is blocked is not told.
 */
function problemOf(
  lines: readonly PricedLine[],
  buyerId: string,
  apart: ReadonlySet<string>,
): Sentence | undefined {
  const gone = lines.find(({ product }) => !product.available || apart.has(product.seller_id))
  if (gone) return orders.unavailable({ product: gone.product.product_name })
  if (lines.some(({ product }) => product.seller_id === buyerId)) return carts.ownProduct
  return lines.map(shortageOf).find((sentence) => sentence !== undefined)
}

function totalProblem(lines: readonly PricedLine[], totalCost: number): Sentence | undefined {
  const total = totalOf(lines)
  if (total > limits.cart.totalPaise) return orders.tooLarge
  if (isSameAmount(totalCost, total)) return undefined
  // Paid since the page was opened, a sample only makes the order cheaper.
  const off = lines.reduce((sum, { discount_paise }) => sum + discount_paise, 0)
  return isSameAmount(totalCost, total + off) ? undefined : orders.pricesChanged
}
