import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { addressId, cursor, textOf } from './fields.ts'
import { states } from './gst-number.ts'
import { limits } from './limits.ts'
import { isPinCode } from './pin-code.ts'
import { paged, said, saidReply, succeeded } from './reply.ts'
import { revision, seenRevision } from './revision.ts'
import { withPlainDigits } from './typed-number.ts'

const addressFields = {
  state: textOf('State', limits.text.name),
  city: textOf('City', limits.text.name),
  postalCode: textOf('Postal code', 12).check(z.overwrite(withPlainDigits)),
  shipAddress: textOf('Shipping address', limits.text.address),
}

/** A state in other words may lie abroad, where codes have other forms. */
const codeOfState = z.refine<{ state: string; postalCode: string }>(
  ({ state, postalCode }) => !states.includes(state) || isPinCode(postalCode),
  { error: 'Indian PIN codes have six digits and do not begin with 0', path: ['postalCode'] },
)

const address = z.object({
  address_id: z.uuid(),
  state: z.string(),
  city: z.string(),
  postalCode: z.string(),
  shipAddress: z.string(),
  /** Counts its changes. */
  revision,
})
export type Address = z.infer<typeof address>

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/address/getaddress',
  access: 'user',
  about: "The caller's saved addresses, newest first.",
  input: z.object({ cursor }),
  reply: z.object({ ...succeeded, data: z.array(address), ...paged }),
})

export const saveAddress = endpoint({
  method: 'POST',
  path: '/api/address/saveaddress',
  access: 'user',
  keyed: true,
  about: 'Saves a shipping address; one that is there already is not saved twice.',
  input: z.object(addressFields).check(codeOfState),
  reply: z.object({ ...said, data: address }),
})

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/api/address/:addressId',
  access: 'user',
  about:
    "Changes one of the caller's addresses; orders keep the copy that they were placed with. A `revision` that is old is refused with 409.",
  input: z.object({ addressId, ...addressFields, revision: seenRevision }).check(codeOfState),
  reply: z.object({ ...said, data: address }),
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/address/:addressId',
  access: 'user',
  about: "Deletes one of the caller's addresses; orders keep the copy that they were placed with.",
  input: z.object({ addressId }),
  reply: saidReply,
})
