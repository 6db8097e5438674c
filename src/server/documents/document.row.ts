import { z } from 'zod'
import { documentKinds } from '#contract/documents/document-number.ts'
import { sql } from '#server/db/sql.ts'
import { ToPayRow } from '#server/payees/to-pay.row.ts'

const Party = z.object({
  name: z.string(),
  /** Blank if there is none. */
  trade_name: z.string(),
  address: z.string(),
  pin: z.string(),
  /** Blank where nobody knows it. */
  state_code: z.string(),
  /** Blank for a buyer without one. */
  gstin: z.string(),
})
export type Party = z.infer<typeof Party>

/** What a document says of its order, as it was. */
export const Particulars = z.object({
  seller: Party,
  buyer: Party,
  ship_to: Party,
  order_day: z.string(),
  /**
   * The link to pay what was due then, on older bills what was open; missing where nothing was, the shop had no UPI ID, or UPI was
   * not enough.
   */
  upi: z.string().optional(),
  /** Terms, what was paid before and where the rest is paid; older bills say nothing of them. */
  to_pay: ToPayRow.optional(),
  po_number: z.string(),
  note: z.string(),
  /** Of a plan: how and when it was paid. */
  payment: z.optional(z.string()),
  /** The states that were not called or taxed then as they came with the market, by their codes. */
  states: z.optional(z.record(z.string(), z.object({ name: z.string(), has_utgst: z.boolean() }))),
})
export type Particulars = z.infer<typeof Particulars>

export const splitShape = {
  taxable_paise: z.int(),
  cgst_paise: z.int(),
  sgst_paise: z.int(),
  igst_paise: z.int(),
  total_paise: z.int(),
}

export const DocumentLine = z.object({
  line_number: z.int(),
  product_name: z.string(),
  hsn_code: z.string(),
  gst_rate_bp: z.int(),
  unit_code: z.string(),
  quantity: z.int(),
  unit_price_paise: z.int(),
  /** What the total is less by than price times quantity. */
  discount_paise: z.int(),
  ...splitShape,
})
export type DocumentLine = z.infer<typeof DocumentLine>

export const DocumentRow = z.object({
  invoice_id: z.uuid(),
  /** Null on what the operator bills. */
  order_id: z.string().nullable(),
  kind: z.enum(documentKinds),
  gstin: z.string(),
  number: z.string(),
  issued_on: z.string(),
  supply_state_code: z.string(),
  is_inter_state: z.boolean(),
  is_composition: z.boolean(),
  ...splitShape,
  particulars: Particulars,
  /** Of a note: the bill that it lowers, or raises. */
  credits: z.uuid().nullable(),
  debits: z.uuid().nullable(),
  /** Number and day of that bill. */
  bill_number: z.string().nullable(),
  billed_on: z.string().nullable(),
  reason: z.string().nullable(),
  needs_irn: z.boolean(),
  irn: z.string().nullable(),
  /** Number and moment of the portal's receipt, and its signed code; null until the IRN is there. */
  ack_no: z.string().nullable(),
  ack_date: z.string().nullable(),
  signed_qr: z.string().nullable(),
  cancelled_at: z.date().nullable(),
  lines: z.array(DocumentLine),
})
export type DocumentRow = z.infer<typeof DocumentRow>

export const documentColumns = sql`
  i.invoice_id, i.order_id, i.kind, i.gstin, i.number, i.issued_on::text as issued_on, i.supply_state_code, i.is_inter_state,
  i.is_composition, i.taxable_paise, i.cgst_paise, i.sgst_paise, i.igst_paise, i.total_paise, i.particulars, i.credits, i.debits,
  c.number as bill_number, c.issued_on::text as billed_on, coalesce(i.reason, i.cancel_reason) as reason, i.needs_irn,
  i.irn, i.ack_no, i.ack_date, i.signed_qr, i.cancelled_at,
  (select jsonb_agg(to_jsonb(l) - 'invoice_id' order by l.line_number)
    from invoice_lines l where l.invoice_id = i.invoice_id) as lines`

export const documentTables = sql`invoices i left join invoices c on c.invoice_id = coalesce(i.credits, i.debits)`
