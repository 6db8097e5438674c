import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { quotationOf } from '#server/deals/quotation.rules.ts'
import { billLine, sumOf } from '#server/documents/bill.rules.ts'
import { paperOf, type Sheet } from '#server/documents/paper.rules.ts'
import type { ToPay } from '#server/payees/to-pay.row.ts'
import { receiptPaperOf } from '#server/payments/receipt-paper.rules.ts'
import { paperOf as challanOf } from '#server/shipments/challan-paper.rules.ts'
import { type DrawnText, drawnTexts } from '#server/testing/documents/drawn-texts.ts'
import type { Paper } from './paper.ts'
import { page } from './sheet.ts'
import { writePaper } from './write-paper.ts'

const wide = 'W'.repeat(limits.text.name)
const hindi = 'हाथ से बुना हुआ सूती दुपट्टा, प्राकृतिक नील रंग, लंबाई ढाई मीटर, कोयंबटूर की पुरानी मिल से'
const largestPaise = limits.cart.totalPaise
const rates = [1800, 500, 25, 150, 300, 4000, 0]
const reason = 'Wrong address, '.repeat(20)
const day = '2026-11-24'

const party = (name: string) => ({
  ...{ name, trade_name: 'Shree Balaji Traders and Sons', address: 'Mill Road, '.repeat(45), pin: '641004' },
  ...{ state_code: '33', gstin: '33AABCK0001F1Z5' },
})
const particulars = {
  ...{ seller: party(hindi), buyer: party(wide), ship_to: party('Ganesh Stores '.repeat(7)), order_day: day },
  ...{
    upi: 'upi://pay?pa=shop@bank&pn=Shop&am=1.00&cu=INR',
    po_number: 'PO/7'.repeat(7),
    note: 'N'.repeat(300),
  },
}
const aPayment = { kind: 'balance', amount_paise: largestPaise, paid_on: day } as const
const to_pay: ToPay = {
  terms: { advance_bp: 3333, rest: 'credit', credit_days: 90 },
  ...{ debited_paise: largestPaise, credited_paise: largestPaise, paid: Array(5).fill(aPayment) },
  ...{ claimed_paise: largestPaise, refund_due_paise: 0 },
  parts: [
    { amount_paise: largestPaise, when: 'now', is_due: true, due_on: null },
    { amount_paise: largestPaise, when: 'credit', is_due: false, due_on: null },
  ],
  payee: {
    ...{
      payee_id: '7d3c2c1e-0000-4000-8000-000000000000',
      name: wide,
      vpa: `${'w'.repeat(64)}@${'w'.repeat(32)}`,
    },
    ...{ bank: 'Saraswat Co-operative Bank', ifsc: 'SRCB0001234', account_number_end: '6789' },
  },
}
const paying = { particulars: { ...particulars, to_pay }, account_number: '5'.repeat(20) }
const registration = {
  gstin: '33AABCK0001F1Z5',
  legal_name: 'Kovai',
  trade_name: '',
  address: 'Mill Road',
  pin: '641004',
  state_code: '33',
  scheme: 'regular',
  turnover: 'above_10',
  invoice_prefix: 'INV',
} as const

const lineOf = (place: number, paise: number) => ({
  ...{
    line_number: place,
    product_name: place % 2 ? hindi : wide,
    hsn_code: '61091000',
    product_hsn_code: null,
    is_freight: false,
  },
  ...{ gst_rate_bp: rates[place % rates.length] ?? 0, unit_code: 'PCS', unit: 'pc', quantity: 1_000_000 },
  ...{
    unit_price_paise: 999_999_999,
    line_total_paise: paise,
    discount_paise: place === 0 ? 1_000_000_000 : 0,
  },
})

function sheet(kind: Sheet['kind'], count: number, more: Partial<Sheet> = {}): Sheet {
  const state = more.is_inter_state ? '23' : '33'
  const scheme = kind === 'BOS' ? 'composition' : 'regular'
  const lines = Array.from({ length: count }, (_, place) =>
    billLine(lineOf(place, Math.floor(largestPaise / count)), { ...registration, scheme }, state),
  )
  return {
    ...{
      kind,
      orderId: 'VNJ-20261123-ABCDEFGH',
      number: 'INVOICES/26-2701',
      issued_on: day,
      lines,
      ...sumOf(lines),
    },
    ...{
      supply_state_code: state,
      is_inter_state: false,
      is_composition: kind === 'BOS',
      particulars,
      credits: null,
      debits: null,
    },
    ...{
      bill_number: 'INVOICES/26-2701',
      billed_on: day,
      reason,
      needs_irn: true,
      irn: 'a'.repeat(64),
      ...{ ack_no: '112010036563310', ack_date: '2026-11-24 11:05:00', signed_qr: null },
    },
    ...{ isCancelled: false, isTaxKnown: true, ...more },
  }
}

