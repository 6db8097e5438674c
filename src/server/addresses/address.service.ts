import type { saveAddress as contract } from '#contract/address.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './address.queries.ts'

export const listAddresses = (db: Db, { user_id }: Caller) => sql.findAddressesOfUser(db, user_id)

export function saveAddress(db: Db, { user_id }: Caller, draft: InputOf<typeof contract>) {
  const { state, city, postalCode: postal_code, shipAddress: ship_address } = draft
  return sql.insertAddress(db, user_id, { state, city, postal_code, ship_address })
}
