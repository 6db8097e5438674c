import { z } from 'zod'
import { caseOutcome, caseState, caseWish } from '#contract/cases/case-fields.ts'
import { deliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { isBilled, lastBill } from './is-billed.row.ts'
import { isSent } from './is-sent.row.ts'

const Line = z.object({
  line_number: z.int(),
  product_name: z.string(),
  unit: z.string(),
  /** By the buyer's receipts. */
  short: z.int(),
  damaged: z.int(),
  /** The last day in India on which some of it came. */
  came_on: z.string().nullable(),
  /** By notes for no problem: they count for these goods unless they are older than the receipt. */
  credited: z.int(),
})

const Problem = z.object({
  case_id: z.string(),
  revision: z.int(),
  state: z.enum(caseState.options),
  wish: z.enum(caseWish.options),
  outcome: z.enum(caseOutcome.options).nullable(),
  /** All of its goods are credited, with or without a note. */
  is_in_full: z.boolean(),
  has_note: z.boolean(),
  /** Its note credits a bill that was replaced by another one. */
  is_note_of_earlier_bill: z.boolean(),
  /** `sent`: again, for this problem. */
  lines: z.array(
    z.object({
      line_number: z.int(),
      product_name: z.string(),
      unit: z.string(),
      quantity: z.int(),
      sent: z.int(),
    }),
  ),
})

const MissingRow = z.object({
  order_id: z.string(),
  delivery_status: z.enum(deliveryStatus.options),
  is_billed: z.boolean(),
  lines: z.array(Line),
  problems: z.array(Problem),
})
export type MissingRow = z.infer<typeof MissingRow>

const problemsOfOrder = sql`cases c where c.order_id = o.order_id and c.opened_by = o.buyer_id
  and c.kind in ('damaged', 'short', 'wrong')`

/** Of the goods of each order: what came short or damaged by its receipts, is reported or is credited. */
export const findMissing = (db: Db, orderIds: readonly string[]) =>
  db.many(rows(MissingRow)`
    select o.order_id, o.delivery_status, ${isBilled(sql`o.order_id`)} as is_billed,
      (select coalesce(jsonb_agg(jsonb_build_object('line_number', l.line_number, 'product_name', l.product_name,
          'unit', l.unit, 'short', r.short, 'damaged', r.damaged,
          'came_on', (select to_char(max(arrived_at(s)) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
            from shipments s join shipment_lines sl using (shipment_id)
            where sl.order_id = l.order_id and sl.line_number = l.line_number and ${isSent}),
          'credited', (select coalesce(sum(il.quantity), 0) from invoices n join invoice_lines il using (invoice_id)
            where n.credits = ${lastBill} and il.line_number = l.line_number and (r.since is null or n.created_at >= r.since)
              and not exists (select from cases k where k.credit_note_id = n.invoice_id)))
          order by l.line_number), '[]')
        from order_lines l cross join lateral (
          select coalesce(sum(sl.short), 0) as short, coalesce(sum(sl.damaged), 0) as damaged,
            min(s.received_at) filter (where sl.short + sl.damaged > 0) as since
          from shipments s join shipment_lines sl using (shipment_id)
          where sl.order_id = l.order_id and sl.line_number = l.line_number and s.case_id is null
            and s.received_at is not null and ${isSent}) r
        where l.order_id = o.order_id and not l.is_freight
          and (r.since is not null or exists (select from case_lines w, ${problemsOfOrder}
            and w.case_id = c.case_id and w.line_number = l.line_number))) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('case_id', c.case_id, 'revision', c.revision, 'state', c.state,
          'wish', c.wish, 'outcome', c.outcome, 'is_in_full', coalesce(c.credit_paise = c.value_paise, false),
          'has_note', c.credit_note_id is not null,
          'is_note_of_earlier_bill', exists (select from invoices n
            where n.invoice_id = c.credit_note_id and n.credits is distinct from ${lastBill}),
          'lines', (select coalesce(jsonb_agg(jsonb_build_object('line_number', w.line_number,
              'product_name', l.product_name, 'unit', l.unit, 'quantity', w.quantity,
              'sent', (select coalesce(sum(case when s.received_at is not null then sl.accepted else sl.quantity end), 0)
                from shipments s join shipment_lines sl using (shipment_id)
                where s.case_id = c.case_id and sl.line_number = w.line_number and ${isSent}))
              order by w.line_number), '[]')
            from case_lines w join order_lines l using (order_id, line_number) where w.case_id = c.case_id))
          order by c.created_at, c.case_id), '[]')
        from ${problemsOfOrder}) as problems
    from orders o where o.order_id = any(${orderIds}::text[]) order by o.order_date, o.order_id`)

const Faulty = z.object({ order_id: z.string() })

/** Orders of a shop since a day in which a receipt names short or damaged goods, the latest; they may be settled. */
export const findFaulty = (db: Db, sellerId: string, { since, limit }: { since: Date; limit: number }) =>
  db.many(rows(Faulty)`
    select o.order_id from orders o
    where o.seller_id = ${sellerId} and o.order_date >= ${since} and exists (
      select from shipment_lines l where l.order_id = o.order_id and l.short + l.damaged > 0)
    order by o.order_date desc, o.order_id limit ${literal(limit)}`)
