import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { blankTextOf, indianDay, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields } from '#contract/reply.ts'

/** What the desk says of a GST rate; its document's name is the rate in basis points. */
export const gstRate = z.object({
  /** Whether forms offer it. One that is not offered stays on products and papers that have it. */
  is_offered: z.boolean('A checkbox is on or off'),
  /** Which goods have it, beside the rate in forms; empty where it is for all. */
  hint: blankTextOf('rateHint', limits.content.rateHint),
  source: textOf('source', limits.text.reason),
  checked_on: indianDay,
})
export type GstRate = z.infer<typeof gstRate>

const offeredRate = z.object({ rate_bp: z.int(), hint: z.string() })
export type OfferedRate = z.infer<typeof offeredRate>

export const listGstRates = endpoint({
  method: 'GET',
  path: '/api/gst-rates',
  access: 'anyone',
  shared: true,
  about:
    'The GST rates in basis points that products may get today, the lowest first, with what the forms say beside them.',
  input: z.object({}),
  reply: z.object({ ...successFields, rates: z.array(offeredRate) }),
})
