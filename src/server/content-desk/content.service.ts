import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import * as sql from './change.queries.ts'
import { beforeOf, documentsOf } from './document.rules.ts'

export const listContent = async (db: Db, kind: ContentKind) =>
  documentsOf(kind, await sql.findDocuments(db, kind))

const last = 2_147_483_647
const { revisions: size } = limits.content

/** A page of the history, the newest first. */
export async function listRevisions(db: Db, place: { kind: ContentKind; name: string }, cursor?: string) {
  const before = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : last
  const rows = await sql.findRevisions(db, place, before, size + 1)
  if (rows.length > 0 || before !== last) {
    const page = rows.slice(0, size)
    return { revisions: page, next: rows.length > size ? String(page.at(-1)?.revision) : null }
  }
  const { value, isFirst } = beforeOf(place.kind, place.name, undefined)
  if (!isFirst) throw notFound('content')
  return { revisions: [{ revision: 1, value, restored: null, made_at: null, made_by: null }], next: null }
}
