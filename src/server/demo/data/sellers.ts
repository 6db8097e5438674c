import { z } from 'zod'
import { limits } from '#server/limits.ts'
import {
  category,
  description,
  email,
  gstPrefix,
  isOfItsState,
  name,
  notOfItsState,
  state,
  text,
} from './fields.ts'
import { readList } from './read-data.ts'

/** The loader adds phone number, password and the last GST character. */
const DemoSeller = z
  .strictObject({
    company_name: name,
    owner: name,
    email,
    city: name,
    state,
    /** Shop or plot, area, city and PIN. */
    address: text(limits.text.address),
    gst_prefix: gstPrefix,
    business_type: z.enum(['Manufacturer', 'Wholesaler', 'Retailer']),
    website: z
      .string()
      .regex(/^https:\/\/[a-z-]+\.example$/, 'is not at .example')
      .optional(),
    /** The seller's categories, the main one first. */
    categories: z.array(category).min(1).max(3),
    about: description,
  })
  .refine(isOfItsState, notOfItsState)
export type DemoSeller = z.infer<typeof DemoSeller>

/** The sellers of the demo market. The first one's sign-in is published. */
export const sellers = readList('sellers.json', DemoSeller)
