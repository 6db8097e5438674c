import { protectionOf } from '#contract/khata/due.ts'
import type { NoteRow, PairRow } from './account.row.ts'
import type { AccountState } from './account.rules.ts'
import type { EntryRow } from './entry.row.ts'
import type { RateRow } from './rate.row.ts'
import type { UdyamRow } from './trade.row.ts'

export type Law = {
  readonly today: string
  readonly udyam: UdyamRow | undefined
  readonly rate: RateRow | undefined
}
export type NamedAccount = { readonly pair: PairRow; readonly state: AccountState; readonly law: Law }

/** An account in a year, with what is noted by hand. */
export type Sheet = {
  readonly account: NamedAccount
  readonly notes: readonly NoteRow[]
  readonly year: string
  readonly years: string[]
  readonly entries: readonly EntryRow[]
  readonly entries_in_all: number
  readonly brought_forward: number
}

/** The rate of today, and what a seller says of itself. */
export const lawOf = (today: string, rates: readonly RateRow[], udyam: UdyamRow | undefined): Law => ({
  today,
  udyam,
  rate: rates.find(({ from_date }) => from_date <= today),
})

/** Overdue to those whom the law protects. */
export const overdueTo = ({ state }: NamedAccount, protection: 'protected' | 'contested') =>
  state.items
    .filter((item) => item.days_late > 0 && item.protection === protection)
    .reduce((sum, { open }) => sum + open, 0)

export const protectionOfLaw = ({ udyam }: Law) => (udyam ? protectionOf(udyam) : 'none')
