import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Sealed = z.object({ payee_id: z.uuid(), account_number: z.instanceof(Buffer) })
export type Sealed = z.infer<typeof Sealed>

/** A hundred at a time, sorted by id. */
export const findSealed = (db: Db, after = '00000000-0000-0000-0000-000000000000') =>
  db.many(rows(Sealed)`
    select payee_id, account_number from seller_payees where payee_id > ${after} and account_number is not null
    order by payee_id limit 100`)

/** Only if it is still what was read. */
export const updateSealed = (db: Db, payeeId: string, before: Buffer, anew: Buffer) =>
  db.run(sql`
    update seller_payees set account_number = ${anew} where payee_id = ${payeeId} and account_number = ${before}`)

const Head = z.object({ head: z.instanceof(Buffer) })

/** The first bytes of everything sealed, which name the key. */
export const findSealedHeads = (db: Db) =>
  db.many(rows(Head)`
    select distinct substring(account_number from 1 for 5) as head from seller_payees
    where length(account_number) >= 5`)
