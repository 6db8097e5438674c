import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { listAccounts as contract } from '#contract/khata/khata.ts'
import { common } from '#contract/texts/common.ts'
import type { Db } from '#server/db/db.ts'
import { badInput } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import * as sql from './account.queries.ts'
import type { PairRow } from './account.row.ts'
import { accountOf } from './account.rules.ts'
import { lawOf, type NamedAccount } from './law.rules.ts'
import { findRates } from './rate.queries.ts'
import { findTrades, type Sides } from './trade.queries.ts'
import type { TradeRow } from './trade.row.ts'

type Person = { readonly user_id: string }
type Reading = { readonly pairs: readonly PairRow[]; readonly sides: Sides; readonly today: string }

const pairKey = ({ seller_id, buyer_id }: Pick<TradeRow, 'seller_id' | 'buyer_id'>) => seller_id + buyer_id

/** The state of each of these accounts, by a handful of statements, however many there are. */
async function readAccounts(db: Db, { pairs, sides, today }: Reading): Promise<NamedAccount[]> {
  const sellerIds = [...new Set(pairs.map(({ seller_id }) => seller_id))]
  const [trades, notes, rates, udyams] = await Promise.all([
    findTrades(db, sides),
    sql.findNotes(db, sides),
    findRates(db),
    sql.findUdyams(db, sellerIds),
  ])
  const tradesOf = Map.groupBy(trades, pairKey)
  const notesOf = Map.groupBy(notes, pairKey)
  const udyamOf = new Map(udyams.map((udyam) => [udyam.seller_id, udyam]))
  return pairs.map((pair) => {
    const key = pairKey(pair)
    const facts = { trades: tradesOf.get(key) ?? [], notes: notesOf.get(key) ?? [], terms: pair.terms }
    return {
      pair,
      state: accountOf({ ...facts, rates, today }),
      law: lawOf(today, rates, udyamOf.get(pair.seller_id)),
    }
  })
}

/** The one of a seller and a buyer; undefined where they have never traded. */
export async function readAccount(db: Db, sides: Required<Sides>, reader: 'seller' | 'buyer', today: string) {
  const pairs = await sql.findPairs(db, sides, reader)
  const [account] = await readAccounts(db, { pairs, sides, today })
  return account
}

const totalOf = (accounts: readonly NamedAccount[], part: 'open' | 'overdue' | 'advance' | 'interest') =>
  accounts.reduce((sum, { state }) => sum + state[part], 0)

/** Who is late for longest comes first, then who owes most. */
function inTurn(a: NamedAccount, b: NamedAccount) {
  const [one, other] = [a.state.oldest_due_on ?? '9999', b.state.oldest_due_on ?? '9999']
  if (one !== other) return one < other ? -1 : 1
  return (
    b.state.open - a.state.open ||
    a.pair.name.localeCompare(b.pair.name) ||
    (a.pair.buyer_id < b.pair.buyer_id ? -1 : 1)
  )
}

/** A page of a shop's accounts; the cursor is the buyer after whom it begins. */
export async function listAccounts(
  db: Db,
  { user_id: sellerId }: Person,
  { q, cursor }: InputOf<typeof contract>,
  now: Date,
) {
  const sides = { sellerId }
  const today = dayInIndia(now)
  const pairs = await sql.findPairs(db, sides, 'seller', q)
  const all = (await readAccounts(db, { pairs, sides, today })).sort(inTurn)
  const start = cursor === undefined ? 0 : all.findIndex(({ pair }) => pair.buyer_id === cursor) + 1
  if (cursor !== undefined && start === 0) throw badInput(common.noPage)
  const page = all.slice(start, start + limits.page.list)
  const [udyam] = await sql.findUdyams(db, [sellerId])
  const last = page.at(-1)
  return {
    page,
    sums: {
      open: totalOf(all, 'open'),
      overdue: totalOf(all, 'overdue'),
      advance: totalOf(all, 'advance'),
      interest: totalOf(all, 'interest'),
    },
    law: lawOf(today, await findRates(db), udyam),
    total: all.length,
    next: last && start + page.length < all.length ? last.pair.buyer_id : null,
  }
}

/** What a buyer owes, the most pressing supplier first. */
export async function listDues(db: Db, { user_id: buyerId }: Person, now: Date) {
  const sides = { buyerId }
  const today = dayInIndia(now)
  const pairs = await sql.findPairs(db, sides, 'buyer')
  const all = await readAccounts(db, { pairs, sides, today })
  const suppliers = all
    .filter(({ state }) => state.open > 0 || state.advance > 0 || state.claimed > 0)
    .sort(inTurn)
  return { today, suppliers }
}
