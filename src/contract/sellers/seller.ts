import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, moment, sellerId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { product } from '#contract/products/product.ts'
import { paged, successFields } from '#contract/reply.ts'
import { ratingCounts } from '#contract/review.ts'
import { shortService } from './short-service.ts'

/**
 * What everybody may read about a seller (seller's specification): nothing about the person, the bank or the
 * documents.
 */
const sellerProfile = z.object({
  ...successFields,
  seller_id: z.uuid(),
  company_name: z.string(),
  profile_image: z.nullable(z.string()),
  is_seller_verified: z.boolean(),
  /** The specification's spelling. */
  bussiness_type: z.nullable(z.string()),
  location: z.nullable(z.string()),
  phone: z.string(),
  email: z.string(),
  website: z.nullable(z.string()),
  member_since: moment,
  /** How the seller serves, once that is counted. */
  service: z.optional(shortService),
  /** The address that the shop has chosen; null: none. */
  handle: z.nullable(z.string()),
  /** What the shop says of itself; may be empty. */
  about: z.string(),
  /** Over all products of the seller; null without reviews. */
  rating: z.nullable(z.number()),
  review_count: z.int(),
  histogram: ratingCounts,
  product_count: z.int(),
  /** The seller's categories, those with most products first. */
  categories: z.array(z.object({ category: z.string(), label: z.string(), count: z.int() })),
  products: z.array(product),
  ...paged,
})
export type SellerProfile = z.infer<typeof sellerProfile>

export const getSeller = endpoint({
  method: 'GET',
  path: '/api/users/seller/:sellerId',
  access: 'anyone',
  about:
    'The public profile of a seller, with the newest listed products, of one category where one is named.',
  input: z.object({
    sellerId,
    category: z._default(cutText(limits.text.name), 'all'),
    cursor: z.optional(cutText(500)),
    limit: z._default(
      z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(limits.page.list))),
      limits.page.list,
    ),
  }),
  reply: sellerProfile,
})
