import type { OperatorLedger } from '#contract/admin/operator-ledger.ts'
import type { Purchases } from '#contract/books/purchases.ts'
import { aDocument, amounts, parties, partyCall } from './book-screens.ts'
import { answers, fails, loads, opens, type Screen } from './screen.ts'

const purchases = '**/api/users/purchases?*'
const bought = { route: '/profile/purchases', as: 'buyer' } as const
const noSum = { documents: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 }
const aMonthOfPurchases: Omit<Purchases, 'success'> = {
  month: '2026-10',
  first_month: '2026-04',
  bills: { documents: 48, ...amounts(48_76_543.5) },
  credits: { documents: 2, ...amounts(-11_800) },
  claimable: 7_43_210.25,
  cancelled: 1,
  paid: 40_00_000,
  returned: 1_200,
  documents: Array.from({ length: 6 }, (_, place) => ({
    ...{ document_id: aDocument(place).document_id, number: aDocument(place).number },
    order_id: place === 5 ? null : 'VJ-7Q2K9X4M',
    kind: place === 3 ? ('CRN' as const) : ('INV' as const),
    issued_on: '2026-10-14',
    seller: place === 2 ? 'श्री गणेश एवं पुत्र ट्रेडिंग कंपनी' : 'Kovai Mills & Sons Private Limited',
    seller_gstin: '33AABCK0007F1ZD',
    own_gstin: '33AABCU9603R1ZU',
    ...amounts(11_800),
    is_cancelled: place === 1,
    waits_for_irn: place === 4,
  })),
  total: 51,
  next: 'more',
}

const ledgerCall = '**/api/admin/operator-ledger?*'
const ledger = { route: '/admin/operator_ledger', as: 'admin' } as const
const aLedger: Omit<OperatorLedger, 'success'> = {
  quarter: '2026-Q3',
  sums: { payments: 1_204, sellers: 38, paid: 8_76_54_321.5, returned: 45_000 },
  entries: (['upi', 'neft', 'cash'] as const).map((method, place) => ({
    payment_id: aDocument(place).document_id,
    order_id: 'VJ-7Q2K9X4M',
    kind: place === 2 ? ('refund' as const) : ('balance' as const),
    amount: 1_00_000 + place,
    method,
    reference: method === 'cash' ? '' : 'SBIN526328123456789012',
    paid_on: '2026-10-20',
    seller_id: aDocument(place).document_id,
    seller: 'Kovai Mills & Sons Private Limited',
    seller_gstin: '33AABCK0007F1ZD',
    buyer: 'Ring Road Stores and General Trading Company Private Limited, Surat',
  })),
  total: 1_000,
  total_is_floor: true,
  next: 'more',
}

/** What a person was billed, and what sellers confirmed. */
export const purchaseScreens: readonly Screen[] = [
  { ...bought, ...answers(purchases, aMonthOfPurchases) },
  {
    ...bought,
    state: 'of an empty month',
    ...answers(purchases, { ...aMonthOfPurchases, documents: [], total: 0, bills: noSum, credits: noSum }),
  },
  {
    ...bought,
    state: 'with the names of ledgers',
    ...answers(purchases, aMonthOfPurchases),
    lead: opens('Ledger names'),
  },
  {
    ...bought,
    state: 'with the names of parties',
    before: async (page) => {
      await answers(purchases, aMonthOfPurchases).before(page)
      await answers(partyCall, parties).before(page)
    },
    lead: opens('Party names'),
  },
  { ...bought, ...loads(purchases) },
  { ...bought, ...fails(purchases) },
  { ...ledger, ...answers(ledgerCall, aLedger) },
  { ...ledger, state: 'empty', ...answers(ledgerCall, { ...aLedger, entries: [], total: 0 }) },
  { ...ledger, ...loads(ledgerCall) },
  { ...ledger, ...fails(ledgerCall) },
]
