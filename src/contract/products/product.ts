import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, moment, productId, rupees, userId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paymentTerms } from '#contract/payments/payment-terms.ts'
import { paged, successFields } from '#contract/reply.ts'
import { shopDispatch } from '#contract/sellers/dispatch.ts'
import { shortService } from '#contract/sellers/short-service.ts'
import { isCategoryLabel } from './present-categories.ts'
import { facets } from './product-facets.ts'
import { productFilters, trueFlag, unknownCategory } from './product-filters.ts'
import { listedFields, pageFields } from './product-schemas.ts'

export const price = z.object({
  price: rupees,
  /** null is open. */
  quantityRange: z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()) }),
})
export type Price = z.infer<typeof price>

export const product = z.object({
  product_id: z.uuid(),
  ...listedFields,
  /** URLs, the cover first; each names its largest width: /media/<id>/<width>.webp. */
  images: z.array(z.string()),
  /** Sorted by minimum; cards show the last one. */
  prices: z.array(price),
  specs: z.array(z.object({ key: z.string(), value: z.string() })),
  /** The slug of the `category_type` that the seller sent. */
  category: z.string(),
  kind: z.enum(['standard', 'live']),
  /** When a live offer ends. */
  expires_at: z.nullable(moment),
  is_verified: z.boolean(),
  is_top_product: z.boolean(),
  rating: z.nullable(z.number()),
  review_count: z.int(),
  seller_id: z.uuid(),
  seller_company: z.string(),
  seller: z.object({ seller_company: z.string() }),
  profile_image: z.nullable(z.string()),
  is_seller_verified: z.boolean(),
  business_type: z.nullable(z.string()),
  seller_location: z.nullable(z.string()),
  /** How its seller serves, once that is counted. */
  service: z.optional(shortService),
  createdAt: moment,
})
export type Product = z.infer<typeof product>

/** Additional fields for the product's page and its seller. */
export const pageParts = {
  ...pageFields,
  /** Whether less than the lowest minimum is refused; otherwise the seller decides. */
  is_minimum_binding: z.boolean(),
}

/** A product as its page shows it. */
const shownProduct = z.object({
  ...product.shape,
  ...pageParts,
  /** On which terms orders of its seller are paid; missing: nothing is agreed beforehand. */
  seller_terms: z.optional(paymentTerms),
  /** How its seller sends; missing: nothing is said of it. */
  seller_dispatch: z.optional(shopDispatch),
})
export type ShownProduct = z.infer<typeof shownProduct>

const productPage = z.object({
  ...successFields,
  status: z.literal('ok'),
  products: z.array(product),
  ...paged,
  /** A spelling that probably was intended, if the search found little or nothing. */
  did_you_mean: z.optional(z.string()),
  /** The original words, if they matched nothing and the answer is for `did_you_mean`. */
  corrected_from: z.optional(z.string()),
  /** Words without any match, if the answer is for the other words. */
  left_out: z.optional(z.array(z.string())),
  /** The words, if no product is called so, so that all of them are only close. */
  only_mentioned: z.optional(z.string()),
  /** The price range (rupees) and the state that the words named; the answer is filtered by them. */
  understood: z.optional(
    z.object({
      min_price: z.optional(rupees),
      max_price: z.optional(rupees),
      state: z.optional(z.string()),
      /** The same for readers. */
      sentence: z.string(),
    }),
  ),
  /** Sellers whose name matches; only on the first page of a search. */
  suppliers: z.optional(
    z.array(
      z.object({ seller_id: z.uuid(), company_name: z.string(), seller_location: z.nullable(z.string()) }),
    ),
  ),
  /** Present if the request asked for `facets`. */
  facets: z.optional(facets),
})
export type ProductPage = z.infer<typeof productPage>

const productSort = z.enum(['relevance', 'price', 'newest', 'rating', 'answers', 'origin'])
export type ProductSort = z.infer<typeof productSort>

const category_type = cutText(limits.text.name).check(z.refine(isCategoryLabel, unknownCategory))

const { category, ...besideCategory } = productFilters

/** The input of every product list; a category list has the category in its path. */
const listOptions = {
  ...besideCategory,
  /** Whether to count the products of each filter choice. */
  facets: trueFlag,
  seller_id: z.optional(userId),
  sort: z._default(productSort, 'relevance'),
  cursor: z.optional(cutText(500)),
  limit: z._default(
    z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(100))),
    limits.page.products,
  ),
}

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/products/search',
  access: 'anyone',
  shared: true,
  about: 'Searches products. A visitor sees 6 of them; an empty query lists top products first.',
  input: z.object({ q: cutText(limits.text.query), category, ...listOptions }),
  reply: productPage,
})
export type ProductSearch = z.output<typeof searchProducts.input>

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/:productId',
  access: 'anyone',
  shared: true,
  about: 'One product. An ended live offer still answers; a deleted product is not found.',
  input: z.object({ productId }),
  reply: z.object({ ...successFields, product: shownProduct }),
})

export const listCategory = endpoint({
  method: 'POST',
  path: '/api/products/category',
  access: 'anyone',
  shared: true,
  rate: 'read',
  about: "The listed products of a category, or those of them that match q; 'all' for every category.",
  input: z.object({ category_type, q: cutText(limits.text.query), ...listOptions }),
  reply: productPage,
})

export const listLiveCategory = endpoint({
  method: 'POST',
  path: '/api/products/livecategory',
  access: 'anyone',
  shared: true,
  rate: 'read',
  about:
    'The live offers of a category that have not ended, soonest ending first, or those of them that match q.',
  input: z.object({ category_type, q: cutText(limits.text.query), ...listOptions }),
  reply: productPage,
})
