import { duePath, sellerAccountPath } from '#contract/paths.ts'
import { toRupees } from '#contract/products/price.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { findParty } from './account.queries.ts'
import type { NoteRow } from './account.row.ts'

type Note = Pick<
  NoteRow,
  'seller_id' | 'buyer_id' | 'kind' | 'amount_paise' | 'state' | 'reference' | 'method'
>

/** The buyer sees what is noted about them, and may object. */
export async function notifyOfNote(tx: Db, note: Note) {
  const { name: seller } = await findParty(tx, note.seller_id)
  const sentence = sentenceOf(note, seller)
  await notify(tx, [{ user_id: note.buyer_id, kind: 'payment', sentence, link: duePath(note.seller_id) }])
}

function sentenceOf({ kind, state, amount_paise, reference, method }: Note, seller: string): Sentence {
  const facts = { seller, rupees: toRupees(amount_paise) }
  if (kind === 'opening')
    return state === 'withdrawn' ? notifications.khataOpeningGone(facts) : notifications.khataOpening(facts)
  if (method !== 'cheque') return notifications.khataReceived(facts)
  const cheque = { ...facts, number: reference }
  if (state === 'cleared') return notifications.khataChequeCleared(cheque)
  if (state === 'bounced') return notifications.khataChequeBounced(cheque)
  return state === 'withdrawn' ? notifications.khataChequeGone(cheque) : notifications.khataCheque(cheque)
}

/** The seller learns what the buyer says against an entry, or that it is taken back. */
export async function notifyOfDispute(tx: Db, note: Note, words: string | null) {
  const { name: buyer } = await findParty(tx, note.buyer_id)
  const facts = { buyer, rupees: toRupees(note.amount_paise) }
  const sentence =
    words === null ? notifications.khataAgreed(facts) : notifications.khataDisputed({ ...facts, words })
  const link = sellerAccountPath(note.buyer_id)
  await notify(tx, [{ user_id: note.seller_id, kind: 'payment', sentence, link }])
}
