import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, moment, productId, rupees, userId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paged, successFields } from '#contract/reply.ts'
import { isCategoryLabel } from './category.ts'
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
  /** Sorted by minimum; cards show the last. */
  prices: z.array(price),
  specs: z.array(z.object({ key: z.string(), value: z.string() })),
  /** The slug of what the seller sent as `category_type`. */
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
  createdAt: moment,
})
export type Product = z.infer<typeof product>

/** What its page and its seller read besides. */
export const pageParts = {
  ...pageFields,
  /** Less than the lowest minimum is refused; else the seller may accept it. */
  is_minimum_binding: z.boolean(),
}

/** A product as its page shows it. */
const shownProduct = z.object({ ...product.shape, ...pageParts })
export type ShownProduct = z.infer<typeof shownProduct>

const productPage = z.object({
  ...successFields,
  status: z.literal('ok'),
  products: z.array(product),
  ...paged,
  /** The words that were probably meant, where what was typed found little or nothing. */
  did_you_mean: z.optional(z.string()),
  /** What was typed, where nothing was found for it and the answer is for `did_you_mean` instead. */
  corrected_from: z.optional(z.string()),
  /** Words that no product has, where the answer is for the others. */
  left_out: z.optional(z.array(z.string())),
  /** What the words said of the price (rupees) and of the seller's state; the answer is narrowed by it. */
  understood: z.optional(
    z.object({
      min_price: z.optional(rupees),
      max_price: z.optional(rupees),
      state: z.optional(z.string()),
      /** The same for people. */
      sentence: z.string(),
    }),
  ),
  /** Sellers whose name was searched for; on the first page of a search alone. */
  suppliers: z.optional(
    z.array(
      z.object({ seller_id: z.uuid(), company_name: z.string(), seller_location: z.nullable(z.string()) }),
    ),
  ),
  /** Asked for with `facets`. */
  facets: z.optional(facets),
})
export type ProductPage = z.infer<typeof productPage>

const productSort = z.enum(['relevance', 'price', 'newest', 'rating'])
export type ProductSort = z.infer<typeof productSort>

const category_type = cutText(limits.text.name).check(z.refine(isCategoryLabel, unknownCategory))

const { category, ...besideCategory } = productFilters

/** What every list of products takes; that of a category has it in its path. */
const listOptions = {
  ...besideCategory,
  /** Whether to count what each choice of a filter would leave. */
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
