import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/order.ts'
import { toRupees } from '#contract/products/price.ts'
import type { PricedLine } from '#server/carts/priced-cart.rules.ts'

type Item = InputOf<typeof placeOrder>['ordered_items'][number]
type Shown = NonNullable<Item['shown']>

const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const rupees = (amount: number) => `₹${exact.format(amount)}`
const shownChanges = 3

/**
 * What is sold by now under other terms than the page showed to the buyer, old and new in a sentence. A caller that
 * does not say what was shown agrees to what is sold.
 */
export function changeSince(items: readonly Item[], lines: readonly PricedLine[]): string | undefined {
  const byId = new Map(lines.map((line) => [line.product.product_id, line]))
  const changes = items.flatMap(({ product_id, shown }) => {
    const line = byId.get(product_id)
    return line && shown ? changesOf(line, shown) : []
  })
  if (changes.length === 0) return undefined
  const more = changes.length > shownChanges ? ` (and ${changes.length - shownChanges} more)` : ''
  return `Changed since you saw it: ${changes.slice(0, shownChanges).join('; ')}${more}. Please check your cart and place the order again.`
}

function changesOf({ product, unit_price_paise }: PricedLine, shown: Shown): string[] {
  const name = product.product_name
  const price = toRupees(unit_price_paise)
  const minimum = product.tiers[0]?.min ?? 1
  return [
    ...differs(shown.product_name, name, `${shown.product_name} is now ${name}`),
    ...differs(shown.unit, product.unit, `${name} is sold per ${product.unit}, was per ${shown.unit}`),
    ...differs(
      shown.unit_price,
      price,
      `${name} costs ${rupees(price)}, was ${rupees(shown.unit_price ?? 0)}`,
    ),
    ...differs(shown.minimum, minimum, `the minimum order of ${name} is ${minimum}, was ${shown.minimum}`),
  ]
}

const differs = <Value>(shown: Value | undefined, present: Value, sentence: string) =>
  shown === undefined || shown === present ? [] : [sentence]
