import type { listDocuments } from '#contract/documents/document.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { DocumentRow } from './document.row.ts'

type Document = ReplyOf<typeof listDocuments>['documents'][number]

export const toDocument = (row: DocumentRow): Document => ({
  document_id: row.invoice_id,
  kind: row.kind,
  number: row.number,
  issued_on: row.issued_on,
  total: row.total_paise / 100,
  tax: {
    taxable: row.taxable_paise / 100,
    cgst: row.cgst_paise / 100,
    sgst: row.sgst_paise / 100,
    igst: row.igst_paise / 100,
  },
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
