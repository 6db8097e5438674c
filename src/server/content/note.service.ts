import type { ContentKind } from '#contract/content/content-kinds.ts'
import { canonicalJson } from '#server/canonical-json.ts'
import type { Db } from '#server/db/db.ts'
import type { Value } from './content.row.ts'
import * as sql from './note.queries.ts'

type Change = {
  readonly kind: ContentKind
  readonly name: string
  /** What stood there before; undefined: nothing. */
  readonly before: Value | undefined
  /** null: taken away. */
  readonly value: Value | null
  readonly made_by: string | null
}

/** Notes in its history what was changed in a table of its own. */
export async function noteRevision(tx: Db, { kind, name, before, value, made_by }: Change) {
  await sql.lockContent(tx)
  const last = await sql.findLast(tx, kind, name)
  let revision = last?.revision ?? 0
  const now = new Date()
  // A server of the version before changes the table without a note.
  if (before && canonicalJson(last?.value ?? null) !== canonicalJson(before)) {
    revision += 1
    await sql.insertNote(tx, {
      kind,
      name,
      revision,
      value: before,
      made_at: last ? now : null,
      made_by: null,
    })
  }
  await sql.insertNote(tx, { kind, name, revision: revision + 1, value, made_at: now, made_by })
}
