import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, longCursor, productId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paged, successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { lowStock } from './low-stock.ts'
import { pageParts, product } from './product.ts'
import { productEdit, productPictures } from './product-upload.ts'

export const verification = z.enum(['pending', 'verified', 'rejected'])

/** Why its seller keeps a product off the market. */
export const offMarket = z.enum(['paused', 'draft'])

/** 'live' includes ended offers; 'low' and 'out' look only at products whose stock is counted. */
const ownProductFilter = z.enum([
  'all',
  'verified',
  'pending',
  'rejected',
  'live',
  'low',
  'out',
  'paused',
  'draft',
])
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
const ownProduct = z.object({
  ...product.shape,
  ...pageParts,
  ...sellerOnlyFields,
  /** null: on the market. */
  off_market: z.nullable(offMarket),
  /** From how many pieces on its stock is low, and its own limit; null: that of the shop counts. */
  low_stock: z.int(),
  own_low_stock: z.nullable(z.int()),
})
export type OwnProduct = z.infer<typeof ownProduct>

/** The filter of a seller's own list and export. */
export const ownProductQuery = {
  filter: z._default(z.enum(ownProductFilter.options, 'Choose a filter from the list'), 'all'),
  /** Part of a name, of a category or of an item code. */
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
  paused: z.int(),
  draft: z.int(),
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

export const listProduct = endpoint({
  method: 'POST',
  path: '/api/seller/products/:productId/list',
  access: 'seller',
  about:
    'Brings a draft or a paused product to the market. A draft needs a description and a picture; it is verified like a new product, and is as new. What is listed already stays as it is.',
  input: z.object({ productId }),
  reply: z.object({ ...successWithMessage, product: ownProduct }),
})

export const setLowStock = endpoint({
  method: 'PUT',
  path: '/api/seller/products/:productId/low-stock',
  access: 'seller',
  about:
    'From how many pieces on the stock of an own product is low, which its seller is told of once; null: the limit of the shop counts.',
  input: z.object({ productId, low_stock: lowStock }),
  reply: z.object({ ...successWithMessage, product: ownProduct }),
})

export const copyProduct = endpoint({
  method: 'POST',
  path: '/api/seller/products/:productId/copy',
  access: 'seller',
  keyed: true,
  about:
    'Makes a draft of an own product: all that its seller wrote of it and its pictures, without item code and stock, under a marked name.',
  input: z.object({ productId }),
  reply: z.object({ ...successWithMessage, product: ownProduct }),
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/:productId',
  access: 'seller',
  about: 'Takes an own product off the market for good; orders keep what they hold of it.',
  input: z.object({ productId }),
  reply: successReply,
})
