import { z } from 'zod'
import { categories } from '#contract/products/category.ts'
import { firstStateNames } from '#contract/tax/first-states.ts'
import { stateOfGstNumber } from '#contract/tax/gst-number.ts'
import { limits } from '#server/limits.ts'

export const text = (max: number) => z.string().trim().min(1).max(max)
export const name = text(limits.text.name)
export const unit = text(limits.text.unit)
export const description = text(limits.text.description)
export const hoursAgo = z.number().nonnegative()
export const state = z.enum(firstStateNames)
export const postalCode = z.string().regex(/^[1-9]\d{5}$/, 'is no PIN code')
export const category = z.enum(categories.map(({ slug }) => slug))
export const pictures = z.array(z.string().regex(/^[a-z-]+-\d$/, 'is no name of a picture'))

/** At a reserved domain (RFC 2606), so that no mail can reach a real person. */
export const email = z.string().regex(/^[a-z.]+@[a-z-]+\.example$/, 'does not end in .example')

/** The first 14 characters. The PAN inside has the serial 0000, which is never issued. */
export const gstPrefix = z
  .string()
  .regex(/^\d{2}[A-Z]{3}[PCF][A-Z]0000[A-Z][1-9A-Z]Z$/, 'is not the beginning of a GST number of serial 0000')

type Registered = { readonly gst_prefix: string; readonly state: string }

export const isOfItsState = ({ gst_prefix, state }: Registered) => stateOfGstNumber(gst_prefix) === state
export const notOfItsState = { path: ['gst_prefix'], error: 'begins with the code of another state' }
