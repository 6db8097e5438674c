import type { ReviewedProduct } from '#contract/admin/admin-products.ts'

export type ProductDecision = 'verify' | 'unverify' | 'reject' | 'feature' | 'unfeature'

type Standing = Pick<ReviewedProduct, 'verification' | 'is_top_product'>

/** What an admin can decide about a product in this state, in the order of the buttons. */
export function decisionsFor({ verification, is_top_product }: Standing): ProductDecision[] {
  const top = is_top_product ? 'unfeature' : 'feature'
  if (verification === 'pending') return ['verify', 'reject']
  return verification === 'verified' ? ['reject', 'unverify', top] : ['verify', 'unverify']
}
