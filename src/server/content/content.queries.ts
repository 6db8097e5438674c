import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import { FormerRow, StandingRow } from './content.row.ts'

const Version = z.object({ version: z.int() })

/** Grows with every change, because changes wait for each other. */
export const findVersion = (db: Db) =>
  db.one(
    rows(Version)`select coalesce(max(content_revision_id), 0)::integer as version from content_revisions`,
  )

export const findStanding = (db: Db) =>
  db.many(rows(StandingRow)`
    select distinct on (kind, name) kind, name, revision, value, made_at from content_revisions
    order by kind, name, revision desc`)

/** What the documents of some kinds say and ever said. */
export const findEveryValue = (db: Db, kinds: readonly string[]) =>
  db.many(rows(FormerRow)`
    select kind, name, value from content_revisions where kind = any(${kinds}) and value is not null
    order by kind, name, revision`)
