import { contentLock, DocumentRow, RevisionRow, type Value } from '#server/content/content.row.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

export const lockContent = (tx: Db) => tx.run(sql`select pg_advisory_xact_lock(${contentLock})`)

const makerOf = sql`(select full_name from users where user_id = made_by) as made_by`

export const findDocuments = (db: Db, kind: string) =>
  db.many(rows(DocumentRow)`
    select distinct on (name) name, revision, value, made_at, ${makerOf}
    from content_revisions where kind = ${kind} order by name, revision desc`)

export const findDocument = (db: Db, kind: string, name: string) =>
  db.maybe(rows(DocumentRow)`
    select name, revision, value, made_at, ${makerOf}
    from content_revisions where kind = ${kind} and name = ${name} order by revision desc limit 1`)

type Place = { readonly kind: string; readonly name: string }

export const findRevisions = (db: Db, { kind, name }: Place, before: number, limit: number) =>
  db.many(rows(RevisionRow)`
    select revision, value, restored, made_at, ${makerOf} from content_revisions
    where kind = ${kind} and name = ${name} and revision < ${before} order by revision desc limit ${limit}`)

export type NewRevision = Place & {
  readonly revision: number
  readonly value: Value | null
  readonly restored: number | null
  /** undefined: it came with the product. */
  readonly made_by: string | null | undefined
}

export const insertRevision = (tx: Db, { made_by, value, ...row }: NewRevision) =>
  tx.run(sql`
    insert into content_revisions (kind, name, revision, value, restored, made_at, made_by)
    values (${row.kind}, ${row.name}, ${row.revision}, ${value === null ? null : JSON.stringify(value)}::jsonb,
      ${row.restored}, ${made_by === undefined ? null : new Date()}, ${made_by ?? null})`)
