import { amountInWords } from '#contract/documents/amount-in-words.ts'
import type { Copy } from '#contract/documents/document.ts'
import type { DocumentKind } from '#contract/documents/document-number.ts'
import { dayOf, inRupees } from '#contract/texts/english.ts'
import { pinBeside } from '#contract/users/pin-beside.ts'
import type { Fact, Paper, Party as PaperParty } from '#server/pdf/paper.ts'
import { qrModules } from '#server/qr-codes/qr-code.rules.ts'
import type { DocumentRow, Particulars, Party } from './document.row.ts'
import { printedHalf, printedName } from './paper-states.rules.ts'
import { linesTable, taxTable, withoutTax } from './paper-tables.rules.ts'
import { paymentOf } from './payment-paper.rules.ts'

const titles: Readonly<Record<DocumentKind, string>> = {
  INV: 'Tax invoice',
  BOS: 'Bill of supply',
  CRN: 'Credit note',
  DBN: 'Debit note',
}

const totals: Readonly<Partial<Record<Sheet['kind'], string>>> = { CRN: 'Credited', DBN: 'Debited' }
const isNote = (kind: Sheet['kind']) => kind === 'CRN' || kind === 'DBN'

/** Rule 48(1), goods. */
const marks: Readonly<Record<Copy, string>> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR SUPPLIER',
}
/** Rule 48(2), services: nobody transports them. */
const marksOfServices: typeof marks = { ...marks, duplicate: 'DUPLICATE FOR SUPPLIER' }

export const placeText = (code: string, { states }: Pick<Particulars, 'states'>) =>
  `${code} ${printedName(code, states)}`.trim()
const composition = 'Composition taxable person, not eligible to collect tax on supplies'

export type Sheet = Omit<DocumentRow, 'invoice_id' | 'order_id' | 'kind' | 'gstin' | 'cancelled_at'> & {
  readonly kind: DocumentKind | 'proforma'
  /** Null on what the operator bills: a service, which nobody ships. */
  readonly orderId: string | null
  readonly isCancelled: boolean
  readonly isTaxKnown: boolean
  /** Of the payee, in full; missing where there is none, or its key is lost. */
  readonly account_number?: string
}

export const sheetOf = ({ order_id, cancelled_at, ...row }: DocumentRow): Sheet => ({
  ...row,
  orderId: order_id,
  isCancelled: cancelled_at !== null,
  isTaxKnown: true,
})

/** What makes other bytes of one document: copies, and what may still change of it. */
export function fileNameOf({ needs_irn, irn, cancelled_at }: DocumentRow, copy: Copy): string {
  const state = cancelled_at ? '-cancelled' : needs_irn && !irn ? '-draft' : ''
  return `${copy}${state}`
}

/** A document as rules 46, 49 and 53 of the CGST Rules 2017 want it. */
export function paperOf(sheet: Sheet, copy: Copy): Paper {
  const { particulars, kind, number } = sheet
  const warning = warningOf(sheet)
  return {
    title: kind === 'proforma' ? 'Proforma invoice' : titles[kind],
    number,
    day: sheet.issued_on,
    ...(kind === 'proforma' ? {} : { mark: (sheet.orderId ? marks : marksOfServices)[copy] }),
    ...(warning ? { warning } : {}),
    issuer: partyOf(particulars, 'seller', '', sheet.is_composition ? [composition] : []),
    facts: factsOf(sheet),
    parties: [
      partyOf(particulars, 'buyer', 'Bill to'),
      ...(sheet.orderId ? [partyOf(particulars, 'ship_to', 'Ship to')] : []),
    ],
    lines: linesTable(sheet),
    ...taxTable(sheet),
    totals: totalsOf(sheet),
    words: amountInWords(sheet.total_paise),
    notes: notesOf(sheet),
    ...codesOf(sheet),
    ...paymentOf(sheet),
    signature: {
      name: particulars.seller.name,
      text: 'Computer-generated: no signature needed',
    },
  }
}

/** What is credited or cancelled is not paid. The portal's code is long, so it is larger. */
function codesOf({
  kind,
  isCancelled,
  signed_qr,
  particulars: { upi, to_pay },
}: Sheet): Pick<Paper, 'codes'> {
  const signed = signed_qr
    ? [
        {
          modules: qrModules(signed_qr, 'low'),
          label: 'Signed by the invoice portal',
          isLarge: true as const,
        },
      ]
    : []
  // Since bills say what is due, the code to pay stands beside it.
  const isPaid = upi && !to_pay && !isNote(kind) && !isCancelled
  const own = isPaid ? [{ modules: qrModules(upi), label: 'Scan to pay the supplier by UPI' }] : []
  return { codes: [...signed, ...own] }
}

