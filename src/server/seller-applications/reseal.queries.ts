import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Sealed = z.object({
  seller_application_id: z.uuid(),
  /** null once it is deleted. */
  account_number: z.instanceof(Buffer).nullable(),
  business_license: z.string().nullable(),
  proprietor_document: z.string().nullable(),
})
export type Sealed = z.infer<typeof Sealed>

/** A hundred at a time, sorted by id. */
export const findSealed = (db: Db, after = '00000000-0000-0000-0000-000000000000') =>
  db.many(rows(Sealed)`
    select seller_application_id, account_number, business_license, proprietor_document from seller_applications
    where seller_application_id > ${after} order by seller_application_id limit 100`)

/** Only if it is still what was read. */
export const updateAccountNumber = (db: Db, applicationId: string, before: Buffer, anew: Buffer) =>
  db.run(sql`
    update seller_applications set account_number = ${anew}
    where seller_application_id = ${applicationId} and account_number = ${before}`)

const Head = z.object({ head: z.instanceof(Buffer) })

/** The first bytes of everything sealed, which name the key. */
export const findSealedHeads = (db: Db) =>
  db.many(rows(Head)`
    select distinct substring(account_number from 1 for 5) as head from seller_applications
    where length(account_number) >= 5`)
