import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { saveKhataTerms as contract, remindBuyer as remindContract } from '#contract/khata/khata.ts'
import { usualTerms } from '#contract/khata/khata-rules.ts'
import { duePath } from '#contract/paths.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import { common } from '#contract/texts/common.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'
import type { Db } from '#server/db/db.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { requireRevision } from '#server/revision.ts'
import * as sql from './account.queries.ts'
import { readAccount } from './accounts.service.ts'
import type { Sides } from './trade.queries.ts'

type Person = { readonly user_id: string }

/** Only with whom a shop has traded it has an account. */
export async function requirePair(db: Db, pair: Required<Sides>) {
  const [known] = await sql.findPairs(db, pair, 'seller')
  if (!known) throw notFound('user')
  return known
}

export const saveTerms = (
  db: Db,
  { user_id: sellerId }: Person,
  { buyerId, revision, credit_limit, ...draft }: InputOf<typeof contract>,
  clock: Clock,
) =>
  db.transaction(async (tx) => {
    const pair = { sellerId, buyerId }
    await requirePair(tx, pair)
    if (draft.agreed_on !== null && draft.agreed_on > dayInIndia(clock()))
      throw badInput(texts.agreedFuture, 'agreed_on')
    const before = await sql.lockAccount(tx, pair, usualTerms)
    // A page that has seen no account yet has seen the revision 0.
    const isNew = revision === 0 && before.revision === 1
    if (!isNew) requireRevision(common.changed({ thing: 'khataTerms' }), before.revision, revision)
    const credit_limit_paise = credit_limit === null ? null : (toPaise(credit_limit) ?? 0)
    return sql.updateTerms(tx, pair, { ...draft, credit_limit_paise })
  })

/** The one way by which a buyer is reminded: the seller's press, at most once a day. */
export const remindBuyer = (
  db: Db,
  { user_id: sellerId }: Person,
  { buyerId }: InputOf<typeof remindContract>,
  clock: Clock,
) =>
  db.transaction(async (tx) => {
    const pair = { sellerId, buyerId }
    const now = clock()
    const day = dayInIndia(now)
    const account = await readAccount(tx, pair, 'seller', day)
    if (!account) throw notFound('user')
    const { state } = account
    const buyer = account.pair.name
    if (state.balance <= 0) throw conflict(texts.nothingOpen({ buyer }))
    const { open, overdue } = state
    if ((await sql.insertReminder(tx, { ...pair, day, open, overdue, now })) === 0)
      throw conflict(texts.remindedToday({ buyer }))
    const { name: seller } = await sql.findParty(tx, sellerId)
    const facts = {
      seller,
      open: toRupees(state.balance),
      overdue: toRupees(Math.min(overdue, state.balance)),
    }
    const sentence = notifications.khataReminder(facts)
    await notify(tx, [{ user_id: buyerId, kind: 'payment', sentence, link: duePath(sellerId) }])
    return buyer
  })
