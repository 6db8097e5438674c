import { type ProductPage, product, searchProducts } from '#contract/products/product.ts'
import { WrittenReply } from '#server/http/replies/written-reply.ts'
import { toProduct } from '#server/products/product.reply.ts'
import type { ProductRow } from '#server/products/product.row.ts'
import type { Listing } from './listing.row.ts'

/** A product as a list shows it. */
export const writeCard = (row: ProductRow): string => JSON.stringify(product.parse(toProduct(row)))

type Page = Omit<Listing, 'hits'> & Pick<ProductPage, 'suppliers'> & { readonly cards: readonly string[] }

const none = '"products":[]'

/** A page whose cards are written already. */
export function toPage({ cards, total_is_floor, ...page }: Page): WrittenReply<ProductPage> {
  const around = searchProducts.reply.parse({
    ...{ success: true, status: 'ok', products: [] },
    ...page,
    ...(total_is_floor ? { total_is_floor } : {}),
  })
  return new WrittenReply(JSON.stringify(around).replace(none, () => `"products":[${cards.join(',')}]`))
}
