import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { contentLock, type Value } from './content.row.ts'

const Last = z.object({ revision: z.int(), value: z.record(z.string(), z.unknown()).nullable() })

export const lockContent = (tx: Db) => tx.run(sql`select pg_advisory_xact_lock(${contentLock})`)

export const findLast = (tx: Db, kind: string, name: string) =>
  tx.maybe(rows(Last)`
    select revision, value from content_revisions where kind = ${kind} and name = ${name}
    order by revision desc limit 1`)

type Note = {
  readonly kind: string
  readonly name: string
  readonly revision: number
  readonly value: Value | null
  readonly made_at: Date | null
  readonly made_by: string | null
}

export const insertNote = (tx: Db, { value, ...row }: Note) =>
  tx.run(sql`
    insert into content_revisions (kind, name, revision, value, made_at, made_by)
    values (${row.kind}, ${row.name}, ${row.revision}, ${value === null ? null : JSON.stringify(value)}::jsonb,
      ${row.made_at}, ${row.made_by})`)
