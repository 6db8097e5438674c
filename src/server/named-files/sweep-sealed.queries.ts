import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, Sql } from '#server/db/sql.ts'

const Named = z.object({ id: z.uuid() })

/** Those of the ids that a query of `named-folders.rules.ts` finds. */
export const findNamed = (db: Db, query: string, ids: readonly string[]) =>
  db.many(rows(Named)`select id from (${new Sql([query], [])}) as named where id = any(${ids}::uuid[])`)
