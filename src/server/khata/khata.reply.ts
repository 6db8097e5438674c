import type { KhataEntry, KhataNote, KhataTerms, LawFacts, OpenBill } from '#contract/khata/khata-fields.ts'
import { toRupees } from '#contract/products/price.ts'
import { limits } from '#server/limits.ts'
import type { NoteRow, TermsRow } from './account.row.ts'
import { type AccountState, newTerms, type OpenItem } from './account.rules.ts'
import type { EntryRow } from './entry.row.ts'
import { type Law, type NamedAccount, overdueTo, protectionOfLaw, type Sheet } from './law.rules.ts'

export function toTerms({ credit_limit_paise, ...terms }: TermsRow): KhataTerms {
  return { ...terms, credit_limit: credit_limit_paise === null ? null : toRupees(credit_limit_paise) }
}

export const toNote = ({ entry_id, kind, amount_paise, on_day, reference, ...note }: NoteRow): KhataNote => ({
  ...{ entry_id, kind, amount: toRupees(amount_paise), on: on_day, number: reference },
  ...{ method: note.method, order_id: note.order_id, state: note.state, dispute: note.dispute },
})

const toEntry = ({ kind, on_day, order_id, number, method, paise, balance_paise }: EntryRow): KhataEntry => ({
  ...{ kind, on: on_day, order_id, number, method },
  ...{ amount: toRupees(paise), balance: toRupees(balance_paise) },
})

const toBill = ({ total, open, interest, ...item }: OpenItem): OpenBill => ({
  ...item,
  total: toRupees(total),
  open: toRupees(open),
  interest: toRupees(interest),
})

const toSums = (state: AccountState) => ({
  balance: toRupees(state.balance),
  open: toRupees(state.open),
  advance: toRupees(state.advance),
  overdue: toRupees(state.overdue),
  oldest_due_on: state.oldest_due_on,
  interest: toRupees(state.interest),
  claimed: toRupees(state.claimed),
})

export function toLaw(law: Law): LawFacts {
  const { today, udyam, rate } = law
  return {
    ...{ today, protection: protectionOfLaw(law) },
    ...{ udyam_class: udyam?.udyam_class ?? null, udyam_activity: udyam?.udyam_activity ?? null },
    rate: rate
      ? {
          ...{ rate_bp: rate.rate_bp, from_date: rate.from_date },
          ...{ source: rate.source, checked_on: rate.checked_on },
        }
      : null,
  }
}

export const toAccount = ({ pair, state }: NamedAccount) => ({
  buyer_id: pair.buyer_id,
  name: pair.name,
  ...toSums(state),
})

const wholeBp = 10_000

export function toSheet({ account, notes, entries, brought_forward, ...book }: Sheet) {
  const { pair, state, law } = account
  const terms = pair.terms ?? newTerms
  return {
    name: pair.name,
    ...toSums(state),
    contract_fee: toRupees(Math.floor((state.overdue * terms.fee_bp) / wholeBp + 0.5)),
    terms: toTerms(terms),
    law: toLaw(law),
    bills: state.items.slice(0, limits.khata.bills).map(toBill),
    ...book,
    brought_forward: toRupees(brought_forward),
    entries: entries.map(toEntry),
    notes: notes.map(toNote),
    reminded_on: pair.reminded_on,
  }
}

const sumOf = (accounts: readonly NamedAccount[], amount: (account: NamedAccount) => number) =>
  toRupees(accounts.reduce((sum, account) => sum + amount(account), 0))

type Dues = { readonly today: string; readonly suppliers: readonly NamedAccount[] }

export const toDues = ({ today, suppliers }: Dues) => ({
  today,
  this_week: sumOf(suppliers, ({ state }) => state.this_week),
  overdue: sumOf(suppliers, ({ state }) => state.overdue),
  open: sumOf(suppliers, ({ state }) => state.open),
  not_deductible: sumOf(suppliers, (account) => overdueTo(account, 'protected')),
  contested: sumOf(suppliers, (account) => overdueTo(account, 'contested')),
  suppliers: suppliers.map(({ pair, state, law }) => ({
    ...{ seller_id: pair.seller_id, name: pair.name },
    ...toSums(state),
    this_week: toRupees(state.this_week),
    law: toLaw(law),
    bills: state.items.slice(0, limits.khata.duesBills).map(toBill),
    bills_in_all: state.items.length,
  })),
})
