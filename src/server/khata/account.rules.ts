import { daysAfter, daysBetween } from '#contract/khata/days.ts'
import { dueOn, type Protection, protectionOf } from '#contract/khata/due.ts'
import { type BankRate, interestOf } from '#contract/khata/interest.ts'
import { usualTerms } from '#contract/khata/khata-rules.ts'
import { type Settled, settle } from '#contract/khata/settle.ts'
import type { NoteRow, TermsRow } from './account.row.ts'
import { clockOf } from './clock.rules.ts'
import type { BilledTrade, TradeRow } from './trade.row.ts'

export const newTerms: TermsRow = {
  ...usualTerms,
  credit_limit_paise: null,
  agreed_on: null,
  revision: 0,
}

export type Facts = {
  readonly trades: readonly TradeRow[]
  readonly notes: readonly NoteRow[]
  readonly terms: TermsRow | null
  readonly rates: readonly BankRate[]
  readonly today: string
}

/** What is open of a bill, or of what was open before, in paise. */
export type OpenItem = {
  readonly order_id: string | null
  readonly number: string
  readonly issued_on: string
  readonly total: number
  readonly open: number
  readonly accepted_on: string | null
  readonly due_on: string | null
  readonly days_late: number
  readonly is_disputed: boolean
  readonly protection: Protection
  readonly interest: number
}

export type AccountState = {
  readonly items: readonly OpenItem[]
  readonly open: number
  readonly advance: number
  readonly balance: number
  readonly overdue: number
  readonly this_week: number
  readonly oldest_due_on: string | null
  readonly interest: number
  readonly claimed: number
}

type Payment = { readonly paise: number; readonly on: string }

/** What was given back was paid last. */
export function withoutRefunds(payments: readonly Payment[]): Payment[] {
  let back = -payments.reduce((sum, { paise }) => sum + Math.min(0, paise), 0)
  const left: Payment[] = []
  for (const { paise, on } of payments.filter((each) => each.paise > 0).reverse()) {
    const rest = Math.max(0, paise - back)
    back = Math.max(0, back - paise)
    if (rest > 0) left.unshift({ paise: rest, on })
  }
  return left
}

const sumOf = <T>(list: readonly T[], amount: (item: T) => number) =>
  list.reduce((sum, item) => sum + amount(item), 0)

export const isBilled = (trade: TradeRow): trade is BilledTrade => trade.bill !== null
export const owedOf = ({ bill }: BilledTrade) => Math.max(0, bill.total_paise - bill.credited_paise)

const byDay = (a: { on: string }, b: { on: string }) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)

/** What is open between two people: payments settle the bill of their order first, and then the oldest. */
export function accountOf(facts: Facts): AccountState {
  const { trades, notes, today } = facts
  const billed = trades.filter(isBilled)
  const openings = notes.filter(({ state }) => state === 'noted')
  const owed = [
    ...billed.map((trade) => ({ id: trade.order_id, paise: owedOf(trade), on: trade.bill.issued_on })),
    ...openings.map(({ entry_id, amount_paise, on_day }) => ({
      id: entry_id,
      paise: amount_paise,
      on: on_day,
    })),
  ].toSorted(byDay)
  const paid = [
    ...billed.flatMap(({ order_id, payments }) =>
      withoutRefunds(payments).map((payment) => ({ ...payment, for: order_id })),
    ),
    ...notes.map(({ kept_paise, on_day }) => ({ for: null, paise: kept_paise, on: on_day })),
  ]
  const { bills, over } = settle(owed, paid)
  const settled = new Map(bills.map((bill) => [bill.id, bill]))
  const items = [
    ...billed.map((trade) => billItem(trade, settled.get(trade.order_id), facts)),
    ...openings.map((note) => openingItem(note, settled.get(note.entry_id)?.open ?? 0, today)),
  ].filter(({ open }) => open > 0)
  return { ...sumsOf(items, facts), ...balanceOf(items, over + heldOf(trades)) }
}

