import type { Product } from '#contract/products/product.ts'

/** The part of a product that its card shows: all that a list sends along with its page. */
export type CardProduct = Pick<
  Product,
  | 'product_id'
  | 'product_name'
  | 'unit'
  | 'gst_rate_bp'
  | 'country_of_origin'
  | 'kind'
  | 'expires_at'
  | 'stock'
  | 'is_verified'
  | 'is_top_product'
  | 'seller_company'
  | 'seller_location'
> & {
  readonly image: string | undefined
  readonly card_price: number
  /** The card's price is not for every quantity. */
  readonly has_slabs: boolean
  readonly min_order: number
}

export function toCardProduct(product: Product): CardProduct {
  const {
    gst_rate_bp,
    country_of_origin,
    product_id,
    product_name,
    unit,
    kind,
    expires_at,
    stock,
    is_verified,
    is_top_product,
  } = product
  const { seller_company, seller_location, prices, images } = product
  return {
    ...{ gst_rate_bp, product_id, product_name, unit, kind, expires_at, stock, is_verified, is_top_product },
    ...{ seller_company, seller_location, country_of_origin },
    image: images[0],
    // Specification 3: cards show the last entry of the prices.
    card_price: prices.at(-1)?.price ?? 0,
    has_slabs: prices.length > 1,
    min_order: prices[0]?.quantityRange.min ?? 1,
  }
}

/** 'Tiruppur' of 'Tiruppur, Tamil Nadu'. */
export const cityOf = ({ seller_location }: CardProduct) => seller_location?.split(',')[0] ?? ''
