import type * as contract from '#contract/cases/case.ts'
import type { CaseOutcome } from '#contract/cases/case-fields.ts'
import { caseLaw } from '#contract/cases/case-law.ts'
import { endOfDayAfter } from '#contract/cases/case-rules.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { toPaise } from '#contract/products/price.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict } from '#server/errors.ts'
import * as sql from './case.queries.ts'
import type { CaseRow } from './case.row.ts'
import { creditOf, isSettled, sellerOf } from './case.rules.ts'
import { changeCase } from './in-turn.service.ts'
import { nameOf, notifyOfEscalation, notifySide } from './notify-of-cases.service.ts'

type Person = { readonly user_id: string }
type Offer = { readonly offer: CaseOutcome; readonly amount?: number | undefined }

/** The other side answers, once; then whoever opened the case has the word. */
export const answerCase = (db: Db, caller: Person, draft: InputOf<typeof contract.answerCase>, now: Date) =>
  changeCase(db, caller, draft, async (tx, { row, side }) => {
    const { words, offer, show_chat } = draft
    if (side !== 'other' || row.state !== 'open') throw conflict(texts.notYourTurn)
    if (offer !== 'none' && sellerOf(row) !== 'other') throw badInput(texts.onlySellerOffers, 'offer')
    const offer_paise = worthOf(row, draft)
    const answer_by = endOfDayAfter(now, caseLaw.replyDays)
    const change = { offer, offer_paise, answer_by, state: 'answered' as const }
    const chat_reader = show_chat ? caller.user_id : undefined
    await sql.updateCase(tx, row.case_id, { ...change, chat_reader }, now)
    const facts = { offer, amount_paise: offer_paise }
    const by = { role: side, actor_id: caller.user_id, now }
    await sql.insertEvent(tx, row.case_id, { ...by, event: 'answered', words, facts })
    const about = { number: row.case_id, name: nameOf(row, 'other'), until: answer_by.toISOString() }
    await notifySide(tx, row, 'opener', notifications.caseAnswered(about))
  })

/** In paise; null for what is sent again, and for nothing. */
export function worthOf(row: CaseRow, { offer, amount }: Offer): number | null {
  const amount_paise = amount === undefined ? undefined : (toPaise(amount) ?? 0)
  const worth = creditOf(row, { offer, amount_paise })
  if ('credit' in worth) return worth.credit
  throw badInput(worth, 'offer')
}

/** What is accepted becomes a duty with a day, or settles the case where nothing was offered. */
export const acceptCase = (db: Db, caller: Person, draft: InputOf<typeof contract.acceptCase>, now: Date) =>
  changeCase(db, caller, draft, async (tx, { row, side }) => {
    if (side === 'opener' && row.state === 'agreed') return
    if (side !== 'opener' || row.state !== 'answered') throw conflict(texts.notYourTurn)
    const outcome = row.offer ?? 'none'
    const change = { ...dutyOf(outcome, 'agreed', now), outcome, credit_paise: row.offer_paise }
    await sql.updateCase(tx, row.case_id, change, now)
    const facts = { offer: outcome, amount_paise: row.offer_paise }
    const by = { role: side, actor_id: caller.user_id, now, words: draft.words }
    await sql.insertEvent(tx, row.case_id, { ...by, event: 'accepted', facts })
    const about = { number: row.case_id, name: nameOf(row, 'opener') }
    await notifySide(tx, row, 'other', notifications.caseAgreed(about))
  })

/** What an outcome leaves to do, and until when; nothing settles the case. */
export const dutyOf = (outcome: CaseOutcome, state: 'agreed' | 'decided', now: Date) => {
  if (outcome === 'none') return { state: 'closed' as const, outcome_by: null, answer_by: null }
  return { state, outcome_by: endOfDayAfter(now, caseLaw.refundDays), answer_by: null }
}

/** Either side asks the desk to decide, as long as nothing is settled; asking again changes nothing. */
export const escalateCase = (
  db: Db,
  caller: Person,
  draft: InputOf<typeof contract.escalateCase>,
  now: Date,
) =>
  changeCase(db, caller, draft, async (tx, { row, side }) => {
    if (row.state === 'escalated') return
    if (isSettled(row)) throw conflict(texts.isClosed)
    const chat_reader = draft.show_chat ? caller.user_id : undefined
    await sql.updateCase(tx, row.case_id, { state: 'escalated', answer_by: null, chat_reader }, now)
    const by = { role: side, actor_id: caller.user_id, now, words: draft.words }
    await sql.insertEvent(tx, row.case_id, { ...by, event: 'escalated' })
    await notifyOfEscalation(tx, row)
  })

/** Whoever opened it takes it back, or says that what was agreed is done. */
export const withdrawCase = (
  db: Db,
  caller: Person,
  draft: InputOf<typeof contract.withdrawCase>,
  now: Date,
) =>
  changeCase(db, caller, { ...draft, target: 'closed' }, async (tx, { row, side }) => {
    if (side !== 'opener') throw conflict(texts.notYourTurn)
    if (row.state === 'closed') return
    const event = isSettled(row) ? ('closed' as const) : ('withdrawn' as const)
    await sql.updateCase(tx, row.case_id, { state: 'closed', answer_by: null }, now)
    const by = { role: side, actor_id: caller.user_id, now, words: draft.words }
    await sql.insertEvent(tx, row.case_id, { ...by, event })
    await notifySide(tx, row, 'other', notifications.caseClosed({ number: row.case_id }))
  })
