import { amountInWords } from '#contract/documents/amount-in-words.ts'
import { dayOf, inRupees } from '#contract/texts/english.ts'
import { partyOf, placeText } from '#server/documents/paper.rules.ts'
import type { Paper } from '#server/pdf/paper.ts'
import type { ReceiptRow } from './receipt.queries.ts'

const methods = { upi: 'UPI', imps: 'IMPS', neft: 'NEFT', rtgs: 'RTGS', cash: 'Cash', cheque: 'Cheque' }

/** A receipt voucher as Rule 50 of the CGST Rules 2017 wants it. */
export function receiptPaperOf({ number, issued_on, facts, cancel_reason }: ReceiptRow): Paper {
  const { particulars, goods, amount_paise, order_id, method, reference, paid_on, supply_state_code } = facts
  const note = facts.is_composition ? underComposition : noTaxNow
  const amount = inRupees(amount_paise / 100)
  return {
    title: 'Receipt voucher',
    number,
    day: issued_on,
    ...(cancel_reason ? { warning: `CANCELLED: ${cancel_reason}` } : {}),
    issuer: partyOf(particulars, 'seller', ''),
    facts: [
      { label: 'Date', text: dayOf(issued_on) },
      { label: 'Order', text: order_id },
      { label: 'Order date', text: dayOf(particulars.order_day) },
      { label: 'Paid by', text: [methods[method], reference].filter(Boolean).join(' ') },
      { label: 'Paid on', text: dayOf(paid_on) },
      ...(supply_state_code
        ? [{ label: 'Place of supply', text: placeText(supply_state_code, particulars) }]
        : []),
      { label: 'Tax payable on reverse charge', text: 'No' },
    ],
    parties: [partyOf(particulars, 'buyer', 'Received from')],
    lines: {
      columns: [
        { title: 'Advance for', align: 'left', isWide: true },
        { title: 'Tax', align: 'right' },
        { title: 'Amount', align: 'right' },
      ],
      rows: rowsOf(goods, amount.slice(1)),
      sums: ['', '', amount.slice(1)],
    },
    totals: [{ label: 'Advance received', text: amount }],
    words: amountInWords(amount_paise),
    notes: [note],
    signature: { name: particulars.seller.name, text: 'Computer-generated: no signature needed' },
  }
}

/** The notification leaves composition out: such a seller collects no tax at all (CGST Act, section 10(4)). */
const noTaxNow =
  'No tax is paid on advances for goods (Notification 66/2017-CT): it is paid with the invoice.'
const underComposition = 'Composition taxable person, not eligible to collect tax on supplies.'

/** A row stands on one page, so many goods take several. */
const goodsToRow = 12

function rowsOf(goods: readonly string[], amount: string): Paper['lines']['rows'] {
  const pieces = Array.from({ length: Math.max(1, Math.ceil(goods.length / goodsToRow)) }, (_, place) =>
    goods.slice(place * goodsToRow, (place + 1) * goodsToRow).join(', '),
  )
  return pieces.map((piece, place) => (place === 0 ? [piece, 'Nil', amount] : [piece, '', '']))
}
