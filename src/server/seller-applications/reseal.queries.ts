import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Sealed = z.object({
  seller_application_id: z.uuid(),
  /** Null once it is gone. */
  account_number: z.instanceof(Buffer).nullable(),
  business_license: z.string().nullable(),
  proprietor_document: z.string().nullable(),
})
export type Sealed = z.infer<typeof Sealed>

/** A hundred at a time, in the order of their ids. */
export const findSealed = (db: Db, after = '00000000-0000-0000-0000-000000000000') =>
  db.many(rows(Sealed)`
    select seller_application_id, account_number, business_license, proprietor_document from seller_applications
    where seller_application_id > ${after} order by seller_application_id limit 100`)

/** Only while it is still what was read. */
export const updateAccountNumber = (db: Db, applicationId: string, before: Buffer, anew: Buffer) =>
  db.run(sql`
    update seller_applications set account_number = ${anew}
    where seller_application_id = ${applicationId} and account_number = ${before}`)

const Head = z.object({ head: z.instanceof(Buffer) })

/** What names the key, of everything that is sealed: a few of many. */
export const findSealedHeads = (db: Db) =>
  db.many(rows(Head)`
    select distinct substring(account_number from 1 for 5) as head from seller_applications
    where length(account_number) >= 5`)
