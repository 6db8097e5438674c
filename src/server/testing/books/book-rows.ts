import type { DocumentKind } from '#contract/documents/document-number.ts'
import { splitTax } from '#contract/tax/split-tax.ts'
import type { BookRow } from '#server/books/book.row.ts'
import { sumOf } from '#server/documents/bill.rules.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'

type LineDraft = {
  /** Without the discount. */
  readonly total: number
  readonly discount?: number
  readonly rateBp: number
  readonly hsn?: string
  readonly unit?: string
}
export type RowDraft = {
  readonly kind?: DocumentKind
  readonly number?: string
  readonly day?: string
  readonly isInterState?: boolean
  readonly isComposition?: boolean
  /** Blank for a buyer without one. */
  readonly buyerGstin?: string
  readonly billTotal?: number
  readonly isCancelled?: boolean
  readonly lines?: readonly LineDraft[]
}

export const ownGstin = '33AABCK0007F1ZD'
const party = { trade_name: '', address: '14 Avinashi Road, Coimbatore', pin: '641004' }
const pins: Readonly<Record<string, string>> = { '23': '452001' }

const lineOf = (
  { total, discount = 0, rateBp, hsn = '610910', unit = 'PCS' }: LineDraft,
  place: number,
  isInterState: boolean,
): DocumentLine => {
  const { taxable, cgst, sgst, igst } = splitTax({ total, rateBp, isInterState })
  return {
    line_number: place + 1,
    product_name: `Goods ${place + 1}`,
    hsn_code: hsn,
    gst_rate_bp: rateBp,
    unit_code: unit,
    quantity: 2,
    unit_price_paise: Math.round((total + discount) / 2),
    discount_paise: discount,
    taxable_paise: taxable,
    cgst_paise: cgst,
    sgst_paise: sgst,
    igst_paise: igst,
    total_paise: total,
  }
}

const ofBill = '0199aaaa-0000-7000-8000-00000000ffff'

const billOf = ({ kind, billTotal = 1_000 }: RowDraft) => ({
  credits: kind === 'CRN' ? ofBill : null,
  debits: kind === 'DBN' ? ofBill : null,
  ...(kind === 'CRN' || kind === 'DBN'
    ? { bill_number: 'INV/26-27/0001', billed_on: '2026-10-02', bill_total_paise: billTotal }
    : { bill_number: null, billed_on: null, bill_total_paise: null }),
})

const marks: Readonly<Partial<Record<BookRow['kind'], string>>> = { CRN: 'C', DBN: 'N' }

let count = 0
/** A document of a month, as the database would answer it. */
export function aBookRow(draft: RowDraft = {}): BookRow {
  count += 1
  const {
    kind = 'INV',
    isInterState = false,
    buyerGstin = '',
    lines = [{ total: 1_000, rateBp: 1800 }],
  } = draft
  const state = isInterState ? '23' : '33'
  const own = lines.map((line, place) => lineOf(line, place, isInterState))
  const buyer = { ...party, pin: pins[state] ?? party.pin, name: 'Ganesh & Söhne गणेश', state_code: state }
  return {
    invoice_id: `0199aaaa-0000-7000-8000-${String(count).padStart(12, '0')}`,
    order_id: `VJ-${String(count).padStart(8, '0')}`,
    kind,
    year: '26-27',
    buyer_id: '0199aaaa-0000-7000-8000-00000000bbbb',
    gstin: ownGstin,
    number: draft.number ?? `INV/26-27/${marks[kind] ?? ''}${String(count).padStart(4, '0')}`,
    issued_on: draft.day ?? '2026-10-15',
    supply_state_code: state,
    is_inter_state: isInterState,
    is_composition: draft.isComposition ?? false,
    ...sumOf(own),
    particulars: {
      seller: { ...party, name: 'Kovai Mills Private Limited', state_code: '33', gstin: ownGstin },
      buyer: { ...buyer, gstin: buyerGstin },
      ship_to: { ...buyer, gstin: '' },
      order_day: '2026-10-14',
      po_number: '',
      note: '',
    },
    ...billOf(draft),
    reason: null,
    needs_irn: false,
    irn: null,
    ack_no: null,
    ack_date: null,
    signed_qr: null,
    cancelled_at: draft.isCancelled ? new Date('2026-10-15T10:00:00Z') : null,
    lines: own,
  }
}
