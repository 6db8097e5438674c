import type * as contract from '#contract/address.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './address.queries.ts'

type Draft = InputOf<typeof contract.saveAddress>

export const listAddresses = (db: Db, { user_id }: Caller) => sql.findAddressesOfUser(db, user_id)

export const saveAddress = (db: Db, { user_id }: Caller, draft: Draft) =>
  sql.insertAddress(db, user_id, toColumns(draft))

export async function updateAddress(db: Db, { user_id }: Caller, address_id: string, draft: Draft) {
  const changed = await sql.updateAddress(db, user_id, { address_id, ...toColumns(draft) })
  if (!changed) throw notFound('Address')
  return changed
}

export async function deleteAddress(db: Db, { user_id }: Caller, addressId: string) {
  if ((await sql.deleteAddress(db, user_id, addressId)) === 0) throw notFound('Address')
}

const toColumns = ({ state, city, postalCode, shipAddress }: Draft): sql.NewAddress => ({
  state,
  city,
  postal_code: postalCode,
  ship_address: shipAddress,
})
