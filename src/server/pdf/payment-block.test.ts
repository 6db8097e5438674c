import { expect, test } from 'vitest'
import { inRupees } from '#contract/texts/english.ts'
import { billLine, sumOf } from '#server/documents/bill.rules.ts'
import { paperOf } from '#server/documents/paper.rules.ts'
import type { ToPay } from '#server/payees/to-pay.row.ts'
import { drawnTexts } from '#server/testing/documents/drawn-texts.ts'
import { writePaper } from './write-paper.ts'

const day = '2026-11-24'
const seller = {
  ...{ name: 'Kovai Mills Private Limited', trade_name: '', address: '14 Avinashi Road, Coimbatore' },
  ...{ pin: '641004', state_code: '33', gstin: '33AABCK0001F1Z5' },
}
const buyer = { ...seller, name: 'Ganesh Stores', address: '27 Bazaar Street, Madurai', pin: '625001' }
const registration = {
  ...({ legal_name: seller.name, scheme: 'regular', turnover: 'up_to_5', invoice_prefix: 'KC' } as const),
  ...seller,
}
const terms = { advance_bp: 3000, rest: 'credit', credit_days: 30 } as const
const payee = {
  ...{ payee_id: '7d3c2c1e-0000-4000-8000-000000000000', name: 'Kovai Mills', vpa: 'kovai.mills@okicici' },
  ...{ bank: 'HDFC Bank', ifsc: 'HDFC0001234', account_number_end: '6789' },
}
const toPay: ToPay = {
  ...{ terms, debited_paise: 0, credited_paise: 0, claimed_paise: 0, refund_due_paise: 0, payee },
  paid: [{ kind: 'advance', amount_paise: 10_000_00, paid_on: '2026-11-23' }],
  parts: [
    { amount_paise: 47_456_00, when: 'now', is_due: true, due_on: null },
    { amount_paise: 1_34_064_00, when: 'credit', is_due: false, due_on: null },
  ],
}

/** An invoice of 12 lines of ₹15,960.00 each. */
function bill(nameOf: (line: number) => string, more: { to_pay?: ToPay; account_number?: string } = {}) {
  const lines = Array.from({ length: 12 }, (_, index) =>
    billLine(
      {
        ...{ line_number: index + 1, product_name: nameOf(index + 1), unit: 'pc', quantity: 40 },
        ...{ unit_price_paise: 399_00, line_total_paise: 15_960_00, discount_paise: 0, gst_rate_bp: 500 },
        ...{ hsn_code: '630221', product_hsn_code: null, unit_code: 'PCS', is_freight: false },
      },
      registration,
      '33',
    ),
  )
  const { to_pay = toPay, account_number = '5010012345678901' } = more
  const sheet = {
    ...{
      kind: 'INV' as const,
      orderId: 'VNJ-20261123-ABCDEFGH',
      number: 'KC/26-27/0006',
      issued_on: day,
      lines,
    },
    ...sumOf(lines),
    ...{ supply_state_code: '33', is_inter_state: false, is_composition: false, credits: null, debits: null },
    ...{ bill_number: null, billed_on: null, reason: null, needs_irn: false, irn: null, ack_no: null },
    ...{ ack_date: null, signed_qr: null, isCancelled: false, isTaxKnown: true, account_number },
    particulars: {
      ...{ seller, buyer, ship_to: buyer, order_day: day, po_number: 'PO/7', note: '', to_pay },
      upi: 'upi://pay?pa=kovai.mills@okicici&pn=Kovai&am=47456.00&cu=INR',
    },
  }
  return { lines, read: async () => readPages(await writePaper(paperOf(sheet, 'original'))) }
}

/** What is written on each page, one space between the pieces. */
function readPages(bytes: Buffer): readonly string[] {
  const pages = Map.groupBy(drawnTexts(bytes), ({ page }) => page)
  return [...pages.values()].map((texts) => texts.map(({ text }) => text.trim()).join(' '))
}

test('12 lines with long names are all printed, with terms, account, advance and what is due', async () => {
  const { lines, read } = bill((line) => `Bed sheet ${line} ${'indigo '.repeat(12).trim()}`)
  const pages = await read()
  for (const { product_name, total_paise } of lines)
    expect(pages.join(' ')).toMatch(new RegExp(`${product_name} .*${inRupees(total_paise / 100).slice(1)}`))
  for (const text of [
    ...['Advance 30 %, rest within 30 days of delivery', 'Due now ₹47,456.00'],
    ...['Due within 30 days of delivery ₹1,34,064.00', 'Pay to Kovai Mills', 'UPI ID kovai.mills@okicici'],
    ...['HDFC Bank 5010012345678901 IFSC HDFC0001234', 'Advance received 23 Nov 2026 −₹10,000.00'],
    ...['Balance ₹1,81,520.00', 'Scan to pay ₹47,456.00 by UPI', 'for Kovai Mills Private Limited'],
  ])
    expect(pages.at(-1)).toContain(text)
})

test('12 lines with names of usual length stand on one page with their sums', async () => {
  expect(await bill(() => 'Cotton bed sheet, double').read()).toHaveLength(1)
})

test('without the key of the account its last digits are printed', async () => {
  expect((await bill(() => 'Towel', { account_number: '' }).read()).at(-1)).toContain('HDFC Bank ending 6789')
})

test('once nothing is left to pay, the paper asks for nothing', async () => {
  const paid = {
    ...toPay,
    paid: [{ kind: 'balance' as const, amount_paise: 1_91_520_00, paid_on: day }],
    parts: [],
  }
  const page = (await bill(() => 'Towel', { to_pay: paid }).read()).at(-1)
  for (const text of ['Received 24 Nov 2026 −₹1,91,520.00', 'Balance ₹0.00', 'Nothing is left to pay'])
    expect(page).toContain(text)
  expect(page).not.toContain('Pay to')
})
