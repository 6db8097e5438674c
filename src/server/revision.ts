import type { Sentence } from '#contract/texts/sentences.ts'
import { type Sql, sql } from '#server/db/sql.ts'
import { changedSince } from '#server/errors.ts'

/** Of a row that one statement changes: it is still the one that was read, where that was named. */
export const isRevision = (seen: number | undefined): Sql =>
  sql`revision = coalesce(${seen ?? null}::integer, revision)`

/** Refuses an edit or a decision that was made over an older state; one that names none is taken as it is. */
export function requireRevision(sentence: Sentence, present: number, seen: number | undefined) {
  if (seen !== undefined && seen !== present) throw changedSince(sentence, present)
}
