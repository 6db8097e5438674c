import type { InputOf } from '#contract/endpoint.ts'
import { isSameAmount, toRupees } from '#contract/products/price.ts'
import type { orderSample as contract } from '#contract/samples/sample.ts'
import { samples as texts } from '#contract/texts/goods/samples.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Person } from '#server/audit/audit.service.ts'
import { listApart } from '#server/blocks/block.service.ts'
import { lockCart } from '#server/carts/cart.service.ts'
import { type PricedLine, priceGoods } from '#server/carts/priced-cart.rules.ts'
import type { Db } from '#server/db/db.ts'
import { constraintOf, isDeadlock, retry } from '#server/db/transactions/retry.ts'
import { conflict, notFound } from '#server/errors.ts'
import { findFirstAnswer, keepAnswer, refuseUsedKey } from '#server/idempotency/idempotency.service.ts'
import { findCreditProblem } from '#server/khata/credit-limit.service.ts'
import { findStanding, reachedLimit } from '#server/orders/bounds.service.ts'
import { billingOf, compositionProblem, nobody } from '#server/orders/rules/billing.rules.ts'
import { shopChange } from '#server/orders/rules/changed-terms.rules.ts'
import { newOrderId } from '#server/orders/rules/order-id.rules.ts'
import { findBillTo, standingOf, toLines, writeSales } from '#server/orders/write-orders.service.ts'
import { type PricedProduct, pricedProducts } from '#server/products/product.service.ts'
import { findSampleState } from '#server/sample-credits/credit.service.ts'
import type { Services } from '#server/services.ts'
import { ordersPlaced } from '#server/signals/signals.ts'
import { lockStock, shortageOf, takeLockedStock } from '#server/stock/stock.service.ts'
import * as sql from './sample.queries.ts'

type Draft = InputOf<typeof contract>
type Floor = Pick<Services, 'db' | 'env' | 'sms'>

/** The caller's sample of a product, and what became of its price. */
export async function getSample(db: Db, { user_id }: { readonly user_id: string }, productId: string) {
  const sample = await sql.findSample(db, user_id, productId)
  const became = sample && (await findSampleState(db, sample))
  return sample && became
    ? { ...sample, ...became, taken_off: became.order_id, order_id: sample.order_id }
    : null
}

/** Orders one piece at the price that its seller sets for samples, apart from minimum and slabs. */
export function orderSample(
  services: Floor,
  buyer: Person,
  draft: Draft,
  key: string | undefined,
): Promise<{ order_id: string }> {
  const placing = () => services.db.transaction((tx) => orderOnce(tx, services, { buyer, draft, key }))
  const isPassing = (error: unknown) => isDeadlock(error) || constraintOf(error) === 'orders_pkey'
  return retry(placing, isPassing).catch(explain)
}

function explain(error: unknown): never {
  // Its seller has just revived the one that was cancelled.
  if (constraintOf(error) === 'sample_orders_once_idx') throw conflict(texts.twice)
  refuseUsedKey(error)
}

type Placement = { readonly buyer: Person; readonly draft: Draft; readonly key: string | undefined }

async function orderOnce(tx: Db, services: Floor, { buyer, draft, key }: Placement) {
  const { user_id: buyer_id, request_id } = buyer
  const { productId, price, terms, dispatch, billing_id, ...shipTo } = draft
  const keyed = { user_id: buyer_id, key, input: { call: 'order-sample', ...draft } }
  // The buyer's row first, then the stock, as when a cart is ordered.
  const [owner, first, before, , products, offered, standing, apart, billTo] = await Promise.all([
    lockCart(tx, buyer_id),
    findFirstAnswer(tx, keyed),
    sql.findSample(tx, buyer_id, productId),
    lockStock(tx, [productId]),
    pricedProducts(tx, [productId]),
    sql.findPrice(tx, productId),
    findStanding(tx, services, buyer_id),
    listApart(tx, buyer_id),
    billing_id === undefined ? nobody : findBillTo(tx, buyer_id, billing_id),
  ])
  if (first) return first.answer as { order_id: string }
  if (!billTo) throw notFound('billing')
  const product = products.get(productId)
  if (!product) throw notFound('product')
  const line = sampleLine(product, offered?.sample_price_paise ?? 0)
  const billing = billingOf(draft, billTo)
  const sale = { seller_id: product.seller_id, total_paise: line.line_total_paise }
  const problem =
    problemOf(line, { buyer_id, apart, price, shown: { terms, dispatch } }) ??
    (before && texts.ordered({ order: before.order_id })) ??
    compositionProblem([line], billing) ??
    reachedLimit(services, [line], standing) ??
    (await findCreditProblem(tx, buyer_id, [sale]))
  if (problem) throw conflict(problem)

  const head = { buyer_id, request_id, ...shipTo, ...billing }
  const answer = await write(tx, head, { line, buyerName: owner.name })
  await keepAnswer(tx, keyed, answer)
  tx.afterCommit(() => ordersPlaced.send({ count: 1 }))
  return answer
}

/** One piece, whatever the slabs say. */
const sampleLine = (product: PricedProduct, paise: number): PricedLine => ({
  ...priceGoods({ ...product, quantity: 1 }),
  unit_price_paise: paise,
  line_total_paise: paise,
})

type Around = {
  readonly buyer_id: string
  readonly apart: ReadonlySet<string>
  /** What the buyer saw, in rupees. */
  readonly price: number
  readonly shown: Pick<Draft, 'terms' | 'dispatch'>
}

/** A block says what it says of goods that are gone: who is blocked is not told. */
function problemOf(line: PricedLine, { buyer_id, apart, price, shown }: Around): Sentence | undefined {
  const { product, line_total_paise: paise } = line
  if (product.seller_id === buyer_id) return texts.own
  const named = { product: product.product_name }
  if (!product.available || apart.has(product.seller_id)) return texts.gone(named)
  if (paise === 0) return texts.none(named)
  if (!isSameAmount(price, paise)) return texts.priceChanged({ ...named, rupees: toRupees(paise) })
  return shopChange(product, shown) ?? shortageOf(line)
}

type Goods = { readonly line: PricedLine; readonly buyerName: string }

async function write(tx: Db, head: Parameters<typeof writeSales>[1], { line, buyerName }: Goods) {
  const { seller_id, seller_company, product_id } = line.product
  const taken = await takeLockedStock(tx, [line])
  const lines = toLines([line], taken).map((sold) => ({ ...sold, slab_min: null, slab_max: null }))
  const total_paise = line.line_total_paise
  const sale = { ...standingOf([line]), seller_id, seller_company, total_paise, lines }
  const [order_id = ''] = await writeSales(tx, head, { sales: [sale], buyerName, draw: newOrderId })
  await sql.insertSample(tx, { order_id, product_id, buyer_id: head.buyer_id })
  return { order_id }
}
