import { z } from 'zod'
import { deskParts } from '#contract/admin/desk-search.ts'
import { caseState } from '#contract/cases/case-fields.ts'
import { caseKinds } from '#contract/cases/case-rules.ts'
import { deliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import { isSent } from '#server/order-goods/is-sent.row.ts'

export const DeskOrderRow = z.object({
  order_id: z.string(),
  order_date: z.date(),
  delivery_status: z.enum(deliveryStatus.options),
  total_paise: z.int(),
  address: z.string(),
  buyer: deskParts.party,
  seller: deskParts.party,
  lines: z.array(z.object({ ...deskParts.line, unit_price_paise: z.int() })),
  history: z.array(
    z.object({ delivery_status: z.enum(deliveryStatus.options), by: z.string(), happened_at: z.string() }),
  ),
  payments: z.array(z.object({ ...deskParts.payment, amount_paise: z.int() })),
  papers: z.array(z.object({ ...deskParts.paper, total_paise: z.int() })),
  shipments: z.array(
    z.object({
      shipment_id: z.uuid(),
      dispatched_at: z.string().nullable(),
      delivered_at: z.string().nullable(),
    }),
  ),
  cases: z.array(
    z.object({
      case_id: z.string(),
      kind: z.enum(caseKinds),
      subject: z.string(),
      state: z.enum(caseState.options),
    }),
  ),
  deal: z.object({ deal_id: z.uuid(), state: z.string(), revision: z.int() }).nullable(),
})
export type DeskOrderRow = z.infer<typeof DeskOrderRow>

/** An order with all that hangs on it, people as they were called then. */
export const findDeskOrder = (db: Db, orderId: string) =>
  db.maybe(rows(DeskOrderRow)`
    select o.order_id, o.order_date, o.delivery_status, o.total_paise,
      concat_ws(', ', o.ship_address, o.city, o.state || ' ' || o.postal_code) as address,
      jsonb_build_object('user_id', o.buyer_id, 'name', coalesce(o.buyer_company_name, o.buyer_full_name),
        'phone_number', o.buyer_phone_number, 'email', o.buyer_email, 'gst_number', o.buyer_gst_number) as buyer,
      jsonb_build_object('user_id', o.seller_id, 'name', coalesce(o.seller_company_name, o.seller_full_name),
        'phone_number', o.seller_phone_number, 'email', o.seller_email, 'gst_number', o.seller_gst_number) as seller,
      coalesce((select jsonb_agg(jsonb_build_object('line_number', l.line_number, 'product_name', l.product_name,
          'quantity', l.quantity, 'unit', l.unit, 'unit_price_paise', l.unit_price_paise) order by l.line_number)
        from order_lines l where l.order_id = o.order_id), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('delivery_status', e.delivery_status, 'by', e.actor_role,
          'happened_at', e.created_at) order by e.order_event_id)
        from order_events e where e.order_id = o.order_id), '[]') as history,
      coalesce((select jsonb_agg(jsonb_build_object('payment_id', p.payment_id, 'kind', p.kind,
          'amount_paise', p.amount_paise, 'reference', p.reference, 'state', p.state, 'paid_on', p.paid_on)
          order by p.created_at)
        from payments p where p.order_id = o.order_id), '[]') as payments,
      coalesce((select jsonb_agg(jsonb_build_object('document_id', i.invoice_id, 'number', i.number, 'kind', i.kind, 'issued_on', i.issued_on,
          'total_paise', i.total_paise, 'is_cancelled', i.cancelled_at is not null) order by i.created_at)
        from invoices i where i.order_id = o.order_id), '[]') as papers,
      coalesce((select jsonb_agg(jsonb_build_object('shipment_id', s.shipment_id, 'dispatched_at', s.dispatched_at,
          'delivered_at', arrived_at(s)) order by s.dispatched_at)
        from shipments s where s.order_id = o.order_id
          and ${isSent}), '[]') as shipments,
      coalesce((select jsonb_agg(jsonb_build_object('case_id', c.case_id, 'kind', c.kind, 'subject', c.subject,
          'state', c.state) order by c.created_at)
        from cases c where c.order_id = o.order_id), '[]') as cases,
      (select jsonb_build_object('deal_id', d.deal_id, 'state', d.state, 'revision', d.revision)
        from deals d where d.deal_id = o.deal_id) as deal
    from orders o where o.order_id = ${orderId}`)
