import { z } from 'zod'
import { freightKinds } from '#contract/deals/deal-rules.ts'
import { deliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { isSent, sentOfLine } from '#server/order-goods/is-sent.row.ts'
import { NamedLine } from '#server/order-goods/named-line.row.ts'
import {
  ShipmentRow,
  shipmentColumns,
  type Transport,
  transportColumns,
  transportShape,
} from './shipment.row.ts'

const Order = z.object({
  order_id: z.string(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  buyer_name: z.string(),
  delivery_status: z.enum(deliveryStatus.options),
  order_day: z.string(),
  promised_on: z.string().nullable(),
  freight: z.enum(freightKinds).nullable(),
})
export type Order = z.infer<typeof Order>

const orderColumns = sql`
  o.order_id, o.buyer_id, o.seller_id, coalesce(o.buyer_company_name, o.buyer_full_name) as buyer_name, o.delivery_status,
  (o.order_date at time zone 'Asia/Kolkata')::date::text as order_day, o.promised_on::text as promised_on,
  o.freight`

/** Only for its buyer and its seller. */
export const findOrder = (db: Db, userId: string, orderId: string) =>
  db.maybe(rows(Order)`
    select ${orderColumns} from orders o
    where o.order_id = ${orderId} and (o.seller_id = ${userId} or o.buyer_id = ${userId})`)

/** What is sent, delivered and received of an order happens in turn. */
export const lockOrderOfSeller = (tx: Db, sellerId: string, orderId: string) =>
  tx.maybe(rows(Order)`
    select ${orderColumns} from orders o
    where o.order_id = ${orderId} and o.seller_id = ${sellerId} for no key update of o`)

const shipmentOf = (shipmentId: string) =>
  sql`o.order_id = (select order_id from shipments where shipment_id = ${shipmentId})`

export const lockOrderOfSellersShipment = (tx: Db, sellerId: string, shipmentId: string) =>
  tx.maybe(rows(Order)`
    select ${orderColumns} from orders o
    where ${shipmentOf(shipmentId)} and o.seller_id = ${sellerId} for no key update of o`)

export const lockOrderOfBuyersShipment = (tx: Db, buyerId: string, shipmentId: string) =>
  tx.maybe(rows(Order)`
    select ${orderColumns} from orders o
    where ${shipmentOf(shipmentId)} and o.buyer_id = ${buyerId} for no key update of o`)

/** Codes that begin with 99 are services; like the freight of a deal, nobody sends them. */
const isGoods = sql`not l.is_freight and coalesce(l.hsn_code, '') not like '99%'`

const OrderedLine = NamedLine.extend({ sent: z.int() })
export type OrderedLine = z.infer<typeof OrderedLine>

export const findOrderedLines = (db: Db, orderId: string) =>
  db.many(rows(OrderedLine)`
    select l.line_number, l.product_name, l.unit, l.quantity, l.unit_price_paise, l.discount_paise,
      ${sentOfLine} as sent
    from order_lines l where l.order_id = ${orderId} and ${isGoods} order by l.line_number`)

const Freight = z.object({ paise: z.int() })

/** What is charged for the way of all goods of an order. */
export const getFreight = (db: Db, orderId: string) =>
  db.one(rows(Freight)`
    select coalesce(sum(line_total_paise), 0)::bigint as paise from order_lines
    where order_id = ${orderId} and is_freight`)

const ReplacedLine = OrderedLine.extend({ case_id: z.string(), seller_is_opener: z.boolean() })
export type ReplacedLine = z.infer<typeof ReplacedLine>

/** What is to be sent again for problems of an order. What came short or damaged once more is to be sent once more. */
export const findReplacedLines = (db: Db, orderId: string) =>
  db.many(rows(ReplacedLine)`
    select c.case_id, c.opened_by = o.seller_id as seller_is_opener, l.line_number, l.product_name, l.unit, w.quantity,
      l.unit_price_paise, l.discount_paise, (
        select coalesce(sum(case when h.received_at is not null then s.accepted else s.quantity end), 0)
        from shipments h join shipment_lines s using (shipment_id)
        where h.case_id = c.case_id and s.line_number = w.line_number and ${isSent})::int as sent
    from cases c join orders o using (order_id) join case_lines w using (case_id)
      join order_lines l on l.order_id = c.order_id and l.line_number = w.line_number
    where c.order_id = ${orderId} and c.outcome = 'replacement' and c.state in ('agreed', 'decided')
    order by c.created_at, c.case_id, l.line_number`)

export const findShipments = (db: Db, orderId: string) =>
  db.many(rows(ShipmentRow)`
    select ${shipmentColumns} from shipments s where s.order_id = ${orderId} order by s.seq`)

/** Only for buyer and seller of its order. */
export const findShipment = (db: Db, userId: string, shipmentId: string) =>
  db.maybe(rows(ShipmentRow)`
    select ${shipmentColumns} from shipments s join orders o using (order_id)
    where s.shipment_id = ${shipmentId} and (o.seller_id = ${userId} or o.buyer_id = ${userId})`)

export const getShipment = (tx: Db, shipmentId: string) =>
  tx.one(rows(ShipmentRow)`select ${shipmentColumns} from shipments s where s.shipment_id = ${shipmentId}`)

const TransportRow = z.object(transportShape)

export const getTransport = (tx: Db, shipmentId: string) =>
  tx.one(rows(TransportRow)`select ${transportColumns} from shipments s where s.shipment_id = ${shipmentId}`)

const Inserted = z.object({ shipment_id: z.uuid() })
type NewShipment = Transport & {
  readonly order_id: string
  readonly case_id: string | null
  readonly seq: number
  readonly ewb_valid_until: Date | null
  readonly dispatched_at: Date
}

export const insertShipment = (
  tx: Db,
  { order_id, case_id, seq, dispatched_at, ...transport }: NewShipment,
) =>
  tx.one(rows(Inserted)`
    insert into shipments (order_id, case_id, seq, dispatched_at, mode, transporter_name, transporter_id, doc_no, doc_date,
      vehicle_no, vehicle_kind, distance_km, packages, expected_on, ewb_no, ewb_on, ewb_valid_until)
    values (${order_id}, ${case_id}, ${seq}, ${dispatched_at}, ${transport.mode}, ${transport.transporter_name}, ${transport.transporter_id},
      ${transport.doc_no}, ${transport.doc_date}, ${transport.vehicle_no}, ${transport.vehicle_kind}, ${transport.distance_km}, ${transport.packages},
      ${transport.expected_on}, ${transport.ewb_no}, ${transport.ewb_on}, ${transport.ewb_valid_until})
    returning shipment_id`)

type NewLine = { readonly line_number: number; readonly quantity: number }

export const insertLines = (tx: Db, orderId: string, shipmentId: string, lines: readonly NewLine[]) =>
  tx.run(sql`
    insert into shipment_lines (shipment_id, order_id, line_number, quantity)
    select ${shipmentId}::uuid, ${orderId}, line_number, quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (line_number integer, quantity integer)`)

export const updateTransport = (
  tx: Db,
  shipmentId: string,
  { ewb_valid_until, ...transport }: Transport & { readonly ewb_valid_until: Date | null },
) =>
  tx.run(sql`
    update shipments set mode = ${transport.mode}, transporter_name = ${transport.transporter_name},
      transporter_id = ${transport.transporter_id}, doc_no = ${transport.doc_no}, doc_date = ${transport.doc_date},
      vehicle_no = ${transport.vehicle_no}, vehicle_kind = ${transport.vehicle_kind}, distance_km = ${transport.distance_km},
      packages = ${transport.packages}, expected_on = ${transport.expected_on}, ewb_no = ${transport.ewb_no}, ewb_on = ${transport.ewb_on},
      ewb_valid_until = ${ewb_valid_until}
    where shipment_id = ${shipmentId}`)

export const updateDelivered = (tx: Db, shipmentId: string, now: Date) =>
  tx.run(sql`
    update shipments s set delivered_at = coalesce(arrived_at(s), ${now}) where shipment_id = ${shipmentId} and delivered_at is null`)

type TakenBack = { readonly reason: string; readonly now: Date }

export const insertTakenBack = (tx: Db, shipmentId: string, { reason, now }: TakenBack) =>
  tx.run(sql`
    insert into taken_back_shipments (shipment_id, reason, taken_back_at) values (${shipmentId}, ${reason}, ${now})`)

export const updateReceived = (tx: Db, shipmentId: string, now: Date, note: string) =>
  tx.run(sql`
    update shipments set received_at = ${now}, receipt_note = nullif(${note}, '') where shipment_id = ${shipmentId}`)

type Received = {
  readonly line_number: number
  readonly accepted: number
  readonly short: number
  readonly damaged: number
}

export const updateLines = (tx: Db, shipmentId: string, lines: readonly Received[]) =>
  tx.run(sql`
    update shipment_lines s set accepted = r.accepted, short = r.short, damaged = r.damaged
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as r (line_number integer, accepted integer, short integer, damaged integer)
    where s.shipment_id = ${shipmentId} and s.line_number = r.line_number`)

const Arrived = z.object({ all_arrived: z.boolean() })

const allSent: Sql = sql`
  not exists (select from order_lines l where l.order_id = o.order_id and ${isGoods} and l.quantity > ${sentOfLine})`

/** Whether all goods are sent and all shipments of them have come. */
export const findArrived = (tx: Db, orderId: string) =>
  tx.one(rows(Arrived)`
    select ${allSent} and not exists (
      select from shipments s where s.order_id = o.order_id and s.case_id is null and s.delivered_at is null
        and ${isSent}) as all_arrived
    from orders o where o.order_id = ${orderId}`)

export const updatePromised = (tx: Db, orderId: string, day: string | null) =>
  tx.run(sql`update orders set promised_on = ${day} where order_id = ${orderId}`)

/** Changes nothing where the photo is evidence: the buyer confirmed by it, or a problem of the order was opened. */
export const updateProof = (tx: Db, shipmentId: string, now: Date) =>
  tx.run(sql`
    update shipments s set proof_at = ${now} where s.shipment_id = ${shipmentId} and (s.proof_at is null
      or s.received_at is null and not exists (select from cases c where c.order_id = s.order_id))`)

export const isSellersShipment = async (db: Db, sellerId: string, shipmentId: string) =>
  (await db.maybe(rows(Inserted)`
    select s.shipment_id from shipments s join orders o using (order_id)
    where s.shipment_id = ${shipmentId} and o.seller_id = ${sellerId}`)) !== undefined
