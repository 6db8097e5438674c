import { z } from 'zod'
import { turnover } from '#contract/sellers/tax-registration.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isRevision } from '#server/revision.ts'

const RegistrationRow = z.object({
  gstin: z.string(),
  legal_name: z.string(),
  trade_name: z.string(),
  address: z.string(),
  pin: z.string(),
  state_code: z.string(),
  scheme: z.enum(taxScheme.options),
  turnover: z.enum(turnover.options),
  invoice_prefix: z.string(),
  is_default: z.boolean(),
  revision: z.int(),
})
type RegistrationRow = z.infer<typeof RegistrationRow>
export type NewRegistration = Omit<RegistrationRow, 'state_code' | 'is_default' | 'revision'>

const columns = sql`
  gstin, legal_name, trade_name, address, pin, state_code, scheme, turnover, invoice_prefix, is_default, revision`

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
      invoice_prefix, is_default)
    values (${sellerId}, ${registration.gstin}, ${registration.legal_name}, ${registration.trade_name},
      ${registration.address}, ${registration.pin}, state_code_of_gstin(${registration.gstin}), ${registration.scheme},
      ${registration.turnover}, ${registration.invoice_prefix},
      not exists (select from tax_registrations where seller_id = ${sellerId} and is_default))
    returning ${columns}`)

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
      turnover = ${registration.turnover}, invoice_prefix = ${registration.invoice_prefix}
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
