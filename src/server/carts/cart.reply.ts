import type { Cart, PricedGoods } from '#contract/cart.ts'
import { toRupees } from '#contract/products/price.ts'
import { toPrices } from '#server/products/prices.rules.ts'
import type { PricedCart, PricedLine } from './priced-cart.rules.ts'

export const toCart = ({ lines, total_paise }: PricedCart): Pick<Cart, 'cart_items' | 'total_amount'> => ({
  cart_items: lines.map((line) => ({ product_details: toPricedGoods(line) })),
  total_amount: toRupees(total_paise),
})

export const toPricedGoods = ({
  product,
  quantity,
  unit_price_paise,
  line_total_paise,
  sample_paise,
  discount_paise,
}: PricedLine): PricedGoods => ({
  product_id: product.product_id,
  product_name: product.product_name,
  product_image: product.images,
  seller: product.seller_company,
  seller_id: product.seller_id,
  quantity,
  unit: product.unit,
  unit_price: toRupees(unit_price_paise),
  line_total: toRupees(line_total_paise),
  ...(sample_paise === undefined ? {} : { sample_credit: toRupees(sample_paise) }),
  ...(discount_paise > 0 ? { discount: toRupees(discount_paise) } : {}),
  prices: toPrices(product.tiers),
  stock: product.stock,
  most_per_buyer: product.most_per_buyer,
  is_minimum_binding: product.is_minimum_binding,
  available: product.available,
  ...(product.seller_terms ? { seller_terms: product.seller_terms } : {}),
  ...(product.seller_dispatch ? { seller_dispatch: product.seller_dispatch } : {}),
  ...toTaxOf(product),
})

/** Missing as long as the rate is not known. */
function toTaxOf({
  hsn_code,
  gst_rate_bp,
  unit_code,
  seller_state_code,
  seller_scheme,
}: PricedLine['product']) {
  // No tax is in such a price, whatever its rate.
  const rate = seller_scheme === 'composition' ? 0 : gst_rate_bp
  if (rate === null) return undefined
  return {
    gst_rate_bp: rate,
    hsn_code: hsn_code ?? undefined,
    unit_code: unit_code ?? undefined,
    seller_state_code: seller_state_code ?? undefined,
    seller_scheme: seller_scheme ?? undefined,
  }
}
