import { randomUUID } from 'node:crypto'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type {
  changeEntry as changeContract,
  disputeEntry as disputeContract,
  noteEntry as noteContract,
} from '#contract/khata/khata.ts'
import { noteFollowers } from '#contract/khata/khata-fields.ts'
import { usualTerms } from '#contract/khata/khata-rules.ts'
import { toPaise } from '#contract/products/price.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'
import type { Db } from '#server/db/db.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { findNotes, lockAccount } from './account.queries.ts'
import type { NoteRow } from './account.row.ts'
import * as sql from './note.queries.ts'
import { notifyOfDispute, notifyOfNote } from './notify-of-notes.service.ts'
import { payFrom } from './pay-bills.service.ts'
import { requirePair } from './terms.service.ts'
import type { Sides } from './trade.queries.ts'

type Person = { readonly user_id: string }
type Draft = InputOf<typeof noteContract>
type Asking = { readonly key: string | undefined; readonly clock: Clock }

const existing = (note: NoteRow | undefined): NoteRow => {
  if (!note) throw notFound('entry')
  return note
}

/** Notes what was open before, or what arrived; a cheque counts once it is cleared. */
export const noteEntry = (db: Db, { user_id }: Person, draft: Draft, { key, clock }: Asking) =>
  db.transaction(async (tx) => {
    const keyed = { user_id, key, input: { call: 'note-entry', ...draft } }
    const { entry_id } = await runOnce(tx, keyed, () => noteOnce(tx, user_id, draft, clock))
    return existing(await sql.findNoteOfSeller(tx, user_id, entry_id))
  })

async function noteOnce(tx: Db, sellerId: string, draft: Draft, clock: Clock) {
  const pair = { sellerId, buyerId: draft.buyerId }
  await requirePair(tx, pair)
  await lockAccount(tx, pair, usualTerms)
  const now = clock()
  if (draft.on > dayInIndia(now)) throw badInput(texts.dayFuture, 'on')
  await refuseTwice(tx, pair, draft)
  const note = { ...noteOf(pair, draft), now }
  if (note.order_id !== null && !(await sql.isOrderOf(tx, pair, note.order_id))) throw notFound('order')
  const kept_paise = note.state === 'cleared' ? await payFrom(tx, note, now) : 0
  await sql.insertNote(tx, { ...note, kept_paise })
  await notifyOfNote(tx, note)
  return { entry_id: note.entry_id }
}

function noteOf({ sellerId, buyerId }: Required<Sides>, draft: Draft) {
  const isOpening = draft.kind === 'opening'
  const arrived = draft.method === 'cheque' ? 'received' : 'cleared'
  return {
    ...{ entry_id: randomUUID(), seller_id: sellerId, buyer_id: buyerId, kind: draft.kind },
    ...{ amount_paise: toPaise(draft.amount) ?? 0, on_day: draft.on },
    method: isOpening ? null : draft.method,
    reference: isOpening ? '' : draft.number,
    order_id: isOpening ? null : (draft.orderId ?? null),
    state: isOpening ? ('noted' as const) : (arrived as 'received' | 'cleared'),
  }
}

async function refuseTwice(tx: Db, pair: Required<Sides>, { kind, method, number }: Draft) {
  const notes = await findNotes(tx, pair)
  const { count } = await sql.countNotes(tx, pair.sellerId, pair.buyerId)
  if (count >= limits.khata.notes) throw conflict(texts.tooMany({ limit: limits.khata.notes }))
  if (kind === 'opening' && notes.some((note) => note.kind === 'opening')) throw conflict(texts.openingNoted)
  const isKnown = notes.some(
    (note) => note.reference === number && note.method === method && note.state !== 'bounced',
  )
  if (kind === 'receipt' && number !== '' && isKnown)
    throw conflict(texts.numberTwice({ number }), { field: 'number' })
}

type Change = InputOf<typeof changeContract>
type State = NoteRow['state']

function requireFollower({ kind, state }: NoteRow, next: State) {
  const followers: readonly State[] = noteFollowers[state]
  if (followers.includes(next)) return
  throw conflict(kind === 'opening' ? texts.onlyCheques : texts.cannot({ state }))
}

/** Changing it again in the same way changes nothing. */
export const changeEntry = (db: Db, { user_id }: Person, { entryId, state }: Change, clock: Clock) =>
  db.transaction(async (tx) => {
    const { buyer_id } = existing(await sql.findNoteOfSeller(tx, user_id, entryId))
    // Before the entry, as when it is noted: what a cheque pays is counted once.
    await lockAccount(tx, { sellerId: user_id, buyerId: buyer_id }, usualTerms)
    const note = existing(await sql.findNoteOfSeller(tx, user_id, entryId))
    if (note.state === state) return note
    requireFollower(note, state)
    const kept_paise = state === 'cleared' ? await payFrom(tx, note, clock()) : 0
    await sql.updateNoteState(tx, entryId, { state, kept_paise })
    const changed = existing(await sql.findNoteOfSeller(tx, user_id, entryId))
    if (state !== 'deposited') await notifyOfNote(tx, changed)
    return changed
  })

/** What the buyer says against an entry; null takes it back. */
export const disputeEntry = (
  db: Db,
  { user_id }: Person,
  { entryId, words }: InputOf<typeof disputeContract>,
) =>
  db.transaction(async (tx) => {
    const note = existing(await sql.lockNoteOfBuyer(tx, user_id, entryId))
    if (note.state === 'withdrawn') throw conflict(texts.cannot({ state: 'withdrawn' }))
    if (note.dispute === words) return note
    await sql.updateDispute(tx, entryId, words)
    await notifyOfDispute(tx, note, words)
    return existing(await sql.findNoteOfBuyer(tx, user_id, entryId))
  })
