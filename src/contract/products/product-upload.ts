import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { optionalTextOf, textOf } from '#contract/fields.ts'
import { jsonList } from '#contract/json-list.ts'
import { limits } from '#contract/limits.ts'
import { said } from '#contract/reply.ts'
import { slugOf } from './category.ts'
import { normaliseTiers } from './tiers.ts'

const priceDraft = z.object(
  {
    price: z.optional(z.unknown()),
    quantityRange: z.nullish(
      z.object({ min: z.optional(z.unknown()), max: z.optional(z.unknown()) }, 'Prices could not be read'),
    ),
  },
  'Prices could not be read',
)

/** Prices in, tiers in paise out. */
const prices = z.pipe(
  jsonList(priceDraft, 'Prices could not be read'),
  z.transform((drafts, context) => {
    const result = normaliseTiers(drafts)
    if ('tiers' in result) return result.tiers
    const path = result.place ? [result.place.tier, result.place.part] : []
    context.issues.push({ code: 'custom', message: result.problem, input: drafts, path })
    return z.NEVER
  }),
)

const { specs: mostSpecs, specKey, specValue } = limits.product

const specDraft = z.object(
  {
    key: optionalTextOf('The name of a specification', specKey),
    value: optionalTextOf('The value of a specification', specValue),
  },
  'Specifications could not be read',
)

const filled = z.string().check(z.minLength(1, 'Every specification needs a name and a value'))

/** Rows of the form that were left empty are no specifications; a half-filled one is a mistake. */
const specs = z.pipe(
  z.pipe(
    jsonList(specDraft, 'Specifications could not be read'),
    z.transform((rows) => rows.filter(({ key, value }) => key !== '' || value !== '')),
  ),
  z
    .array(z.object({ key: filled, value: filled }))
    .check(z.maxLength(mostSpecs, `A product can have at most ${mostSpecs} specifications`)),
)

const stock = z
  .int('Stock must be a whole number')
  .check(
    z.minimum(0, 'Stock cannot be negative'),
    z.maximum(limits.product.stock, 'Stock can be at most 10,00,00,000'),
  )

/** Of an edit: absent leaves it as it is, null is not tracked. */
export const optionalStock = z.optional(z.nullable(stock))

const wrongMost = 'The most for one buyer must be a whole number'
const most = z
  .int(wrongMost)
  .check(
    z.minimum(1, 'The most for one buyer must be at least 1'),
    z.maximum(limits.cart.quantity, 'The most for one buyer can be at most 10,00,000'),
  )

/** Of an edit: absent leaves it as it is, null is no bound. */
export const optionalMost = z.optional(z.nullable(most))

/** What every form of a product sends, pictures aside. */
export const productDraft = {
  product_name: textOf('Product name', limits.text.name),
  description: textOf('Product description', limits.text.description),
  prices,
  specs: z._default(specs, []),
  /** Any label of the specifications; it comes back as it was sent. */
  category_type: textOf('Category', limits.text.name).check(
    z.refine((label) => slugOf(label) !== undefined, 'Choose a category from the list'),
  ),
  unit: textOf('Unit', limits.text.unit),
  /** null or absent: not tracked. */
  stock: z._default(z.nullable(stock), null),
  /** What one buyer may have of it in open orders; null or absent: no bound. */
  most_per_buyer: z._default(z.nullable(most), null),
}

const mostPictures = limits.picture.perProduct

export const productPictures = z
  .array(z.string('Pictures must be sent as data-URLs'), 'Add at least one picture')
  .check(
    z.minLength(1, 'Add at least one picture'),
    z.maxLength(mostPictures, `A product can have at most ${mostPictures} pictures`),
  )

export const uploadProduct = endpoint({
  method: 'POST',
  path: '/api/products/upload',
  access: 'seller',
  keyed: true,
  body: 'pictures',
  about: 'Offers a product. Pictures are data-URLs; prices and specs are arrays or their JSON text.',
  input: z.object({ ...productDraft, product_image: productPictures }),
  reply: z.object({ ...said, product_id: z.uuid() }),
})
export type ProductDraft = z.output<typeof uploadProduct.input>
