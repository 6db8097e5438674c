import { z } from 'zod'
import { udyamActivities, udyamClasses } from '#contract/khata/due.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isBilled } from '#server/order-goods/is-billed.row.ts'
import { isRevision } from '#server/revision.ts'
import { sellingShape } from './party.row.ts'

const UdyamShape = {
  udyam_number: z.string(),
  udyam_class: z.enum(udyamClasses).nullable(),
  udyam_activity: z.enum(udyamActivities).nullable(),
}

const RegistrationRow = z.object({
  ...sellingShape,
  ...UdyamShape,
  is_default: z.boolean(),
  revision: z.int(),
})
type RegistrationRow = z.infer<typeof RegistrationRow>
export type NewRegistration = Omit<RegistrationRow, 'state_code' | 'is_default' | 'revision'>

const columns = sql`
  gstin, legal_name, trade_name, address, pin, state_code, scheme, turnover, invoice_prefix, udyam_number, udyam_class,
  udyam_activity, is_default, revision`

export const findRegistrations = (db: Db, sellerId: string) =>
  db.many(rows(RegistrationRow)`
    select ${columns} from tax_registrations where seller_id = ${sellerId}
    order by is_default desc, created_at, gstin`)

const Seller = z.object({ gst_number: z.string() })

/** One default, however many are saved at once. */
export const lockSeller = (tx: Db, sellerId: string) =>
  tx.one(rows(Seller)`select gst_number from users where user_id = ${sellerId} for no key update`)

/** Fails if another shop has the number. */
export const insertRegistration = (tx: Db, sellerId: string, registration: NewRegistration) =>
  tx.one(rows(RegistrationRow)`
    insert into tax_registrations (seller_id, gstin, legal_name, trade_name, address, pin, state_code, scheme, turnover,
      invoice_prefix, udyam_number, udyam_class, udyam_activity, is_default)
    values (${sellerId}, ${registration.gstin}, ${registration.legal_name}, ${registration.trade_name},
      ${registration.address}, ${registration.pin}, present_state_code(${registration.gstin}), ${registration.scheme},
      ${registration.turnover}, ${registration.invoice_prefix}, ${registration.udyam_number}, ${registration.udyam_class},
      ${registration.udyam_activity},
      not exists (select from tax_registrations where seller_id = ${sellerId} and is_default))
    returning ${columns}`)

const Unbilled = z.object({ order_id: z.string() })

/** An order under way that leaves the state of the registration that it was placed under. */
export const findUnbilledElsewhere = (tx: Db, sellerId: string, gstin: string) =>
  tx.maybe(rows(Unbilled)`
    select o.order_id from orders o
    where o.seller_id = ${sellerId} and o.seller_gstin = ${gstin} and o.delivery_status not in ('Cancelled', 'Delivered')
      and o.supply_state_code <> o.seller_state_code and not ${isBilled(sql`o.order_id`)}
    order by o.order_date limit 1`)

/** Touches nothing if another revision was read. */
export const updateRegistration = (
  tx: Db,
  sellerId: string,
  registration: NewRegistration,
  revision: number | undefined,
) =>
  tx.maybe(rows(RegistrationRow)`
    update tax_registrations set legal_name = ${registration.legal_name}, trade_name = ${registration.trade_name},
      address = ${registration.address}, pin = ${registration.pin}, scheme = ${registration.scheme},
      turnover = ${registration.turnover}, invoice_prefix = ${registration.invoice_prefix},
      udyam_number = ${registration.udyam_number}, udyam_class = ${registration.udyam_class},
      udyam_activity = ${registration.udyam_activity}
    where seller_id = ${sellerId} and gstin = ${registration.gstin} and ${isRevision(revision)}
    returning ${columns}`)

export const updateOthersNotDefault = (tx: Db, sellerId: string, gstin: string) =>
  tx.run(sql`
    update tax_registrations set is_default = false
    where seller_id = ${sellerId} and is_default and gstin <> ${gstin}`)

export const updateDefault = (tx: Db, sellerId: string, gstin: string) =>
  tx.one(rows(RegistrationRow)`
    update tax_registrations set is_default = true where seller_id = ${sellerId} and gstin = ${gstin}
    returning ${columns}`)
