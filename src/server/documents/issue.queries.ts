import { z } from 'zod'
import type { DocumentKind } from '#contract/documents/document-number.ts'
import { deliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { countsAsBill, isBill } from '#server/order-goods/is-billed.row.ts'
import { hasSent } from '#server/order-goods/is-sent.row.ts'
import { billedShape, sellingShape } from '#server/tax-registrations/party.row.ts'
import {
  type DocumentLine,
  DocumentRow,
  documentColumns,
  documentTables,
  type Particulars,
  type splitShape,
} from './document.row.ts'

const BilledLine = z.object({
  line_number: z.int(),
  product_name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  unit_price_paise: z.int(),
  line_total_paise: z.int(),
  discount_paise: z.int(),
  hsn_code: z.string().nullable(),
  /** What its product says now. */
  product_hsn_code: z.string().nullable(),
  gst_rate_bp: z.int().nullable(),
  unit_code: z.string().nullable(),
  is_freight: z.boolean(),
})
export type BilledLine = z.infer<typeof BilledLine>

const BilledOrder = z.object({
  order_id: z.string(),
  seller_id: z.uuid(),
  buyer_id: z.uuid(),
  delivery_status: z.enum(deliveryStatus.options),
  order_date: z.date(),
  ...billedShape,
  buyer_name: z.string(),
  ship_address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  ship_to: z.enum(['own', 'third']).nullable(),
  ship_name: z.string().nullable(),
  supply_state_code: z.string().nullable(),
  seller_gstin: z.string().nullable(),
  lines: z.array(BilledLine),
})
export type BilledOrder = z.infer<typeof BilledOrder>

/** Freight is taxed as the dearest of the goods that it belongs to, where nobody knew their tax when it was ordered. */
const ofGoods = (column: Sql) => sql`
  case when l.is_freight then (
    select coalesce(g.${column}, gp.${column}) from order_lines g left join products gp using (product_id)
    where g.order_id = l.order_id and not g.is_freight and g.gst_rate_bp is not distinct from l.gst_rate_bp
    order by g.line_total_paise desc, g.line_number limit 1) end`

// What was not said when the order was placed may have been filled in at the product since.
const orderColumns = sql`
  o.order_id, o.seller_id, o.buyer_id, o.delivery_status, o.order_date, o.po_number, o.note, o.bill_gstin, o.bill_name,
  o.bill_address, o.bill_pin, o.bill_state_code, coalesce(o.buyer_company_name, o.buyer_full_name) as buyer_name,
  o.ship_address, o.city, o.state, o.postal_code, o.ship_to, o.ship_name, o.supply_state_code, o.seller_gstin,
  (select jsonb_agg(jsonb_build_object('line_number', l.line_number, 'product_name', l.product_name, 'unit', l.unit,
      'quantity', l.quantity, 'unit_price_paise', l.unit_price_paise, 'line_total_paise', l.line_total_paise,
      'discount_paise', l.discount_paise,
      'hsn_code', coalesce(l.hsn_code, ${ofGoods(sql`hsn_code`)}), 'product_hsn_code', p.hsn_code,
      'gst_rate_bp', coalesce(l.gst_rate_bp, p.gst_rate_bp, ${ofGoods(sql`gst_rate_bp`)}),
      'unit_code', coalesce(l.unit_code, p.unit_code), 'is_freight', l.is_freight) order by l.line_number)
    from order_lines l left join products p using (product_id) where l.order_id = o.order_id) as lines`

/** What is billed, cancelled or credited of an order happens in turn. */
export const lockOrderOfSeller = (tx: Db, sellerId: string, orderId: string) =>
  tx.maybe(rows(BilledOrder)`
    select ${orderColumns} from orders o
    where o.order_id = ${orderId} and o.seller_id = ${sellerId} for no key update of o`)

/** Only for its buyer and its seller. */
export const findBilledOrder = (db: Db, userId: string, orderId: string) =>
  db.maybe(rows(BilledOrder)`
    select ${orderColumns} from orders o
    where o.order_id = ${orderId} and (o.seller_id = ${userId} or o.buyer_id = ${userId})`)

/** What a bill says of goods their order says too. */
export const updateTax = (tx: Db, orderId: string, lines: readonly BilledLine[]) =>
  tx.run(sql`
    update order_lines l set hsn_code = b.hsn_code, gst_rate_bp = b.gst_rate_bp, unit_code = b.unit_code
    from jsonb_to_recordset(${JSON.stringify(lines)}) as b(
      line_number integer, hsn_code text, gst_rate_bp integer, unit_code text)
    where l.order_id = ${orderId} and l.line_number = b.line_number
      and (l.hsn_code, l.gst_rate_bp, l.unit_code) is distinct from (b.hsn_code, b.gst_rate_bp, b.unit_code)`)

const Registration = z.object(sellingShape)
export type Registration = z.infer<typeof Registration>

const registrationColumns = sql`
  t.gstin, t.legal_name, t.trade_name, t.address, t.pin, t.state_code, t.scheme, t.turnover, t.invoice_prefix`

const panOf = (gstin: Sql) => sql`substring(${gstin}, 3, 10)`

/**
 * The registration that the order was sold under, else the shop's default one; also where the number was corrected since, and the
 * one of the order is that of another business.
 */
export const findRegistration = (db: Db, sellerId: string, gstin: string | null) =>
  db.maybe(rows(Registration)`
    select ${registrationColumns} from tax_registrations t
    where t.seller_id = ${sellerId} and (t.gstin = ${gstin} or t.is_default)
    order by t.gstin is not distinct from ${gstin} and ${panOf(sql`t.gstin`)} = (
      select ${panOf(sql`d.gstin`)} from tax_registrations d where d.seller_id = ${sellerId} and d.is_default
    ) desc, t.is_default desc limit 1`)

/** That of a bill, whatever has become of it. */
export const findRegistrationOf = (db: Db, sellerId: string, gstin: string) =>
  db.maybe(rows(Registration)`
    select ${registrationColumns} from tax_registrations t where t.seller_id = ${sellerId} and t.gstin = ${gstin}`)

type Amounts = { readonly [Name in keyof typeof splitShape]: number }
/** The operator bills a plan without an order, and sells as nobody of the market. */
type Supply =
  | { readonly order_id: string; readonly seller_id: string; readonly buyer_id: string }
  | { readonly order_id: null; readonly seller_id: null; readonly buyer_id: string }
export type NewDocument = Amounts & {
  readonly supply: Supply
  readonly kind: DocumentKind
  readonly gstin: string
  readonly year: string
  readonly number: string
  readonly issued_on: string
  readonly supply_state_code: string
  readonly is_inter_state: boolean
  readonly is_composition: boolean
  readonly particulars: Particulars
  readonly needs_irn: boolean
  /** The bill that it lowers, or raises. */
  readonly credits?: string
  readonly debits?: string
  readonly reason?: string
}

const Inserted = z.object({ invoice_id: z.uuid() })

export const insertDocument = (tx: Db, { supply, ...document }: NewDocument) =>
  tx.one(rows(Inserted)`
    insert into invoices (order_id, seller_id, buyer_id, kind, gstin, year, number, issued_on, supply_state_code,
      is_inter_state, is_composition, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, particulars,
      needs_irn, credits, debits, credited_at, reason)
    values (${supply.order_id}, ${supply.seller_id}, ${supply.buyer_id}, ${document.kind}, ${document.gstin},
      ${document.year}, ${document.number}, ${document.issued_on}, ${document.supply_state_code},
      ${document.is_inter_state}, ${document.is_composition}, ${document.taxable_paise}, ${document.cgst_paise},
      ${document.sgst_paise}, ${document.igst_paise}, ${document.total_paise},
      ${JSON.stringify(document.particulars)}::jsonb, ${document.needs_irn}, ${document.credits ?? null},
      ${document.debits ?? null}, case when ${document.kind} = 'DBN' then now() end, ${document.reason ?? null})
    returning invoice_id`)

export const insertLines = (tx: Db, invoiceId: string, lines: readonly DocumentLine[]) =>
  tx.run(sql`
    insert into invoice_lines
    select ${invoiceId}::uuid, l.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      line_number integer, product_name text, hsn_code text, gst_rate_bp integer, unit_code text, quantity integer,
      unit_price_paise bigint, taxable_paise bigint, cgst_paise bigint, sgst_paise bigint, igst_paise bigint,
      total_paise bigint, discount_paise bigint)`)

const ofOrder = (orderId: string): Sql => sql`i.order_id = ${orderId}`

/** What an order is billed by now: neither cancelled nor credited as a whole. */
export const findBill = (tx: Db, orderId: string) =>
  tx.maybe(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables}
    where ${ofOrder(orderId)} and ${countsAsBill}`)

/** The same, or else what billed it last and was credited as a whole. */
export const findLastBill = (tx: Db, orderId: string) =>
  tx.maybe(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables}
    where ${ofOrder(orderId)} and ${isBill(sql`i`)} and i.cancelled_at is null
    order by i.created_at desc limit 1`)

