import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const Answer = z.object({ yes: z.boolean() })

/** Whether the market has no account yet. */
export const isEmpty = async (db: Db) =>
  (await db.one(rows(Answer)`select not exists (select from users) as yes`)).yes