function warningOf({ kind, isCancelled, needs_irn, irn, reason }: Sheet) {
  if (isCancelled) return `CANCELLED${reason ? `: ${reason}` : ''}`
  if (kind === 'proforma') return 'NOT A TAX INVOICE'
  return needs_irn && !irn ? 'DRAFT - IRN pending' : undefined
}

type Side = 'seller' | 'buyer' | 'ship_to'
type Parties = Pick<Particulars, Side | 'states'>

export function partyOf(
  parties: Parties,
  side: Side,
  label: string,
  more: readonly string[] = [],
): PaperParty {
  const party: Party = parties[side]
  const name = printedName(party.state_code, parties.states)
  const state = party.state_code ? `${name} (${party.state_code})` : ''
  return {
    label,
    name: party.name,
    lines: [
      ...(party.trade_name && party.trade_name !== party.name ? [party.trade_name] : []),
      party.address,
      [pinBeside(party.address, party.pin), state].filter(Boolean).join(', '),
      ...more,
    ],
    facts: party.gstin ? [{ label: 'GSTIN', text: party.gstin }] : [],
  }
}

function factsOf(sheet: Sheet): readonly Fact[] {
  const { particulars, irn } = sheet
  return [
    { label: 'Date', text: dayOf(sheet.issued_on) },
    ...(sheet.orderId
      ? [
          { label: 'Order', text: sheet.orderId },
          { label: 'Order date', text: dayOf(particulars.order_day) },
        ]
      : []),
    ...(particulars.payment ? [{ label: 'Paid', text: particulars.payment }] : []),
    ...(particulars.po_number ? [{ label: 'Purchase order', text: particulars.po_number }] : []),
    ...(sheet.supply_state_code
      ? [{ label: 'Place of supply', text: placeText(sheet.supply_state_code, particulars) }]
      : []),
    ...(sheet.bill_number && sheet.billed_on
      ? [
          {
            label: sheet.kind === 'DBN' ? 'Debits' : 'Credits',
            text: `${sheet.bill_number} of ${dayOf(sheet.billed_on)}`,
          },
        ]
      : []),
    { label: 'Tax payable on reverse charge', text: 'No' },
    ...(irn ? [{ label: 'IRN', text: irn }] : []),
    ...(sheet.ack_no ? [{ label: 'Acknowledged', text: `${sheet.ack_no}, ${sheet.ack_date}` }] : []),
  ]
}

function totalsOf(sheet: Sheet): readonly Fact[] {
  const { taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise } = sheet
  const half = printedHalf(sheet.supply_state_code, sheet.particulars.states)
  const taxes: readonly (readonly [string, number])[] = sheet.is_inter_state
    ? [['IGST', igst_paise]]
    : [
        ['CGST', cgst_paise],
        [half, sgst_paise],
      ]
  const total = { label: totals[sheet.kind] ?? 'Total', text: inRupees(total_paise / 100) }
  if (withoutTax(sheet)) return [total]
  return [
    { label: 'Taxable value', text: inRupees(taxable_paise / 100) },
    ...taxes.map(([label, paise]) => ({ label, text: inRupees(paise / 100) })),
    total,
  ]
}

const notesOf = ({ kind, reason, particulars, total_paise, taxable_paise, isTaxKnown, lines }: Sheet) => [
  ...(isTaxKnown
    ? []
    : ['The GST rate of some of these goods, or the place of supply, is not known yet, so no tax is shown.']),
  ...(isNote(kind) && reason ? [`Reason: ${reason}`] : []),
  ...(particulars.note && !isNote(kind) ? [`Note of the buyer: ${particulars.note}`] : []),
  ...(lines.some(({ discount_paise }) => discount_paise > 0)
    ? ['The discount is the price of a sample, agreed on before the supply (CGST Act, s. 15(3)).']
    : []),
  ...(taxable_paise < total_paise
    ? ['Prices include tax. It was taken out of each line by Rule 35 of the CGST Rules 2017.']
    : []),
]
