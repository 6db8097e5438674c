import { z } from 'zod'
import { businessTypes } from '#contract/sellers/seller-application.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { setCompanyName } from '#server/search/company-name.row.ts'
import { status } from './application.row.ts'

const PendingApplication = z.object({
  seller_application_id: z.uuid(),
  status,
  company_name: z.string(),
  business_address: z.string(),
  business_type: z.enum(businessTypes),
  other_business_type: z.string(),
  gst_number: z.string(),
  full_name: z.string(),
  business_pincode: z.string(),
  business_license_type: z.string(),
  proprietor_document_type: z.string(),
  ifsc_code: z.string(),
  account_number_end: z.string(),
  revision: z.int(),
})
export type PendingApplication = z.infer<typeof PendingApplication>

/** Locks the latest application and its account until the transaction ends. */
export const lockApplication = (tx: Db, userId: string) =>
  tx.maybe(rows(PendingApplication)`
    select a.seller_application_id, a.status, a.company_name, a.business_address, a.business_type,
      a.other_business_type, a.business_pincode, a.business_license_type, a.proprietor_document_type, a.ifsc_code,
      a.account_number_end, u.gst_number, u.full_name, u.revision
    from seller_applications a join users u on u.user_id = a.user_id
    where a.user_id = ${userId} order by a.created_at desc limit 1 for update`)

const Papers = z.object({
  seller_application_id: z.uuid(),
  business_license: z.string().nullable(),
  proprietor_document: z.string().nullable(),
})

export const findPapers = (db: Db, userId: string) =>
  db.maybe(rows(Papers)`
    select seller_application_id, business_license, proprietor_document from seller_applications
    where user_id = ${userId} order by created_at desc limit 1`)

export type Decision = {
  readonly seller_application_id: string
  readonly status: 'approved' | 'rejected'
  readonly reason: string | null
  readonly decided_by: string | null
}

export const updateDecision = (tx: Db, { seller_application_id, status, reason, decided_by }: Decision) =>
  tx.run(sql`
    update seller_applications set status = ${status}, reason = ${reason}, decided_by = ${decided_by},
      decided_at = now(), full_name = (select u.full_name from users u where u.user_id = seller_applications.user_id)
    where seller_application_id = ${seller_application_id}`)

export type NewSeller = {
  readonly company_name: string
  readonly business_type: string
  readonly state: string | null
  readonly city: string | null
}

/** Unknown parts of the address stay as they were. */
export const updateToSeller = (tx: Db, userId: string, seller: NewSeller) =>
  tx.run(sql`
    update users set account_type = 'seller', is_seller_verified = true, ${setCompanyName(seller.company_name)},
      business_type = ${seller.business_type}, state = coalesce(${seller.state}, state),
      city = coalesce(${seller.city}, city)
    where user_id = ${userId}`)

export const updateToBuyer = (tx: Db, userId: string) =>
  tx.run(
    sql`update users set account_type = 'buyer' where user_id = ${userId} and account_type = 'requested'`,
  )

const Purged = z.object({
  seller_application_id: z.uuid(),
  company_name: z.string(),
  business_license: z.string().nullable(),
  proprietor_document: z.string().nullable(),
})

/** Decided long enough ago for the documents to be deleted. */
export const lockOldApplications = (tx: Db, days: number, limit: number) =>
  tx.many(rows(Purged)`
    select seller_application_id, company_name, business_license, proprietor_document from seller_applications
    where decided_at < now() - make_interval(days => ${days})
      and (business_license is not null or proprietor_document is not null
        or (status = 'rejected' and account_number is not null))
    order by decided_at limit ${literal(limit)} for update skip locked`)

/** Deletes the sealed number and the bank: nobody needs them after a rejection. */
export const updateBankGone = (tx: Db, applicationIds: readonly string[]) =>
  tx.run(sql`
    update seller_applications
    set account_number = null, account_number_end = '', bank_name = '', bank_account_type = null, ifsc_code = ''
    where seller_application_id = any(${applicationIds}::uuid[]) and status = 'rejected'`)

export const updateDocumentsGone = (tx: Db, applicationIds: readonly string[]) =>
  tx.run(sql`
    update seller_applications set business_license = null, proprietor_document = null
    where seller_application_id = any(${applicationIds}::uuid[])`)