/** What was paid for orders without a bill, and what was credited beyond one. */
const heldOf = (trades: readonly TradeRow[]) =>
  sumOf(trades, ({ bill, payments }) =>
    bill
      ? Math.max(0, bill.credited_paise - bill.total_paise) +
        Math.min(
          0,
          sumOf(payments, ({ paise }) => paise),
        )
      : sumOf(payments, ({ paise }) => paise),
  )

function balanceOf(items: readonly OpenItem[], advance: number) {
  const open = sumOf(items, (item) => item.open)
  return { open, advance, balance: open - advance }
}

const daysOfWeek = 7

function sumsOf(items: readonly OpenItem[], { trades, today }: Facts) {
  const inTurn = items.toSorted((a, b) => ((a.due_on ?? '9999') < (b.due_on ?? '9999') ? -1 : 1))
  const late = inTurn.filter(({ days_late }) => days_late > 0)
  const soon = daysAfter(today, daysOfWeek)
  return {
    items: inTurn,
    overdue: sumOf(late, ({ open }) => open),
    this_week: sumOf(
      inTurn.filter(({ due_on, is_disputed }) => !is_disputed && due_on !== null && due_on <= soon),
      ({ open }) => open,
    ),
    oldest_due_on: late[0]?.due_on ?? null,
    interest: sumOf(items, ({ interest }) => interest),
    claimed: sumOf(trades, ({ claimed_paise }) => claimed_paise),
  }
}

/** Nothing late while it is disputed. */
const lateDays = (due: string | null, isDisputed: boolean, today: string) =>
  due === null || isDisputed ? 0 : Math.max(0, daysBetween(due, today))

function billItem(trade: BilledTrade, settled: Settled | undefined, facts: Facts): OpenItem {
  const { bill, order_id } = trade
  const { accepted_on, pauses, is_disputed, protection, due_on } = dueOfBill(trade, facts.terms)
  const open = settled?.open ?? 0
  const interest =
    due_on === null || protection === 'none'
      ? 0
      : interestOf(
          [...(settled?.parts ?? []), { paise: open, on: facts.today }].map(({ paise, on }) => ({
            paise,
            from: due_on,
            to: on,
          })),
          { rates: facts.rates, pauses },
        )
  return {
    ...{ order_id, number: bill.number, issued_on: bill.issued_on, total: owedOf(trade), open },
    ...{ accepted_on, due_on, days_late: lateDays(due_on, is_disputed, facts.today) },
    ...{ is_disputed, protection, interest },
  }
}

/** When a bill is to be paid, and what holds its clock. */
export function dueOfBill(trade: BilledTrade, terms: TermsRow | null) {
  const clock = clockOf(trade)
  const protection = trade.bill.udyam ? protectionOf(trade.bill.udyam) : 'none'
  const agreement = agreementOf(trade, terms ?? newTerms)
  return { ...clock, protection, due_on: dueOn({ ...agreement, protection, accepted_on: clock.accepted_on }) }
}

/** A deal is agreed in writing by both; the shop's own terms and those of the account are so where the seller says the day. */
function agreementOf({ terms, is_deal }: BilledTrade, account: TermsRow) {
  const ofOrder = terms?.rest === 'credit' ? terms.credit_days : 0
  return {
    credit_days: terms ? ofOrder : account.credit_days,
    is_agreed_in_writing: (is_deal && terms !== null) || account.agreed_on !== null,
  }
}

/** What its bills were is not known here, so it bears no interest. */
function openingItem({ amount_paise, on_day, dispute }: NoteRow, open: number, today: string): OpenItem {
  const is_disputed = dispute !== null
  return {
    ...{ order_id: null, number: '', issued_on: on_day, total: amount_paise, open, accepted_on: null },
    ...{ due_on: on_day, days_late: lateDays(on_day, is_disputed, today), is_disputed },
    ...{ protection: 'none', interest: 0 },
  }
}
