import type { Page } from '@playwright/test'
import type { Account, Accounts, Due, Dues } from '#contract/khata/khata.ts'
import type { OpenBill } from '#contract/khata/khata-fields.ts'
import { answers, fails, loads, opens, type Screen } from './screen.ts'

const list = '**/api/seller/accounts*'
const one = '**/api/seller/accounts/*'
const dues = '**/api/users/dues'
const due = '**/api/users/dues/*'
const id = '0199bbbb-0000-7000-8000-000000000001'
const longName = 'Ring Road Stores and General Trading Company Private Limited, Surat'

const sums = {
  balance: 3_37_500.5,
  open: 3_47_500.5,
  advance: 10_000,
  overdue: 2_37_499.5,
  oldest_due_on: '2026-09-16',
  interest: 9_876.54,
  claimed: 1_00_000,
}
const law: Accounts['law'] = {
  today: '2026-11-25',
  protection: 'contested',
  udyam_class: 'small',
  udyam_activity: 'trading',
  rate: {
    rate_bp: 550,
    from_date: '2026-02-06',
    source: 'Decision of the Reserve Bank of India of 6 February 2026, as reported by several papers',
    checked_on: '2026-11-22',
  },
}
const bill: OpenBill = {
  order_id: 'VJ-7Q2K9X4M',
  number: 'KNIT/26-27/0042',
  issued_on: '2026-08-31',
  total: 2_37_499.5,
  open: 1_37_499.5,
  accepted_on: '2026-09-01',
  due_on: '2026-09-16',
  days_late: 70,
  is_disputed: false,
  protection: 'contested',
  interest: 9_876.54,
}
const bills: OpenBill[] = [
  bill,
  { ...bill, order_id: 'VJ-7Q2K9X4N', number: 'KNIT/26-27/0043', due_on: null, days_late: 0, interest: 0 },
  { ...bill, order_id: 'VJ-7Q2K9X4P', is_disputed: true, days_late: 0, interest: 0 },
  { ...bill, order_id: null, number: '', total: 1_00_001, open: 1_00_001, interest: 0 },
]
const note: Account['notes'][number] = {
  entry_id: id,
  kind: 'receipt',
  amount: 50_000,
  on: '2026-11-20',
  method: 'cheque',
  number: '004512',
  order_id: null,
  state: 'received',
  dispute: null,
}
const sheet: Omit<Account, 'success' | 'buyer_id'> = {
  name: longName,
  ...sums,
  contract_fee: 35_624.93,
  terms: { credit_limit: 5_00_000, credit_days: 45, fee_bp: 1_500, agreed_on: '2026-04-01', revision: 2 },
  law,
  bills,
  year: '26-27',
  years: ['26-27', '25-26'],
  brought_forward: 12_345.67,
  entries: [
    {
      ...{ kind: 'payment', on: '2026-11-20', order_id: 'VJ-7Q2K9X4M', number: 'SBIN526328123456789012' },
      ...{ method: 'neft', amount: -1_00_000, balance: 3_37_500.5 },
    },
    {
      ...{ kind: 'bill', on: '2026-08-31', order_id: 'VJ-7Q2K9X4M', number: 'KNIT/26-27/0042' },
      ...{ method: null, amount: 2_37_499.5, balance: 4_37_500.5 },
    },
  ],
  entries_in_all: 1_234,
  notes: [
    note,
    {
      ...note,
      entry_id: `${id.slice(0, -1)}2`,
      state: 'cleared',
      method: 'neft',
      number: 'SBIN5263281234567890',
    },
    {
      ...{
        ...note,
        entry_id: `${id.slice(0, -1)}3`,
        kind: 'opening',
        method: null,
        number: '',
        state: 'noted',
      },
      dispute: 'It was ₹45,000 in the books that we both signed in March.',
    },
  ],
  reminded_on: '2026-11-24',
}
const empty = {
  ...{ balance: 0, open: 0, advance: 0, overdue: 0, oldest_due_on: null, interest: 0, claimed: 0 },
  ...{ contract_fee: 0, bills: [], entries: [], entries_in_all: 0, brought_forward: 0, notes: [] },
  reminded_on: null,
}
const accounts: Omit<Accounts, 'success'> = {
  accounts: [
    { buyer_id: id, name: longName, ...sums },
    { ...sums, ...empty, buyer_id: `${id.slice(0, -1)}2`, name: 'Ganesh Stores', advance: 500 },
  ],
  sums: { open: 12_34_567.5, overdue: 2_37_499.5, advance: 10_500, interest: 9_876.54 },
  law,
  total: 2,
  next: null,
}
const owed: Omit<Dues, 'success'> = {
  ...{ today: '2026-11-25', this_week: 2_37_499.5, overdue: 2_37_499.5, open: 3_47_500.5 },
  ...{ not_deductible: 2_37_499.5, contested: 1_00_000 },
  suppliers: [{ seller_id: id, name: longName, ...sums, this_week: 1, law, bills, bills_in_all: 25 }],
}
const nothingOwed = {
  ...owed,
  suppliers: [],
  this_week: 0,
  overdue: 0,
  open: 0,
  not_deductible: 0,
  contested: 0,
}
const ofSupplier: Omit<Due, 'success'> = { seller_id: id, ...sheet }

