import { type Sql, sql } from '#server/db/sql.ts'

/** Whether the shipment, or the line of one, `s` was not taken back. */
export const isSent = sql`not exists (select from taken_back_shipments t where t.shipment_id = s.shipment_id)`

/** Whether goods of an order have left, whatever its status says now. */
export const hasSent = (orderId: Sql | string) => sql`exists (
  select from shipments s where s.order_id = ${orderId} and ${isSent})`

/** How many of an ordered line `l` are on the way or there; what is sent again for a problem is no part of it. */
export const sentOfLine = sql`(
  select coalesce(sum(s.quantity), 0)::int from shipment_lines s join shipments h using (shipment_id)
  where s.order_id = l.order_id and s.line_number = l.line_number and h.case_id is null and ${isSent})`
