import { z } from 'zod'
import { firstCategories } from '#contract/products/first-categories.ts'
import { description, email, hoursAgo, name, unit } from './fields.ts'
import { readList } from './read-data.ts'

const DemoQuote = z.strictObject({
  /** A company of the demo market that sells in the category. */
  seller: name,
  /** Rupees for one unit. */
  price: z.number().positive(),
  /** Where it is not the requirement's. */
  unit: unit.optional(),
  minimum: z.int().positive(),
  days: z.int().positive(),
  note: z.string(),
  hours_ago: hoursAgo,
})
export type DemoQuote = z.infer<typeof DemoQuote>

const DemoRequirement = z.strictObject({
  /** The e-mail address of a buyer of the demo market. */
  buyer: email,
  product_name: name,
  quantity: z.int().positive(),
  unit: unit.optional(),
  product_details: description,
  category_type: z.enum(firstCategories),
  hours_ago: hoursAgo,
  quotes: z.array(DemoQuote),
  /** The company whose quote was accepted, or that the buyer closed it. */
  closed: z.strictObject({ hours_ago: hoursAgo, won_by: name.optional() }).optional(),
})
export type DemoRequirement = z.infer<typeof DemoRequirement>

/** The requirements of the demo market, in every possible state. */
export const requirements = readList('requirements.json', DemoRequirement)
