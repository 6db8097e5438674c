import { z } from 'zod'
import { eachField, fieldsShownIn } from '#contract/products/product-fields.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { columnNames, rows, type Sql, sql } from '#server/db/sql.ts'
import { DispatchRow, dispatchOf } from '#server/payees/dispatch.row.ts'
import { TermsRow } from '#server/payees/terms.row.ts'
import { ShortServiceRow, serviceOf } from '#server/service-figures/short-service.row.ts'

const Tier = z.object({ min: z.int(), max: z.int().nullable(), unit_price_paise: z.int() })

const fields = eachField(
  () => z.string(),
  () => z.int().nullable(),
  () => z.string().nullable(),
)
const listed = fieldsShownIn('lists', fields)
const onPage = fieldsShownIn('page', fields)

/** A product with what its card and page show of the seller. */
export const ProductRow = z.object({
  product_id: z.uuid(),
  kind: z.enum(['standard', 'live']),
  ...listed,
  category: z.string(),
  tiers: z.array(Tier),
  specs: z.array(z.object({ key: z.string(), value: z.string() })),
  images: z.array(z.string()),
  is_verified: z.boolean(),
  is_top_product: z.boolean(),
  expires_at: z.date().nullable(),
  rating_sum: z.int(),
  review_count: z.int(),
  created_at: z.date(),
  seller_id: z.uuid(),
  seller_company: z.string(),
  /** Its seller is a composition taxable person: no tax is in its price, whatever its rate. */
  is_composition: z.boolean(),
  service: ShortServiceRow.nullable(),
  profile_image: z.string().nullable(),
  is_seller_verified: z.boolean(),
  business_type: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
})
export type ProductRow = z.infer<typeof ProductRow>

/** The same with the additional fields of the product's own page. */
export const ShownProductRow = z.object({ ...ProductRow.shape, ...onPage, is_minimum_binding: z.boolean() })
export type ShownProductRow = z.infer<typeof ShownProductRow>

/** What buyers read beside it. */
export const ProductPageRow = ShownProductRow.extend({
  seller_terms: TermsRow.nullable(),
  seller_dispatch: DispatchRow.nullable(),
})
export type ProductPageRow = z.infer<typeof ProductPageRow>

/** Of the seller of the product `p`. */
export const isComposition = sql`exists (
  select from tax_registrations t where t.seller_id = p.seller_id and t.is_default and t.scheme = 'composition')`

export const productColumns = sql`
  ${columnNames(Object.keys(listed), 'p')}, p.product_id, p.kind, p.category, p.tiers, p.specs, p.images,
  p.verification = 'verified' as is_verified, p.is_top_product, p.expires_at, p.rating_sum, p.review_count, p.created_at,
  p.seller_id, coalesce(u.company_name, u.full_name) as seller_company, u.profile_image, u.is_seller_verified,
  u.business_type, u.city, u.state, ${isComposition} as is_composition, ${serviceOf(sql`p.seller_id`)}`

/** The additional columns of `ShownProductRow`. */
export const pageColumns = sql`${columnNames(Object.keys(onPage), 'p')}, u.is_minimum_binding`

/** Its seller's own: on the market, or kept off it. */
export const isKept = sql`(p.deleted_at is null or p.off_market in ('paused', 'draft'))`

/** Listed: not deleted, not rejected, not ended, and its seller not suspended. */
export const isListed = sql`
  p.deleted_at is null and p.verification <> 'rejected' and (p.expires_at is null or p.expires_at > now())
  and u.suspended_at is null`

/** Rows of products, each joined with its seller `u`. */
export const productRows = (rest: Sql, more: Sql = sql``) =>
  rows(ProductRow)`
    select ${productColumns} ${more} from products p join users u on u.user_id = p.seller_id ${rest}`

/** A product for carts and orders, even if it is no longer listed. */
export const PricedProduct = z.object({
  product_id: z.uuid(),
  seller_id: z.uuid(),
  seller_company: z.string(),
  product_name: z.string(),
  unit: z.string(),
  tiers: z.array(Tier),
  images: z.array(z.string()),
  stock: z.int().nullable(),
  most_per_buyer: z.int().nullable(),
  is_minimum_binding: z.boolean(),
  hsn_code: z.string().nullable(),
  gst_rate_bp: z.int().nullable(),
  unit_code: z.string().nullable(),
  /** The registration that its seller sells under. */
  seller_gstin: z.string().nullable(),
  seller_state_code: z.string().nullable(),
  seller_scheme: z.enum(taxScheme.options).nullable(),
  /** null: nothing is agreed beforehand. */
  seller_terms: TermsRow.nullable(),
  /** null: nothing is said of it. */
  seller_dispatch: DispatchRow.nullable(),
  available: z.boolean(),
})
export type PricedProduct = z.infer<typeof PricedProduct>

export const pricedColumns = sql`
  p.product_id, p.seller_id, coalesce(u.company_name, u.full_name) as seller_company, p.product_name, p.unit, p.tiers,
  p.images, p.stock, p.most_per_buyer, u.is_minimum_binding, p.hsn_code, p.gst_rate_bp, p.unit_code, t.gstin as seller_gstin,
  t.state_code as seller_state_code, t.scheme as seller_scheme,
  st.terms as seller_terms, ${dispatchOf(sql`p.seller_id`)} as seller_dispatch, (${isListed}) as available`

/** What `pricedColumns` reads beside `p`, the product. */
export const joinPricing = sql`
  join users u on u.user_id = p.seller_id
  left join tax_registrations t on t.seller_id = p.seller_id and t.is_default
  left join seller_terms st on st.seller_id = p.seller_id`

/**
 * Joins products of a search with their sellers, one by one: whatever other filters apply, the words leave fewer
 * products than all sellers of a state have.
 */
export const joinSellers = sql`
  cross join lateral (select *, xmin as version from users u where u.user_id = p.seller_id offset 0) u`
