import { cases as texts } from '#contract/texts/desk/cases.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { getMissing } from '#server/order-goods/missing.service.ts'
import * as sql from './case.queries.ts'
import type { CaseRow } from './case.row.ts'
import { found } from './in-turn.service.ts'
import { nameOf, notifySide } from './notify-of-cases.service.ts'
import { dutyOf } from './turn.service.ts'

type Agreeing = { readonly to: 'credit' | 'send'; readonly sellerId: string; readonly now: Date }

/**
 * A seller who does what the buyer wishes for before answering agrees to it. That is refused where another note or
 * problem is about some of the goods: then somebody has to look at it.
 */
export async function agreeAsWished(tx: Db, row: CaseRow, { to, sellerId, now }: Agreeing): Promise<CaseRow> {
  const { case_id, order_id, state, wish } = row
  if (state !== 'open' || order_id === null) return row
  const { problems } = await getMissing(tx, order_id, now)
  if (wish === 'answer' || !problems.some((each) => each.case_id === case_id && each.next === to))
    throw conflict(texts.answerFirst)
  const outcome = wish
  const credit_paise = to === 'credit' ? row.value_paise : null
  await sql.updateCase(tx, case_id, { ...dutyOf(outcome, 'agreed', now), outcome, credit_paise }, now)
  const facts = { offer: outcome, amount_paise: credit_paise }
  const by = { role: 'other' as const, actor_id: sellerId, now, words: '' }
  await sql.insertEvent(tx, case_id, { ...by, event: 'accepted', facts })
  await notifySide(
    tx,
    row,
    'opener',
    notifications.caseGranted({ number: case_id, name: nameOf(row, 'other') }),
  )
  return found(await sql.findCase(tx, sellerId, case_id))
}
