import type { ReviewedProduct } from '#contract/admin/admin-products.ts'

/** What is decided on is what was looked at. */
export const seenOf = ({ product_id, revision }: ReviewedProduct) => ({ productId: product_id, revision })
