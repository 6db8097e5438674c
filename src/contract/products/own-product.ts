import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, longCursor, productId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paged, successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { pageParts, product } from './product.ts'
import { productEdit, productPictures } from './product-upload.ts'

export const verification = z.enum(['pending', 'verified', 'rejected'])

/** 'live' includes ended offers; 'low' and 'out' look only at products whose stock is counted. */
const ownProductFilter = z.enum(['all', 'verified', 'pending', 'rejected', 'live', 'low', 'out'])
export type OwnProductFilter = z.infer<typeof ownProductFilter>
export const ownProductFilters: readonly OwnProductFilter[] = ownProductFilter.options

const ownProductSort = z.enum(['newest', 'name', 'category'])
export type OwnProductSort = z.infer<typeof ownProductSort>

/** Fields that only the seller and the admins read. */
export const sellerOnlyFields = {
  verification,
  /** The admin's reason; null unless rejected. */
  rejection_reason: z.nullable(z.string()),
  /** Rises with each change that buyers can see. */
  revision,
}

/** A product as its seller sees it. */
const ownProduct = z.object({ ...product.shape, ...pageParts, ...sellerOnlyFields })
export type OwnProduct = z.infer<typeof ownProduct>

/** The filter of a seller's own list and export. */
export const ownProductQuery = {
  filter: z._default(z.enum(ownProductFilter.options, 'Choose a filter from the list'), 'all'),
  /** Part of a name or of a category. */
  q: cutText(limits.text.query),
}

export const ownProductCounts = z.object({
  all: z.int(),
  verified: z.int(),
  pending: z.int(),
  rejected: z.int(),
  live: z.int(),
  low: z.int(),
  out: z.int(),
  /** Without HSN code or GST rate; no filter of the list. */
  without_tax: z.int(),
})
export type OwnProductCounts = z.infer<typeof ownProductCounts>

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/api/seller/products',
  access: 'seller',
  about: "The caller's own products, rejected and ended ones too; `counts` are those of every filter.",
  input: z.object({
    ...ownProductQuery,
    sort: z._default(z.enum(ownProductSort.options, 'Choose an order from the list'), 'newest'),
    cursor: longCursor,
  }),
  reply: z.object({ ...successFields, products: z.array(ownProduct), counts: ownProductCounts, ...paged }),
})

export const getOwnProduct = endpoint({
  method: 'GET',
  path: '/api/seller/products/:productId',
  access: 'seller',
  about: 'One own product, to be edited; also one that was rejected.',
  input: z.object({ productId }),
  reply: z.object({ ...successFields, product: ownProduct }),
})

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/products/:productId',
  access: 'seller',
  body: 'pictures',
  about:
    'Changes an own product. Pictures: addresses that it has, and data-URLs of new ones, in their order. Without pictures these stay. A counted `stock` is changed only together with `stock_seen`, the count that was read; another count, or a `revision` that is old, is refused with 409. A new name, category or picture is verified again.',
  input: z.object({
    ...productEdit,
    productId,
    stock_seen: productEdit.stock,
    revision: seenRevision,
    product_image: z.optional(productPictures),
  }),
  reply: z.object({ ...successWithMessage, product: ownProduct }),
})
export type ProductChange = z.output<typeof updateProduct.input>

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/:productId',
  access: 'seller',
  about: 'Takes an own product off the market for good; orders keep what they hold of it.',
  input: z.object({ productId }),
  reply: successReply,
})
