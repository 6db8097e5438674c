import { takenOff } from '#contract/samples/taken-off.ts'
import { priceLine } from '#server/products/prices.rules.ts'
import type { PricedProduct } from '#server/products/product.service.ts'
import type { SampleCredits } from '#server/sample-credits/credit.service.ts'

/** A product and its quantity in the cart. */
export type Goods = PricedProduct & { readonly quantity: number }

export type PricedLine = {
  readonly product: PricedProduct
  readonly quantity: number
  readonly unit_price_paise: number
  readonly line_total_paise: number
  /** The price of a paid sample: how much of it there is, what the total is less by, and the order of it if that is so. */
  readonly sample_paise?: number
  readonly discount_paise: number
  readonly sample_order_id?: string
  /** The quantities of the tier that sets the price. */
  readonly slab: { readonly min: number; readonly max: number | null }
}
export type PricedCart = { readonly lines: readonly PricedLine[]; readonly total_paise: number }

/** A line that can no longer be ordered stays visible in the cart, but outside its total. */
export function priceCart(goods: readonly Goods[], credits?: SampleCredits): PricedCart {
  const lines = goods.map((each) => withSample(priceGoods(each), credits))
  return { lines, total_paise: totalOf(lines.filter(({ product }) => product.available)) }
}

export const priceGoods = ({ quantity, ...product }: Goods): PricedLine => ({
  product,
  quantity,
  ...priceLine(product.tiers, quantity),
  discount_paise: 0,
})

/** With the price of a paid sample taken off. */
export function withSample(line: PricedLine, credits: SampleCredits | undefined): PricedLine {
  const { product, quantity, line_total_paise: total_paise } = line
  const credit = credits?.get(product.product_id)
  if (!credit) return line
  const minimum = product.tiers[0]?.min ?? 1
  const discount_paise = takenOff(credit.paise, { quantity, minimum, total_paise })
  return {
    ...line,
    sample_paise: credit.paise,
    discount_paise,
    line_total_paise: total_paise - discount_paise,
    ...(discount_paise > 0 ? { sample_order_id: credit.order_id } : {}),
  }
}

export const totalOf = (lines: readonly Pick<PricedLine, 'line_total_paise'>[]) =>
  lines.reduce((total, { line_total_paise }) => total + line_total_paise, 0)