const Sent = z.object({ is_sent: z.boolean() })

/** Whether goods of an order have left, whatever its status says now. */
export const findSent = (tx: Db, orderId: string) =>
  tx.one(rows(Sent)`
    select ${hasSent(orderId)} as is_sent`)

const Counted = z.object({ count: z.int() })

export const countDocuments = (tx: Db, orderId: string) =>
  tx.one(rows(Counted)`select count(*) as count from invoices where order_id = ${orderId}`)

export const findCredits = (tx: Db, invoiceId: string) =>
  tx.many(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables} where i.credits = ${invoiceId} order by i.created_at, i.number`)

export const findDebits = (tx: Db, invoiceId: string) =>
  tx.many(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables} where i.debits = ${invoiceId} order by i.created_at, i.number`)

export const findBillOfSeller = (tx: Db, sellerId: string, invoiceId: string) =>
  tx.maybe(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables}
    where i.invoice_id = ${invoiceId} and i.seller_id = ${sellerId} and ${isBill(sql`i`)}`)

export const updateCancelled = (tx: Db, invoiceId: string, reason: string, now: Date) =>
  tx.run(sql`
    update invoices set cancelled_at = ${now}, cancel_reason = ${reason} where invoice_id = ${invoiceId}`)

export const getDocument = (tx: Db, invoiceId: string) =>
  tx.one(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables} where i.invoice_id = ${invoiceId}`)

const Claiming = z.object({ case_id: z.string(), owes_note: z.boolean(), is_undecided: z.boolean() })

/**
 * A problem that still claims goods on one of these lines: nobody has decided it, its goods go again, or it credits all
 * of them and has no note yet. Goods that are still missing by receipts are none of those that a problem with them claims.
 */
export const findClaimingCase = (tx: Db, orderId: string, lines: readonly number[], areMissing: boolean) =>
  tx.maybe(rows(Claiming)`
    select c.case_id, coalesce(c.credit_paise = c.value_paise, false) as owes_note,
      c.state in ('open', 'answered', 'escalated') as is_undecided
    from cases c join orders o using (order_id)
    where c.order_id = ${orderId} and c.credit_note_id is null and (not ${areMissing} or c.kind = 'unwanted')
      and (c.credit_paise = c.value_paise or o.delivery_status <> 'Cancelled' and (
        c.state in ('open', 'answered', 'escalated')
        or c.outcome = 'replacement' and c.state in ('agreed', 'decided')))
      and exists (select from case_lines l where l.case_id = c.case_id and l.line_number = any(${lines}::integer[]))
    order by owes_note desc, is_undecided, c.created_at limit 1`)
