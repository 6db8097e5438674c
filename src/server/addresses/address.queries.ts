import { z } from 'zod'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { type ListPosition, microsOf, momentOf } from '#server/db/list-position.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { isRevision } from '#server/revision.ts'

const AddressRow = z.object({
  address_id: z.uuid(),
  state: z.string(),
  city: z.string(),
  postal_code: z.string(),
  ship_address: z.string(),
  revision: z.int(),
})
export type AddressRow = z.infer<typeof AddressRow>
export type NewAddress = Omit<AddressRow, 'address_id' | 'revision'>

const columns = sql`address_id, state, city, postal_code, ship_address, revision`

const byAge = newestFirst(sql`created_at`, sql`address_id`)

const ListedRow = AddressRow.extend({ micros: z.int() })

export const findAddressesOfUser = (db: Db, userId: string, after: Anchor | undefined) =>
  db.many(rows(ListedRow)`
    select ${columns}, ${microsOf(sql`created_at`)} as micros from addresses where user_id = ${userId} ${byAge.page(after)}`)

/** If a person saves twice at once, the later one sees what the first has stored. */
export const lockOwner = (tx: Db, userId: string) =>
  tx.run(sql`select 1 from users where user_id = ${userId} for no key update`)

/** Moves an existing address to the front instead of storing it twice. */
export const updateSameAddress = (tx: Db, userId: string, address: NewAddress) =>
  tx.maybe(rows(AddressRow)`
    update addresses set created_at = now() where address_id = (
      select address_id from addresses
      where user_id = ${userId} and (state, city, postal_code, ship_address)
        = (${address.state}, ${address.city}, ${address.postal_code}, ${address.ship_address})
      order by created_at desc limit 1)
    returning ${columns}`)

export const findAnchor = (db: Db, userId: string, { id, micros }: ListPosition) =>
  db.maybe(rows(Anchor)`
    select ${id}::uuid as id, ${momentOf(micros)}::text as moment
    where not exists (select from addresses where address_id = ${id} and user_id <> ${userId})`)

const Total = z.object({ total: z.int() })

export const countAddresses = (db: Db, userId: string) =>
  db.one(rows(Total)`
    select count(*) as total
    from (select from addresses where user_id = ${userId} limit ${literal(countedUpTo)}) counted`)

export const insertAddress = (db: Db, userId: string, address: NewAddress) =>
  db.one(rows(AddressRow)`
    insert into addresses (user_id, state, city, postal_code, ship_address)
    values (${userId}, ${address.state}, ${address.city}, ${address.postal_code}, ${address.ship_address})
    returning ${columns}`)

type OwnedAddress = { readonly user_id: string; readonly address_id: string }

/** Touches nothing if another revision was read. */
export const updateAddress = (
  db: Db,
  which: OwnedAddress,
  address: NewAddress,
  revision: number | undefined,
) =>
  db.maybe(rows(AddressRow)`
    update addresses set state = ${address.state}, city = ${address.city}, postal_code = ${address.postal_code},
      ship_address = ${address.ship_address}
    where address_id = ${which.address_id} and user_id = ${which.user_id} and ${isRevision(revision)}
    returning ${columns}`)

const Present = z.object({ revision: z.int() })

export const findRevision = (db: Db, { user_id, address_id }: OwnedAddress) =>
  db.maybe(rows(Present)`
    select revision from addresses where address_id = ${address_id} and user_id = ${user_id}`)

export const deleteAddress = (db: Db, userId: string, addressId: string) =>
  db.run(sql`delete from addresses where address_id = ${addressId} and user_id = ${userId}`)
