import { z } from 'zod'
import { applicationFacts } from '#contract/admin/admin-seller-applications.ts'
import { accountType } from '#contract/users/user.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { status } from './application.row.ts'

const Applicant = z.object({ account_type: z.enum(accountType.options) })

/**
 * Locks the account until the transaction ends: two applications of one person wait for each other, and so do two
 * decisions.
 */
export const lockApplicant = (tx: Db, userId: string) =>
  tx.one(rows(Applicant)`select account_type from users where user_id = ${userId} for no key update`)

export type NewApplication = {
  readonly seller_application_id: string
  readonly user_id: string
  readonly company_name: string
  readonly business_address: string
  readonly business_pincode: string
  readonly business_license_type: string
  readonly proprietor_document_type: string
  readonly business_license: string
  readonly proprietor_document: string
  readonly bank_name: string
  readonly account_number: Buffer
  readonly account_number_end: string
  readonly bank_account_type: string
  readonly ifsc_code: string
  readonly business_category: string
  readonly business_category_label: string
  readonly specialization: string
  readonly business_type: string
  readonly other_business_type: string
  readonly business_options: readonly string[]
  readonly production_capabilities: string
  readonly addons: string
}

export const insertApplication = (tx: Db, sent: NewApplication) =>
  tx.run(sql`
    insert into seller_applications
      (seller_application_id, user_id, company_name, business_address, business_pincode, business_license_type,
       proprietor_document_type, business_license, proprietor_document, bank_name, account_number, account_number_end,
       bank_account_type, ifsc_code, business_category, business_category_label, specialization, business_type,
       other_business_type, business_options, production_capabilities, addons)
    values
      (${sent.seller_application_id}, ${sent.user_id}, ${sent.company_name}, ${sent.business_address},
       ${sent.business_pincode}, ${sent.business_license_type}, ${sent.proprietor_document_type},
       ${sent.business_license}, ${sent.proprietor_document}, ${sent.bank_name}, ${sent.account_number},
       ${sent.account_number_end}, ${sent.bank_account_type}, ${sent.ifsc_code}, ${sent.business_category},
       ${sent.business_category_label}, ${sent.specialization}, ${sent.business_type}, ${sent.other_business_type},
       ${sent.business_options}, ${sent.production_capabilities}, ${sent.addons})`)

const Id = z.object({ seller_application_id: z.uuid() })

export const isNamed = async (db: Db, applicationId: string) =>
  (await db.maybe(rows(Id)`
    select seller_application_id from seller_applications where seller_application_id = ${applicationId}`)) !==
  undefined

/** Those of these applications whose documents are stored. */
export const findDocumented = (db: Db, applicationIds: readonly string[]) =>
  db.many(rows(Id)`
    select seller_application_id from seller_applications
    where seller_application_id = any(${applicationIds}::uuid[])
      and (business_license is not null or proprietor_document is not null)`)

export const updateToRequested = (tx: Db, userId: string) =>
  tx.run(sql`update users set account_type = 'requested' where user_id = ${userId}`)

const OwnRow = z.object({
  ...applicationFacts,
  status,
  reason: z.string().nullable(),
  created_at: z.date(),
  decided_at: z.date().nullable(),
  business_category_label: z.string(),
})
export type OwnRow = z.infer<typeof OwnRow>

export const findOwnApplication = (db: Db, userId: string) =>
  db.maybe(rows(OwnRow)`
    select status, reason, created_at, decided_at, company_name, business_address, business_pincode,
      business_license_type, proprietor_document_type, business_category_label, specialization, business_type,
      other_business_type, business_options, production_capabilities, addons
    from seller_applications where user_id = ${userId} order by created_at desc limit 1`)