const challan = () =>
  challanOf(
    {
      ...{ number: 'CHALLANS/26-2701', issued_on: day },
      facts: {
        ...sheet('INV', 9),
        ...{
          order_id: 'VNJ-20261123-ABCDEFGH',
          seq: 99,
          bill: 'INVOICES/26-2701 of 24 Nov 2026',
          is_tax_known: true,
        },
        transport: {
          ...{
            mode: 'road',
            transporter_name: wide,
            transporter_id: '',
            doc_no: 'L'.repeat(30),
            doc_date: day,
          },
          ...{ vehicle_no: 'TN37AB1234', packages: 100_000 },
        },
      },
    } as unknown as Parameters<typeof challanOf>[0],
    'original',
  )

const receipt = () =>
  receiptPaperOf({
    ...{ number: 'RECEIPTS/26-2701', issued_on: day },
    facts: {
      ...{
        particulars,
        goods: Array(100).fill(hindi),
        amount_paise: largestPaise,
        order_id: 'VNJ-20261123-ABCDEFGH',
      },
      ...{ method: 'rtgs', reference: 'W'.repeat(22), paid_on: day, supply_state_code: '33' },
    },
  } as unknown as Parameters<typeof receiptPaperOf>[0])

const offerLine = (unit: string, place: number) => ({
  ...lineOf(place, largestPaise),
  ...{ product_id: null, product_image: null, unit },
})
const quotation = () =>
  quotationOf(
    {
      ...{ deal_id: '7d3c2c1e-0000-4000-8000-000000000000', state: 'withdrawn', proposed_at: new Date(day) },
      offer: {
        ...{
          revision: 50,
          proposed_by: 'buyer',
          freight: 'paid',
          freight_paise: largestPaise,
          advance_bp: 3333,
        },
        ...{ rest: 'credit', credit_days: 90, dispatch_days: 365, note: 'x'.repeat(300), valid_until: day },
        ...{
          total_paise: largestPaise,
          lines: ['W'.repeat(40), 'bag of 50 kg', 'क'.repeat(40)].map(offerLine),
        },
      },
    } as unknown as Parameters<typeof quotationOf>[0],
    { ...registration, buyer: hindi, seller: wide },
  )

const papers: readonly (readonly [string, () => Paper])[] = [
  ['a tax invoice of one line', () => paperOf(sheet('INV', 1), 'original')],
  [
    'a tax invoice of one line to another state',
    () => paperOf(sheet('INV', 1, { is_inter_state: true }), 'original'),
  ],
  ['a tax invoice of 100 lines', () => paperOf(sheet('INV', 100), 'duplicate')],
  ['a cancelled tax invoice', () => paperOf(sheet('INV', 30, { isCancelled: true }), 'triplicate')],
  ['a bill of supply', () => paperOf(sheet('BOS', 20), 'original')],
  ['a tax invoice that says how it is paid', () => paperOf(sheet('INV', 12, paying), 'original')],
  [
    'a tax invoice with the portal code that says how it is paid',
    () => paperOf(sheet('INV', 2, { ...paying, signed_qr: 'x'.repeat(900) }), 'original'),
  ],
  ['a debit note that says how it is paid', () => paperOf(sheet('DBN', 3, paying), 'original')],
  ['a credit note', () => paperOf(sheet('CRN', 9), 'original')],
  ['a proforma', () => paperOf(sheet('proforma', 9, { isTaxKnown: false }), 'original')],
  ['a quotation', quotation],
  ['a delivery challan', challan],
  ['a receipt voucher', receipt],
]

const isOver = (one: DrawnText, other: DrawnText) =>
  one.page === other.page &&
  Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.6 &&
  one.x + one.width > other.x + 0.3 &&
  other.x + other.width > one.x + 0.3

const isOutside = ({ x, width, y }: DrawnText) =>
  x < page.side - 0.3 || x + width > page.width - page.side + 0.3 || y < page.top || y > page.height - 20

test.each(papers)('%s at the limits has no text over another one or over its edge', async (_name, paper) => {
  const texts = drawnTexts(await writePaper(paper())).filter(({ width }) => width > 0)
  expect(texts.length).toBeGreaterThan(60)
  expect(texts.filter(isOutside)).toEqual([])
  expect(texts.filter((text, place) => texts.slice(place + 1).some((other) => isOver(text, other)))).toEqual(
    [],
  )
})
