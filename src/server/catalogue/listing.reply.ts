import { toProduct } from '#server/products/product.reply.ts'
import type { Listing } from './listing.row.ts'

export const toPage = ({ products, total_is_floor, ...page }: Listing) => ({
  success: true as const,
  status: 'ok' as const,
  products: products.map(toProduct),
  ...page,
  ...(total_is_floor ? { total_is_floor } : {}),
})