const account = {
  route: '/seller_console/khata/:buyerId',
  as: 'seller',
  at: `/seller_console/khata/${id}`,
} satisfies Partial<Screen>
const ofDue = {
  route: '/profile/dues/:sellerId',
  as: 'buyer',
  at: `/profile/dues/${id}`,
} satisfies Partial<Screen>
const record = {
  buyer_id: id,
  record: {
    ...{ window_days: 90, computed_at: '2026-11-25T10:00:00.000Z', orders: 1_234 },
    ...{ cancelled: { cases: 1_234, count: 17 }, paid_on_time: { cases: 987, count: 801 } },
    ...{ disputes: { cases: 1_234, count: 21, lost: 3 }, came_again: { cases: 4, count: null } },
  },
}
const withRecord = (account: object, of: object = record) => ({
  before: async (page: Page) => {
    await answers(one, account).before(page)
    await answers('**/api/seller/buyers/*/record', of).before(page)
  },
})
const shows = withRecord({ buyer_id: id, ...sheet })
const khata = { route: '/seller_console/khata', as: 'seller' } satisfies Partial<Screen>

/** Who owes whom what. */
export const khataScreens: readonly Screen[] = [
  { ...khata, ...answers(list, accounts) },
  {
    ...khata,
    state: 'empty',
    ...answers(list, {
      ...{ ...accounts, accounts: [], total: 0 },
      law: { ...law, protection: 'none', udyam_class: null, udyam_activity: null },
    }),
  },
  {
    ...khata,
    state: 'where nothing is found',
    at: '/seller_console/khata?q=nobody',
    ...answers(list, { ...accounts, accounts: [], total: 0 }),
  },
  { ...khata, ...loads(list) },
  { ...khata, ...fails(list) },
  { ...account, ...shows },
  { ...account, state: 'about to remind', ...shows, lead: opens(/^Remind /) },
  { ...account, state: 'about to note an entry', ...shows, lead: opens('Add entry') },
  { ...account, state: 'about to change the terms', ...shows, lead: opens('Change terms') },
  { ...account, state: 'about to clear a cheque', ...shows, lead: opens(/^Cleared/) },
  {
    ...account,
    state: 'empty',
    ...withRecord({ buyer_id: id, ...sheet, ...empty }, { buyer_id: id, record: null }),
  },
  { ...account, ...loads(one) },
  { ...account, ...fails(one) },
  { route: '/profile/dues', as: 'buyer', ...answers(dues, owed) },
  { route: '/profile/dues', as: 'buyer', state: 'empty', ...answers(dues, nothingOwed) },
  { route: '/profile/dues', as: 'buyer', ...loads(dues) },
  { route: '/profile/dues', as: 'buyer', ...fails(dues) },
  { ...ofDue, ...answers(due, ofSupplier) },
  { ...ofDue, state: 'about to object', ...answers(due, ofSupplier), lead: opens(/^Object to /) },
  { ...ofDue, ...loads(due) },
  { ...ofDue, ...fails(due) },
]
