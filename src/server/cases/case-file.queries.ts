import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import type { Side } from './case.rules.ts'

type NewFile = {
  readonly file_id: string
  readonly case_id: string
  readonly role: Side | 'desk'
  readonly kind: 'picture' | 'pdf'
  readonly now: Date
}

export const insertFile = (tx: Db, { file_id, case_id, role, kind, now }: NewFile) =>
  tx.run(sql`
    insert into case_files (file_id, case_id, role, kind, created_at)
    values (${file_id}, ${case_id}, ${role}, ${kind}, ${now})`)

const Known = z.object({ file_id: z.uuid() })

export const findKnown = (db: Db, ids: readonly string[]) =>
  db.many(rows(Known)`select file_id from case_files where file_id = any(${ids}::uuid[])`)
