import { z } from 'zod'
import { limits } from '#server/limits.ts'
import { email, gstPrefix, isOfItsState, name, notOfItsState, postalCode, state, text } from './fields.ts'
import { readList } from './read-data.ts'

/** A delivery address in the fields of the address form. */
const place = {
  state,
  city: name,
  postal_code: postalCode,
  ship_address: text(limits.text.address),
}

/** A buyer with the address that is used most. The loader adds phone number and password. */
const DemoBuyer = z
  .strictObject({
    full_name: name,
    company: name,
    email,
    /** The shop's address on the profile. */
    address: text(limits.text.address),
    gst_prefix: gstPrefix,
    ...place,
    further_addresses: z.array(z.strictObject(place)).default([]),
  })
  .refine(isOfItsState, notOfItsState)
export type DemoBuyer = z.infer<typeof DemoBuyer>

/** The buyers of the demo market. The first one's sign-in is published. */
export const buyers = readList('buyers.json', DemoBuyer)
