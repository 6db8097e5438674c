import { z } from 'zod'
import { applicantRow, applicationFacts, documentKind } from '#contract/admin/admin-seller-applications.ts'
import { bankAccountTypes } from '#contract/sellers/seller-application.ts'
import { accountType } from '#contract/users/user.ts'
import { Anchor, oldestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { status } from './application.row.ts'

const QueueRow = z.object({
  seller_application_id: z.uuid(),
  ...applicantRow.shape,
  created_at: z.date(),
  decided_at: z.date().nullable(),
  decided_by: z.string().nullable(),
})
export type QueueRow = z.infer<typeof QueueRow>

const isLatest = sql`not exists (
  select from seller_applications later where later.user_id = a.user_id and later.created_at > a.created_at)`

const byAge = oldestFirst(sql`a.created_at`, sql`a.seller_application_id`)

export const findQueue = (db: Db, filter: z.infer<typeof status>, after: Anchor | undefined) =>
  db.many(rows(QueueRow)`
    select a.seller_application_id, a.user_id, u.full_name, u.phone_number, a.company_name, a.business_type,
      a.business_category, u.gst_number, a.status, a.created_at, a.decided_at, d.full_name as decided_by,
      (select count(*) from users s where s.gst_number = u.gst_number and s.user_id <> u.user_id) as same_gst_number
    from seller_applications a join users u on u.user_id = a.user_id left join users d on d.user_id = a.decided_by
    where a.status = ${filter} and ${isLatest} ${byAge.page(after)}`)

const Total = z.object({ total: z.int() })

export const countQueue = (db: Db, filter: z.infer<typeof status>) =>
  db.one(rows(Total)`
    select count(*) as total from (
      select from seller_applications a where status = ${filter} and ${isLatest} limit ${literal(countedUpTo)}
    ) counted`)

export const findAnchor = (db: Db, cursor: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from seller_applications a where a.seller_application_id = ${cursor}`)

const ApplicantRow = z.object({
  seller_application_id: z.uuid(),
  user_id: z.uuid(),
  account_type: z.enum(accountType.options),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  address: z.string(),
  gst_number: z.string(),
  registered_at: z.date(),
  suspended_at: z.date().nullable(),
  ...applicationFacts,
  status,
  reason: z.string().nullable(),
  documents: z.array(z.enum(documentKind.options)),
  bank_name: z.string(),
  account_number_end: z.string(),
  bank_account_type: z.enum(bankAccountTypes).nullable(),
  ifsc_code: z.string(),
  business_category: z.string(),
  created_at: z.date(),
  decided_at: z.date().nullable(),
  decided_by: z.string().nullable(),
  revision: z.int(),
})
export type ApplicantRow = z.infer<typeof ApplicantRow>

export const findApplicant = (db: Db, userId: string) =>
  db.maybe(rows(ApplicantRow)`
    select a.seller_application_id, u.user_id, u.account_type, u.full_name, u.email, u.phone_number, u.address,
      u.gst_number, u.created_at as registered_at, u.suspended_at, a.status, a.reason, a.company_name,
      a.business_address, a.business_pincode, a.business_license_type, a.proprietor_document_type,
      array_remove(array[
        case when a.business_license is not null then 'business_license' end,
        case when a.proprietor_document is not null then 'proprietor_document' end], null) as documents,
      a.bank_name, a.account_number_end, a.bank_account_type, a.ifsc_code, a.business_category, a.specialization,
      a.business_type, a.other_business_type, a.business_options, a.production_capabilities, a.addons, a.created_at,
      a.decided_at, d.full_name as decided_by, u.revision
    from seller_applications a join users u on u.user_id = a.user_id left join users d on d.user_id = a.decided_by
    where a.user_id = ${userId} order by a.created_at desc limit 1`)

const SameGstRow = z.object({
  user_id: z.uuid(),
  name: z.string(),
  account_type: z.enum(accountType.options),
  is_seller_verified: z.boolean(),
})

/** Approved sellers first. */
export const findSameGst = (db: Db, userId: string, gstNumber: string) =>
  db.many(rows(SameGstRow)`
    select user_id, coalesce(company_name, full_name) as name, account_type, is_seller_verified from users
    where gst_number = ${gstNumber} and user_id <> ${userId}
    order by is_seller_verified desc, created_at limit 20`)

const EarlierRow = z.object({ status, reason: z.string().nullable(), decided_at: z.date().nullable() })
export type EarlierRow = z.infer<typeof EarlierRow>

export const findEarlier = (db: Db, userId: string, latestId: string) =>
  db.many(rows(EarlierRow)`
    select status, reason, decided_at from seller_applications
    where user_id = ${userId} and seller_application_id <> ${latestId} order by created_at desc limit 20`)

const File = z.object({ company_name: z.string(), file: z.string() })

export const findDocumentFile = (tx: Db, userId: string, kind: z.infer<typeof documentKind>) =>
  tx.maybe(rows(File)`
    select company_name, file from (
      select company_name, case ${kind}::text when 'business_license' then business_license
        when 'proprietor_document' then proprietor_document end as file
      from seller_applications where user_id = ${userId} order by created_at desc limit 1
    ) latest where file is not null`)
