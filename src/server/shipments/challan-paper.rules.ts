import { amountInWords } from '#contract/documents/amount-in-words.ts'
import type { ChallanCopy } from '#contract/shipments/shipment-files.ts'
import { dayOf, inRupees } from '#contract/texts/english.ts'
import { sumOf } from '#server/documents/bill.rules.ts'
import { partyOf, placeText } from '#server/documents/paper.rules.ts'
import { linesTable, taxTable } from '#server/documents/paper-tables.rules.ts'
import type { Fact, Paper } from '#server/pdf/paper.ts'
import type { ChallanFacts, ChallanRow } from './challan.row.ts'

/** Rule 55(2) of the CGST Rules 2017. */
const marks: Readonly<Record<ChallanCopy, string>> = {
  original: 'ORIGINAL FOR CONSIGNEE',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR CONSIGNER',
}
const modes = { road: 'Road', rail: 'Rail', air: 'Air', ship: 'Ship' } as const

/** A delivery challan as Rule 55(1) of the CGST Rules 2017 wants it. */
export function paperOf(
  { number, issued_on, facts }: ChallanRow,
  copy: ChallanCopy,
  cancelReason?: string,
): Paper {
  const { particulars } = facts
  const lines = facts.lines.map(({ discount_paise = 0, ...line }) => ({ ...line, discount_paise }))
  const sums = sumOf(lines)
  const sheet = { ...facts, lines, ...sums, orderId: facts.order_id }
  return {
    title: 'Delivery challan',
    number,
    day: issued_on,
    mark: marks[copy],
    ...(cancelReason ? { warning: `CANCELLED: ${cancelReason}` } : {}),
    issuer: partyOf(particulars, 'seller', ''),
    facts: factsOf(facts, issued_on),
    parties: [partyOf(particulars, 'buyer', 'Consignee'), partyOf(particulars, 'ship_to', 'Deliver to')],
    lines: linesTable(sheet),
    ...taxTable(sheet),
    totals: [{ label: 'Value of these goods', text: inRupees(sums.total_paise / 100) }],
    words: amountInWords(sums.total_paise),
    notes: notesOf(facts),
    signature: { name: particulars.seller.name, text: 'Computer-generated: no signature needed' },
  }
}

const stated = (label: string, text: string): readonly Fact[] => (text ? [{ label, text }] : [])

function factsOf(
  { order_id, seq, bill, replaces = '', particulars, supply_state_code, transport }: ChallanFacts,
  day: string,
) {
  const { doc_no, doc_date } = transport
  return [
    { label: 'Date', text: dayOf(day) },
    { label: 'Order', text: order_id },
    { label: 'Shipment', text: String(seq) },
    ...stated('Purchase order', particulars.po_number),
    ...stated('Invoice', bill),
    ...stated('Sent again for', replaces),
    ...stated('Place of supply', supply_state_code && placeText(supply_state_code, particulars)),
    { label: 'Transport', text: modes[transport.mode] },
    ...stated('Transporter', transport.transporter_name),
    ...stated('LR number', doc_date && doc_no ? `${doc_no} of ${dayOf(doc_date)}` : doc_no),
    ...stated('Vehicle', transport.vehicle_no),
    ...stated('Packages', transport.packages === null ? '' : String(transport.packages)),
  ]
}

const notesOf = ({ is_tax_known, bill }: ChallanFacts) => [
  ...(is_tax_known ? [] : ['The GST of some of these goods is not known yet, so no tax is shown.']),
  ...(bill ? [] : ['This is no tax invoice.']),
]
