import { oneOf } from '#contract/products/unit-words.ts'
import { presentStateName } from '#contract/tax/state-names.ts'
import { inRupees, plural, withCommas } from '#contract/texts/english.ts'
import type { SharedProductRow, SharedShopRow } from './share-picture.row.ts'

/** What a picture for messengers says; all texts are final. */
export type Card = {
  readonly name: string
  /** Large: a price, or how many products. */
  readonly figure: string
  readonly note: string
  readonly company: string
  readonly place: string
}

const placeOf = ({ city, state }: { city: string | null; state: string | null }) =>
  [city, state && presentStateName(state)].filter(Boolean).join(', ')

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The lowest price, and from which quantity on it counts. */
export function cardOfProduct(product: SharedProductRow): Card {
  const [first, ...rest] = product.tiers
  const lowest = rest.reduce(
    (low, tier) => (low && low.unit_price_paise <= tier.unit_price_paise ? low : tier),
    first,
  )
  const tax = product.is_untaxed ? 'no GST' : 'with GST'
  const note = lowest && lowest.min > 1 ? `For ${withCommas(lowest.min)} and more, ${tax}` : capitalised(tax)
  return {
    name: product.product_name,
    figure: `${inRupees((lowest?.unit_price_paise ?? 0) / 100)} / ${oneOf(product.unit)}`,
    note,
    company: product.company,
    place: placeOf(product),
  }
}

export const cardOfShop = (shop: SharedShopRow): Card => ({
  name: shop.company,
  figure: plural(shop.products, { one: '1 product', other: `${withCommas(shop.products)} products` }),
  note: 'Prices by quantity',
  company: '',
  place: placeOf(shop),
})

/** A picture's own photos: of the product, of the newest goods, else of the shop. */
export const photosOfShop = ({ images, profile_image }: SharedShopRow): readonly string[] => {
  if (images.length >= 4) return images
  return [images[0] ?? profile_image].filter((url) => url !== null && url !== undefined)
}
