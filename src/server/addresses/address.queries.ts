import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const AddressRow = z.object({
  address_id: z.uuid(),
  state: z.string(),
  city: z.string(),
  postal_code: z.string(),
  ship_address: z.string(),
})
export type AddressRow = z.infer<typeof AddressRow>
export type NewAddress = Omit<AddressRow, 'address_id'>

export const findAddressesOfUser = (db: Db, userId: string) =>
  db.many(rows(AddressRow)`
    select address_id, state, city, postal_code, ship_address
    from addresses where user_id = ${userId} order by created_at desc, address_id limit 100`)

export const insertAddress = (db: Db, userId: string, address: NewAddress) =>
  db.one(rows(AddressRow)`
    insert into addresses (user_id, state, city, postal_code, ship_address)
    values (${userId}, ${address.state}, ${address.city}, ${address.postal_code}, ${address.ship_address})
    returning address_id, state, city, postal_code, ship_address`)

export const updateAddress = (db: Db, userId: string, { address_id, ...address }: AddressRow) =>
  db.maybe(rows(AddressRow)`
    update addresses set state = ${address.state}, city = ${address.city}, postal_code = ${address.postal_code},
      ship_address = ${address.ship_address}
    where address_id = ${address_id} and user_id = ${userId}
    returning address_id, state, city, postal_code, ship_address`)

export const deleteAddress = (db: Db, userId: string, addressId: string) =>
  db.run(sql`delete from addresses where address_id = ${addressId} and user_id = ${userId}`)
