import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, productId, rupees } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { issueOf } from '#contract/rule.ts'
import { rules } from '#contract/texts/rules.ts'
import { editedFields } from './product-schemas.ts'

const { taxAtOnce } = limits.product

/** By what its seller knows a product. */
export const untaxedFields = {
  product_id: z.uuid(),
  product_name: z.string(),
  category_type: z.string(),
  category: z.string(),
  image: z.string(),
  unit: z.string(),
}

/** A product of which invoices do not know enough. */
const untaxedProduct = z.object({
  ...untaxedFields,
  /** Rupees for one unit in the first price slab. */
  price: rupees,
  hsn_code: z.nullable(z.string()),
  gst_rate_bp: z.nullable(z.int()),
  unit_code: z.nullable(z.string()),
})
export type UntaxedProduct = z.infer<typeof untaxedProduct>

export const listUntaxed = endpoint({
  method: 'GET',
  path: '/api/seller/products/tax',
  access: 'seller',
  about:
    "The caller's products without HSN code or GST rate, by category and name: at most a hundred, of one category if it is named. `categories` counts all of them.",
  input: z.object({ category: cutText(limits.text.name) }),
  reply: z.object({
    ...successFields,
    products: z.array(untaxedProduct),
    categories: z.array(z.object({ category: z.string(), count: z.int() })),
  }),
})

const { hsn_code, gst_rate_bp, unit_code } = editedFields

const productTax = z
  .object({ product_id: productId, hsn_code, gst_rate_bp, unit_code })
  .check(({ value, issues }) => {
    if (!value.hsn_code && value.gst_rate_bp == null && !value.unit_code)
      issues.push(issueOf(rules.taxMissing, value, ['hsn_code']))
  })
export type ProductTax = z.output<typeof productTax>

export const setTax = endpoint({
  method: 'PUT',
  path: '/api/seller/products/tax',
  access: 'seller',
  about:
    'Sets HSN code, GST rate and unit code of many own products, all or none. What is missing or null stays as it is.',
  input: z.object({
    products: z
      .array(productTax, rules.product.content)
      .check(
        z.minLength(1, rules.product.content),
        z.maxLength(taxAtOnce, rules.taxAtOnce({ limit: taxAtOnce }).content),
      ),
  }),
  reply: z.object({ ...successWithMessage, changed: z.int() }),
})
