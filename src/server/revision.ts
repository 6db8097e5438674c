import type { Sentence } from '#contract/texts/sentences.ts'
import { type Sql, sql } from '#server/db/sql.ts'
import { changedSince } from '#server/errors.ts'

/** The condition of an update: the row still has the revision that the caller has read, if they name one. */
export const isRevision = (seen: number | undefined): Sql =>
  sql`revision = coalesce(${seen ?? null}::integer, revision)`

/** Refuses an edit or a decision about an older revision; without a revision it passes. */
export function requireRevision(sentence: Sentence, present: number, seen: number | undefined) {
  if (seen !== undefined && seen !== present) throw changedSince(sentence, present)
}
