import { z } from 'zod'
import { dayInIndia, documentKinds, financialYear } from '#contract/documents/document-number.ts'
import { udyamActivities, udyamClasses } from '#contract/khata/due.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isBilled } from '#server/order-goods/is-billed.row.ts'
import { areNamesDoubted } from './doubted-names.row.ts'
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
  waiting_legal_name: z.string().nullable(),
  waiting_trade_name: z.string().nullable(),
  are_names_doubted: z.boolean(),
  /** Of its papers in this financial year of India, and where the next one stands. */
  kind: z.enum(documentKinds),
  year: z.string(),
  next_place: z.int(),
})
export type RegistrationRow = z.infer<typeof RegistrationRow>

/** What papers of a registration are called. */
const kind = sql`case r.scheme when 'composition' then 'BOS' else 'INV' end`

export const findRegistrations = (db: Db, sellerId: string, year = financialYear(dayInIndia(new Date()))) =>
  db.many(rows(RegistrationRow)`
    select r.gstin, r.legal_name, r.trade_name, r.address, r.pin, r.state_code, r.scheme, r.turnover, r.invoice_prefix,
      r.udyam_number, r.udyam_class, r.udyam_activity, r.is_default, r.revision, w.legal_name as waiting_legal_name,
      w.trade_name as waiting_trade_name, ${areNamesDoubted} as are_names_doubted, ${kind} as kind, ${year} as year,
      coalesce(s.next_place, 1) as next_place
    from tax_registrations r left join registration_names w on w.gstin = r.gstin and w.status = 'pending'
      left join invoice_series s on (s.gstin, s.year, s.prefix, s.kind) = (r.gstin, ${year}, r.invoice_prefix, ${kind})
    where r.seller_id = ${sellerId} order by r.is_default desc, r.created_at, r.gstin`)

const Seller = z.object({
  gst_number: z.string(),
  name: z.string(),
  password_hash: z.string(),
  vetted_name: z.string().nullable(),
})
export type Seller = z.infer<typeof Seller>

/** One default, however many are saved at once. */
export const lockSeller = (tx: Db, sellerId: string) =>
  tx.one(rows(Seller)`
    select gst_number, coalesce(company_name, full_name) as name, password_hash,
      case when is_seller_verified then company_name end as vetted_name from users
    where user_id = ${sellerId} for no key update`)

export type NewRegistration = Omit<
  RegistrationRow,
  | 'state_code'
  | 'is_default'
  | 'revision'
  | 'waiting_legal_name'
  | 'waiting_trade_name'
  | 'are_names_doubted'
  | 'kind'
  | 'year'
  | 'next_place'
>

/** Fails if another shop has the number. */
export const insertRegistration = (tx: Db, sellerId: string, registration: NewRegistration) =>
  tx.run(sql`
    insert into tax_registrations (seller_id, gstin, legal_name, trade_name, address, pin, state_code, scheme, turnover,
      invoice_prefix, udyam_number, udyam_class, udyam_activity, is_default)
    values (${sellerId}, ${registration.gstin}, ${registration.legal_name}, ${registration.trade_name},
      ${registration.address}, ${registration.pin}, present_state_code(${registration.gstin}), ${registration.scheme},
      ${registration.turnover}, ${registration.invoice_prefix}, ${registration.udyam_number}, ${registration.udyam_class},
      ${registration.udyam_activity},
      not exists (select from tax_registrations where seller_id = ${sellerId} and is_default))`)

const Unbilled = z.object({ order_id: z.string() })

/** An order under way that leaves the state of the registration that it was placed under. */
export const findUnbilledElsewhere = (tx: Db, sellerId: string, gstin: string) =>
  tx.maybe(rows(Unbilled)`
    select o.order_id from orders o
    where o.seller_id = ${sellerId} and o.seller_gstin = ${gstin} and o.delivery_status not in ('Cancelled', 'Delivered')
      and o.supply_state_code <> o.seller_state_code and not ${isBilled(sql`o.order_id`)}
    order by o.order_date limit 1`)

export const updateRegistration = (tx: Db, sellerId: string, registration: NewRegistration) =>
  tx.run(sql`
    update tax_registrations set legal_name = ${registration.legal_name}, trade_name = ${registration.trade_name},
      address = ${registration.address}, pin = ${registration.pin}, scheme = ${registration.scheme},
      turnover = ${registration.turnover}, invoice_prefix = ${registration.invoice_prefix},
      udyam_number = ${registration.udyam_number}, udyam_class = ${registration.udyam_class},
      udyam_activity = ${registration.udyam_activity}
    where seller_id = ${sellerId} and gstin = ${registration.gstin}`)

export const updateOthersNotDefault = (tx: Db, sellerId: string, gstin: string) =>
  tx.run(sql`
    update tax_registrations set is_default = false
    where seller_id = ${sellerId} and is_default and gstin <> ${gstin}`)

export const updateDefault = (tx: Db, sellerId: string, gstin: string) =>
  tx.run(sql`
    update tax_registrations set is_default = true where seller_id = ${sellerId} and gstin = ${gstin}`)
