import type { ReviewedProduct } from '#contract/admin/admin-products.ts'

/** The revision goes along, so that the server refuses a decision about a product that has changed since. */
export const reviewedRevision = ({ product_id, revision }: ReviewedProduct) => ({
  productId: product_id,
  revision,
})
