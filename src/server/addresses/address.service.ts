import type { InputOf } from '#contract/endpoint.ts'
import { addresses } from '#contract/texts/addresses.ts'
import { common } from '#contract/texts/common.ts'
import type * as contract from '#contract/users/address.ts'
import type { Db } from '#server/db/db.ts'
import { placeIn, placeOf, positionPattern } from '#server/db/list-position.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { conflict, notFound, unavailable } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { requireRevision } from '#server/revision.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './address.queries.ts'

type Draft = InputOf<typeof contract.saveAddress>
type Change = InputOf<typeof contract.updateAddress>

export async function listAddresses(db: Db, { user_id }: Caller, cursor: string | undefined) {
  const after = await anchorOf(
    cursor,
    (place) => sql.findAnchor(db, user_id, placeIn(place)),
    positionPattern,
  )
  const [rows, { total }] = await Promise.all([
    sql.findAddressesOfUser(db, user_id, after),
    sql.countAddresses(db, user_id),
  ])
  return pageOf(rows, total, ({ address_id, micros }) => placeOf({ id: address_id, micros }))
}

export function saveAddress(db: Db, { user_id }: Caller, draft: Draft, key: string | undefined) {
  const address = toColumns(draft)
  const work = async (tx: Db) => {
    await sql.lockOwner(tx, user_id)
    const same = await sql.updateSameAddress(tx, user_id, address)
    if (same) return same
    const { total } = await sql.countAddresses(tx, user_id)
    if (total >= limits.addresses) throw conflict(addresses.tooMany({ limit: limits.addresses }))
    return sql.insertAddress(tx, user_id, address)
  }
  return db.transaction((tx) =>
    runOnce(tx, { user_id, key, input: { call: 'save-address', ...address } }, () => work(tx)),
  )
}

export async function updateAddress(db: Db, { user_id }: Caller, { addressId, revision, ...draft }: Change) {
  const which = { user_id, address_id: addressId }
  const changed = await sql.updateAddress(db, which, toColumns(draft), revision)
  if (changed) return changed
  const present = await sql.findRevision(db, which)
  if (!present) throw notFound('address')
  requireRevision(common.changed({ thing: 'address' }), present.revision, revision)
  throw unavailable()
}

export async function deleteAddress(db: Db, { user_id }: Caller, addressId: string) {
  if ((await sql.deleteAddress(db, user_id, addressId)) === 0) throw notFound('address')
}

const toColumns = ({ state, city, postalCode, shipAddress }: Draft): sql.NewAddress => ({
  state,
  city,
  postal_code: postalCode,
  ship_address: shipAddress,
})
