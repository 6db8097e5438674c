import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/order.ts'
import { toRupees } from '#contract/products/price.ts'
import { orders, type TermChange } from '#contract/texts/orders.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { PricedLine } from '#server/carts/priced-cart.rules.ts'
import { isSameDispatch } from '#server/payees/dispatch.row.ts'
import { areSameTerms } from '#server/payees/terms.row.ts'

type Item = InputOf<typeof placeOrder>['ordered_items'][number]
type Shown = NonNullable<Item['shown']>

const shownChanges = 3

/**
 * Compares what is sold with what the page showed to the buyer, and describes old and new in a sentence. A caller
 * that does not say what was shown accepts the current terms.
 */
export function changeSince(items: readonly Item[], lines: readonly PricedLine[]): Sentence | undefined {
  const byId = new Map(lines.map((line) => [line.product.product_id, line]))
  const changes = items.flatMap(({ product_id, shown }) => {
    const line = byId.get(product_id)
    return line && shown ? changesOf(line, shown) : []
  })
  if (changes.length === 0) return shopChangeSince(items, byId)
  const more = Math.max(0, changes.length - shownChanges)
  return orders.termsChanged({ changes: changes.slice(0, shownChanges), more })
}

function changesOf({ product, unit_price_paise }: PricedLine, shown: Shown): TermChange[] {
  const name = product.product_name
  const price = toRupees(unit_price_paise)
  const minimum = product.tiers[0]?.min ?? 1
  return [
    ...differs(shown.product_name, name, (was) => ({ product: name, of: 'name', was, is: name })),
    ...differs(shown.unit, product.unit, (was) => ({ product: name, of: 'unit', was, is: product.unit })),
    ...differs(shown.unit_price, price, (was) => ({ product: name, of: 'price', was, is: price })),
    ...differs(shown.minimum, minimum, (was) => ({ product: name, of: 'minimum', was, is: minimum })),
  ]
}

const differs = <Value>(shown: Value | undefined, present: Value, change: (was: Value) => TermChange) =>
  shown === undefined || shown === present ? [] : [change(shown)]

function shopChangeSince(items: readonly Item[], lines: ReadonlyMap<string, PricedLine>) {
  const changes = items.map(({ product_id, shown }) => {
    const line = lines.get(product_id)
    return line && shopChange(line.product, shown ?? {})
  })
  return changes.find((sentence) => sentence !== undefined)
}

type Sold = Pick<PricedLine['product'], 'seller_company' | 'seller_terms' | 'seller_dispatch'>
type ShopTerms = Pick<Shown, 'terms' | 'dispatch'>

/**
 * Says so if orders of the seller are paid or sent on other terms than the page showed; who does not say what was shown accepts
 * those of today.
 */
export function shopChange(product: Sold, { terms, dispatch }: ShopTerms): Sentence | undefined {
  const named = { seller: product.seller_company }
  if (terms !== undefined && !areSameTerms(terms, product.seller_terms)) return orders.paymentChanged(named)
  if (dispatch !== undefined && !isSameDispatch(dispatch, product.seller_dispatch))
    return orders.dispatchChanged(named)
  return undefined
}
