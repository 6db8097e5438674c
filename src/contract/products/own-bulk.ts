import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { idOf, productId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { rules } from '#contract/texts/rules.ts'
import { ownProductQuery } from './own-product.ts'
import { editedFields } from './product-schemas.ts'

const bulkAction = z.enum(['list', 'pause', 'stock', 'price', 'delete'])
export type BulkAction = z.infer<typeof bulkAction>

const { bulkIds, bulkPercent } = limits.product

const ids = z.array(productId).check(z.maxLength(bulkIds, rules.bulkAtOnce({ limit: bulkIds }).content))

/** The products that are named, or without names all that the filter matches but those in `except`. */
const scope = { ...ownProductQuery, product_ids: z.optional(ids), except: z._default(ids, []) }

/** By how many percent, with one decimal; prices are rounded to paise or to whole rupees, halves up. */
const percent = z.number(rules.bulkPercent.content).check(
  z.refine(
    (value) => value !== 0 && value >= bulkPercent.least && value <= bulkPercent.most && isTenth(value),
    rules.bulkPercent.content,
  ),
  z.meta({ minimum: bulkPercent.least, maximum: bulkPercent.most }),
)

const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6

const rounding = z._default(z.enum(['paisa', 'rupee'], rules.bulkRounding.content), 'paisa')

export const changeProducts = endpoint({
  method: 'POST',
  path: '/api/seller/products/bulk',
  access: 'seller',
  keyed: true,
  about:
    'One decision over many own products: list, pause, stock, price by percent, or delete. Changes at one moment all that it can; `left` names some of those that it could not. It can be taken back for a day.',
  input: z.object({
    ...scope,
    action: z.enum(bulkAction.options, rules.bulkAction.content),
    /** For 'stock'; null: not counted. */
    stock: editedFields.stock,
    percent: z.optional(percent),
    rounding,
  }),
  reply: z.object({
    ...successWithMessage,
    decision_id: z.uuid(),
    changed: z.int(),
    left_names: z.array(z.string()),
  }),
})
export type BulkInput = z.output<typeof changeProducts.input>

export const previewPrices = endpoint({
  method: 'POST',
  path: '/api/seller/products/bulk/preview',
  access: 'seller',
  rate: 'read',
  about:
    'What a change of prices by percent would make of the first few products, and how many it can change.',
  input: z.object({ ...scope, percent, rounding }),
  reply: z.object({
    ...successFields,
    count: z.int(),
    /** Products whose price would be too high; they are left. */
    too_high: z.int(),
    examples: z.array(
      z.object({ product_name: z.string(), old: z.array(z.number()), new: z.array(z.number()) }),
    ),
  }),
})
export type PricePreview = z.output<typeof previewPrices.reply>

export const undoBulk = endpoint({
  method: 'POST',
  path: '/api/seller/products/bulk/:decisionId/undo',
  access: 'seller',
  about:
    'Takes a decision over many products back, within a day: each product becomes what it was, unless it changed since; `left_names` names some of those.',
  input: z.object({ decisionId: idOf('Decision not found') }),
  reply: z.object({ ...successWithMessage, changed: z.int(), left_names: z.array(z.string()) }),
})
