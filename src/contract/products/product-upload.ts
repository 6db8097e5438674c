import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { blankLineOf } from '#contract/fields.ts'
import { jsonList } from '#contract/json-list.ts'
import { limits } from '#contract/limits.ts'
import { successWithMessage } from '#contract/reply.ts'
import { issueOf } from '#contract/rule.ts'
import { editedFields, uploadedFields } from './product-schemas.ts'
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

/** Parses prices into tiers in paise. */
const prices = z.pipe(
  jsonList(priceDraft, 'Prices could not be read'),
  z.transform((drafts, context) => {
    const result = normaliseTiers(drafts)
    if ('tiers' in result) return result.tiers
    const path = result.place ? [result.place.tier, result.place.part] : []
    context.issues.push(issueOf(result.problem, drafts, path))
    return z.NEVER
  }),
)

const { specs: mostSpecs, specKey, specValue } = limits.product

const specDraft = z.object(
  {
    key: z._default(blankLineOf('specificationName', specKey), ''),
    value: z._default(blankLineOf('specificationValue', specValue), ''),
  },
  'Specifications could not be read',
)

const filled = z.string().check(z.minLength(1, 'Every specification needs a name and a value'))

/** Empty rows of the form are dropped; a half-filled row is an error. */
const specs = z.pipe(
  z.pipe(
    jsonList(specDraft, 'Specifications could not be read'),
    z.transform((rows) => rows.filter(({ key, value }) => key !== '' || value !== '')),
  ),
  z
    .array(z.object({ key: filled, value: filled }))
    .check(z.maxLength(mostSpecs, `A product can have at most ${mostSpecs} specifications`)),
)

const lists = { prices, specs: z._default(specs, []) }

/** The fields of every product form, without pictures. */
export const productDraft = { ...uploadedFields, ...lists }
export const productEdit = { ...editedFields, ...lists }

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
  reply: z.object({ ...successWithMessage, product_id: z.uuid() }),
})
export type ProductDraft = z.output<typeof uploadProduct.input>
