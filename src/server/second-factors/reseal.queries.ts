import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Sealed = z.object({ user_id: z.uuid(), secret: z.instanceof(Buffer) })
export type Sealed = z.infer<typeof Sealed>

/** Admins are few. */
export const findSealed = (db: Db) => db.many(rows(Sealed)`select user_id, secret from second_factors`)

/** Only if it is still what was read. */
export const updateSealed = (db: Db, userId: string, before: Buffer, anew: Buffer) =>
  db.run(sql`update second_factors set secret = ${anew} where user_id = ${userId} and secret = ${before}`)

const Head = z.object({ head: z.instanceof(Buffer) })

export const findSealedHeads = (db: Db) =>
  db.many(rows(Head)`select distinct substring(secret from 1 for 5) as head from second_factors`)
