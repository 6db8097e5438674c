import type { ContentKind } from '#contract/content/content-kinds.ts'
import { common } from '#contract/texts/common.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import { canonicalJson } from '#server/canonical-json.ts'
import type { DocumentRow, Value } from '#server/content/content.row.ts'
import { lookAfresh } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { sentenceOf } from '#server/input-sentences.ts'
import { requireRevision } from '#server/revision.ts'
import { applyToTable } from './apply.service.ts'
import * as sql from './change.queries.ts'
import { type Before, beforeOf, documentsOf } from './document.rules.ts'
import { kinds } from './kinds.rules.ts'

type Place = { readonly kind: ContentKind; readonly name: string; readonly revision: number }
type Change = { readonly value: Value | null; readonly restored: number | null }

/** Writes the next revision. */
export async function changeContent(db: Db, place: Place, value: unknown, actor: Actor) {
  const checked = value === null ? null : check(place, value)
  return write(db, place, actor, async (_, before) => {
    if (checked) kinds[place.kind].checkNext?.(before.value, checked)
    return { value: checked, restored: null }
  })
}

/** Writes a revision with the value of an earlier one. */
export function undoContent(db: Db, place: Place, restore: number, actor: Actor) {
  return write(db, place, actor, async (tx) => {
    const [earlier] = await sql.findRevisions(tx, place, restore + 1, 1)
    if (earlier?.revision !== restore) throw badInput(texts.restoreKnown, 'restore')
    return { value: earlier.value, restored: restore }
  })
}

function check({ kind, name }: Place, value: unknown): Value {
  const { schema, check: checkMore } = kinds[kind]
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw badInput(sentenceOf(issue), issue?.path.join('.'))
  }
  checkMore?.(name, parsed.data)
  return parsed.data
}

type Plan = (tx: Db, before: Before) => Promise<Change>

async function write(db: Db, { kind, name, revision }: Place, actor: Actor, plan: Plan) {
  const written = await db.transaction(async (tx) => {
    await sql.lockContent(tx)
    const before = beforeOf(kind, name, await sql.findDocument(tx, kind, name))
    requireSeen(before, { kind, name, revision })
    const change = await plan(tx, before)
    requireChange(kind, before, change)
    const value = change.value && (await fitAmong(tx, kind, before, change.value))
    // The content of the code may change with a later version; this history keeps it as it was.
    if (before.isFirst) await sql.insertRevision(tx, firstRevision(kind, before))
    const next = { kind, name, revision: before.revision + 1, ...change, value, made_by: actor.user_id }
    await sql.insertRevision(tx, next)
    await applyToTable(tx, kind, name, value)
    await audit(tx, actor, {
      action: actionOf(change),
      subject_id: `${kind}/${name}`,
      subject_name: name,
      details: { kind, revision: next.revision, ...differences(before.value, value) },
    })
    return sql.findDocument(tx, kind, name)
  })
  await lookAfresh(db)
  return written as DocumentRow
}

const firstRevision = (kind: ContentKind, { name, value }: Before): sql.NewRevision => ({
  ...{ kind, name, value },
  revision: 1,
  restored: null,
  made_by: undefined,
})

function requireSeen(before: Before, { kind, name, revision }: Place) {
  const isNew = before.value === null && revision === 0
  if (isNew && !kinds[kind].isOpen) throw badInput(texts.noNewOnes)
  if (isNew) return
  if (before.revision === 0) throw notFound('content')
  if (revision === 0) throw conflict(texts.nameTaken({ name }))
  requireRevision(common.changed({ thing: 'content' }), before.revision, revision)
}

function requireChange(kind: ContentKind, before: Before, { value }: Change) {
  if (value === null && before.revision === 0) throw notFound('content')
  if (value === null && !kinds[kind].mayEnd(before.name)) throw badInput(texts.notEnded)
  if (canonicalJson(before.value) === canonicalJson(value)) throw badInput(texts.same)
}

/** Refuses what does not go together with the others, and answers the value as it stands beside them. */
async function fitAmong(tx: Db, kind: ContentKind, { name, revision }: Before, value: Value): Promise<Value> {
  const { checkAmong, fitAmong: settle } = kinds[kind]
  if (!checkAmong) return value
  const documents = documentsOf(kind, await sql.findDocuments(tx, kind))
  const others = documents.flatMap((each) =>
    each.value && each.name !== name ? [[each.name, each.value] as const] : [],
  )
  const among = { name, isNew: revision === 0, value, others: new Map(others) }
  checkAmong(among)
  return settle ? settle(among) : value
}

function actionOf({ value, restored }: Change) {
  if (restored !== null) return 'content.undo' as const
  return value === null ? ('content.remove' as const) : ('content.change' as const)
}

/** The names of the fields that differ; the revisions hold what they said. */
function differences(before: Value | null, after: Value | null) {
  if (before === null || after === null) return {}
  const changed = Object.keys(after).filter(
    (field) => canonicalJson(before[field]) !== canonicalJson(after[field]),
  )
  return { changed: changed.sort() }
}
