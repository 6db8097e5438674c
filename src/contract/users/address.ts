import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { addressId, cursor, lineOf, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paged, successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { codeOfState, postalCode } from './postal-code.ts'

const addressFields = {
  state: lineOf('state', limits.text.name),
  city: lineOf('city', limits.text.name),
  postalCode,
  shipAddress: textOf('shippingAddress', limits.text.address),
}

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
  reply: z.object({ ...successFields, data: z.array(address), ...paged }),
})

export const saveAddress = endpoint({
  method: 'POST',
  path: '/api/address/saveaddress',
  access: 'user',
  keyed: true,
  about: 'Saves a shipping address; one that is there already is not saved twice.',
  input: z.object(addressFields).check(codeOfState('postalCode')),
  reply: z.object({ ...successWithMessage, data: address }),
})

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/api/address/:addressId',
  access: 'user',
  about:
    "Changes one of the caller's addresses; orders keep the copy that they were placed with. A `revision` that is old is refused with 409.",
  input: z.object({ addressId, ...addressFields, revision: seenRevision }).check(codeOfState('postalCode')),
  reply: z.object({ ...successWithMessage, data: address }),
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/address/:addressId',
  access: 'user',
  about: "Deletes one of the caller's addresses; orders keep the copy that they were placed with.",
  input: z.object({ addressId }),
  reply: successReply,
})
