import type { InvoicePreview, listDocuments } from '#contract/documents/document.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { sumOf } from './bill.rules.ts'
import type { DocumentLine, DocumentRow } from './document.row.ts'
import type { BilledOrder } from './issue.queries.ts'

type Split = Pick<DocumentLine, 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise'>

const taxOf = (sum: Split) => ({
  taxable: sum.taxable_paise / 100,
  cgst: sum.cgst_paise / 100,
  sgst: sum.sgst_paise / 100,
  igst: sum.igst_paise / 100,
})

type Document = ReplyOf<typeof listDocuments>['documents'][number]

export const toDocument = (row: DocumentRow): Document => ({
  document_id: row.invoice_id,
  kind: row.kind,
  number: row.number,
  issued_on: row.issued_on,
  total: row.total_paise / 100,
  tax: taxOf(row),
  supply_state_code: row.supply_state_code,
  lines: row.lines.map(({ line_number, product_name, quantity, total_paise }) => ({
    line_number,
    product_name,
    quantity,
    total: total_paise / 100,
  })),
  credits: row.credited_number,
  reason: row.reason,
  needs_irn: row.needs_irn,
  irn: row.irn,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
})

type Preview = {
  readonly order: Pick<BilledOrder, 'lines'>
  readonly number: string
  readonly kind: InvoicePreview['kind']
  readonly lines: readonly DocumentLine[]
  readonly supplyState: string
}

export function toPreview({ order, number, kind, lines, supplyState }: Preview): InvoicePreview {
  const sum = sumOf(lines)
  return {
    success: true,
    kind,
    number,
    total: sum.total_paise / 100,
    tax: taxOf(sum),
    supply_state_code: supplyState,
    lines: lines.map(
      ({ line_number, product_name, hsn_code, gst_rate_bp, quantity, total_paise }, place) => ({
        ...{ line_number, product_name, hsn_code, gst_rate_bp, quantity },
        unit: order.lines[place]?.unit ?? '',
        total: total_paise / 100,
      }),
    ),
  }
}
