import { sql } from '#server/db/sql.ts'

/** Whether the shipment, or the line of one, `s` was not taken back. */
export const isSent = sql`not exists (select from taken_back_shipments t where t.shipment_id = s.shipment_id)`
