import { worksIn } from '#contract/admin/admin-roles.ts'
import {
  type decideSignal as contract,
  type listModeration as listing,
  moderationKinds,
} from '#contract/admin/moderation.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { moderation as texts } from '#contract/texts/desk/moderation.ts'
import { audit, type Person } from '#server/audit/audit.service.ts'
import { openCase } from '#server/cases/open.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import { badInput, conflict, forbidden, notFound } from '#server/errors.ts'
import { decideVerification } from '#server/products/admin.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { suspendUser } from '#server/users/admin.service.ts'
import * as queue from './queue.queries.ts'
import * as sql from './signal.queries.ts'
import type { SignalRow } from './signal.row.ts'

const itemForm = /^[crs]-[0-9A-Za-z-]{1,36}$/

export async function listModeration(db: Db, { cursor, ...query }: InputOf<typeof listing>) {
  const after = await anchorOf(cursor, (id) => queue.findAnchor(db, query.kind, id), itemForm)
  const [rows, { total }, others] = await Promise.all([
    queue.findItems(db, query, after),
    queue.countItems(db, query.kind),
    othersOf(moderationKinds, { chosen: query.kind, cursor }, (kind) => queue.countItems(db, kind)),
  ])
  const { page, ...more } = pageOf(rows, total, ({ item_id }) => item_id)
  const ids = page.flatMap(({ signal_id }) => signal_id ?? [])
  const known = ids.length > 0 ? await sql.findSignals(db, ids) : []
  const signals = new Map(known.map((row) => [row.signal_id, row]))
  return { page: page.map((row) => ({ row, signal: signals.get(row.signal_id ?? '') })), ...more, ...others }
}

const subjectOf = ({ signal_id, people }: SignalRow) => ({
  subject_id: signal_id,
  subject_name: people[0]?.name ?? '',
})

/** Who looks at what was seen about somebody stands in the audit. */
export const getSignal = (db: Db, admin: Person, signalId: string) =>
  db.transaction(async (tx) => {
    const row = await findKnown(tx, signalId)
    await audit(tx, admin, { action: 'signal.view', ...subjectOf(row), details: { kind: row.kind } })
    return row
  })

async function findKnown(db: Db, signalId: string) {
  const row = await sql.findSignal(db, signalId)
  if (!row) throw notFound('signal')
  return row
}

type Draft = InputOf<typeof contract>
type Decider = { readonly caller: Caller; readonly admin: Person; readonly now: Date }
type Deed = {
  readonly sentence: ReturnType<typeof texts.opened>
  readonly caseId?: string
}

/** What comes of a signal happens in the transaction that notes it, by the calls that do it elsewhere. */
export const decideSignal = (db: Db, draft: Draft, decider: Decider) =>
  db.transaction(async (tx) => {
    const { signalId, revision, outcome, words } = draft
    if (!(await sql.lockSignal(tx, signalId))) throw notFound('signal')
    const row = await findKnown(tx, signalId)
    const { admin, now } = decider
    if (row.outcome !== null || row.revision !== revision) throw conflict(texts.decidedAlready)
    if (row.people.some(({ user_id }) => user_id === admin.user_id)) throw conflict(texts.own)
    const { sentence, caseId = null } = await deeds[outcome](tx, { row, draft, ...decider })
    await sql.updateDecided(tx, signalId, { outcome, words, adminId: admin.user_id, caseId, now })
    const details = { kind: row.kind, outcome, words, ...(caseId && { number: caseId }) }
    await audit(tx, admin, { action: 'signal.decide', ...subjectOf(row), details })
    return { row: await findKnown(tx, signalId), sentence }
  })

type Deciding = Decider & { readonly row: SignalRow; readonly draft: Draft }

const deeds: Readonly<Record<Draft['outcome'], (tx: Db, deciding: Deciding) => Promise<Deed>>> = {
  nothing: async () => ({ sentence: texts.looked }),
  case: openProblem,
  unlist,
  suspend,
}

const personOf = ({ row, draft }: Deciding) => {
  const person = row.people.find(({ user_id }) => user_id === draft.userId)
  if (!person) throw badInput(texts.needsPerson, 'userId')
  return person
}

async function openProblem(tx: Db, deciding: Deciding): Promise<Deed> {
  const { user_id: aboutId, is_seller } = personOf(deciding)
  const { admin, draft, now } = deciding
  const kind = is_seller ? 'supplier' : 'person'
  const about = { kind, aboutId, words: draft.words } as const
  const problem = { ...about, wish: 'answer' as const, lines: [], show_chat: false }
  const { row } = await openCase(tx, admin, problem, { now })
  return { sentence: texts.opened({ number: row.case_id }), caseId: row.case_id }
}

async function unlist(tx: Db, { row, draft, caller, admin }: Deciding): Promise<Deed> {
  if (!(caller.admin_role && worksIn(caller.admin_role, 'vetting'))) throw forbidden(texts.notVetting)
  const product = row.products.find(({ product_id }) => product_id === draft.productId)
  if (!product) throw badInput(texts.needsProduct, 'productId')
  const judgement = { to: 'rejected', reason: draft.words } as const
  const name = await decideVerification(tx, { productId: product.product_id }, judgement, admin)
  return { sentence: texts.unlisted({ name }) }
}

async function suspend(tx: Db, deciding: Deciding): Promise<Deed> {
  const { user_id } = personOf(deciding)
  const name = await suspendUser(tx, user_id, deciding.draft.words, deciding.admin)
  return { sentence: texts.suspended({ name }) }
}
