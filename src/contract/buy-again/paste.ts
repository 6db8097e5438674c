import * as z from 'zod/mini'
import { pricedGoods } from '#contract/cart.ts'
import { endpoint } from '#contract/endpoint.ts'
import { textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields } from '#contract/reply.ts'

const pastedLine = z.object({
  /** As it was typed. */
  typed: z.string(),
  /** Null where the line says none; goods then have their minimum. */
  quantity: z.nullable(z.int()),
  /** As typed; '' where the line says none. */
  unit: z.string(),
  found_by: z.enum(['code', 'bought', 'words', 'nothing']),
  /** The best first, at the quantity of the line. */
  goods: z.array(pricedGoods),
})
export type PastedLine = z.infer<typeof pastedLine>

export const readPastedOrder = endpoint({
  method: 'POST',
  path: '/api/users/cart/read-text',
  access: 'user',
  about:
    'Reads an order that was pasted as text, line by line: quantity, unit, name or item code, and the products that it may mean. Changes nothing.',
  input: z.object({ text: textOf('pastedOrder', limits.pasted.text) }),
  reply: z.object({
    ...successFields,
    lines: z.array(pastedLine),
    /** There were more lines than are read at a time. */
    is_cut: z.boolean(),
  }),
})
