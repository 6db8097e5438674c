import type { BillPayment } from '#contract/documents/bill-payment.ts'
import type { InvoicePreview, listDocuments } from '#contract/documents/document.ts'
import type { PriceCorrection } from '#contract/documents/price-correction-fields.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { toRupees } from '#contract/products/price.ts'
import { dueOf, type ToPay } from '#server/payees/to-pay.row.ts'
import { sumOf } from './bill.rules.ts'
import type { DocumentLine, DocumentRow } from './document.row.ts'
import type { BilledOrder } from './issue.queries.ts'
import type { CorrectionRow } from './price-correction.queries.ts'

type Split = Pick<DocumentLine, 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise'>

const taxOf = (sum: Split) => ({
  taxable: sum.taxable_paise / 100,
  cgst: sum.cgst_paise / 100,
  sgst: sum.sgst_paise / 100,
  igst: sum.igst_paise / 100,
})

type Document = ReplyOf<typeof listDocuments>['documents'][number]

const toLine = ({
  line_number,
  product_name,
  quantity,
  unit_price_paise,
  total_paise,
}: DocumentLine): Document['lines'][number] => ({
  line_number,
  product_name,
  quantity,
  unit_price: toRupees(unit_price_paise),
  total: total_paise / 100,
})

const sumOfPaid = ({ paid, claimed_paise }: ToPay) =>
  paid.reduce(
    (sum, { kind, amount_paise }) => sum + (kind === 'refund' ? -amount_paise : amount_paise),
    claimed_paise,
  )

const toBillPayment = (toPay: ToPay): BillPayment => ({
  terms: toPay.terms,
  paid: toRupees(sumOfPaid(toPay)),
  due: toRupees(dueOf(toPay)),
  left: toRupees(toPay.parts.reduce((sum, { amount_paise }) => sum + amount_paise, 0)),
  due_on: toPay.parts.find(({ due_on }) => due_on !== null)?.due_on ?? null,
})

export const toDocument = (row: DocumentRow): Document => ({
  document_id: row.invoice_id,
  kind: row.kind,
  number: row.number,
  issued_on: row.issued_on,
  total: row.total_paise / 100,
  tax: taxOf(row),
  supply_state_code: row.supply_state_code,
  lines: row.lines.map(toLine),
  credits: row.kind === 'CRN' ? row.bill_number : null,
  debits: row.kind === 'DBN' ? row.bill_number : null,
  reason: row.reason,
  needs_irn: row.needs_irn,
  irn: row.irn,
  ...(row.particulars.to_pay && (row.kind === 'INV' || row.kind === 'BOS')
    ? { payment: toBillPayment(row.particulars.to_pay) }
    : {}),
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
})

type Preview = {
  readonly order: Pick<BilledOrder, 'lines'>
  readonly number: string
  readonly kind: InvoicePreview['kind']
  readonly lines: readonly DocumentLine[]
  readonly supplyState: string
  readonly to_pay: ToPay
}

export function toPreview({ order, number, kind, lines, supplyState, to_pay }: Preview): InvoicePreview {
  const sum = sumOf(lines)
  return {
    success: true,
    kind,
    number,
    total: sum.total_paise / 100,
    tax: taxOf(sum),
    supply_state_code: supplyState,
    payment: toBillPayment(to_pay),
    lines: lines.map((line, place) => ({
      ...toLine(line),
      ...{ hsn_code: line.hsn_code, gst_rate_bp: line.gst_rate_bp, unit_code: line.unit_code },
      unit: order.lines[place]?.unit ?? '',
    })),
  }
}

export const toCorrection = (row: CorrectionRow): PriceCorrection => ({
  correction_id: row.correction_id,
  reason: row.reason,
  total: toRupees(row.total_paise),
  lines: row.lines.map(({ price_before_paise, price_after_paise, ...line }) => ({
    ...line,
    price_before: toRupees(price_before_paise),
    price_after: toRupees(price_after_paise),
  })),
  created_at: row.created_at.toISOString(),
})
