import { z } from 'zod'
import { BookRow, bookColumns } from '#server/books/book.row.ts'
import { sql } from '#server/db/sql.ts'
import { isSent } from '#server/order-goods/is-sent.row.ts'

/** How the first goods of the order went, while no e-way bill is known. */
const Way = z.object({
  mode: z.enum(['road', 'rail', 'air', 'ship']),
  transporter_name: z.string(),
  transporter_id: z.string(),
  doc_no: z.string(),
  doc_date: z.string().nullable(),
  vehicle_no: z.string(),
  vehicle_kind: z.string(),
  distance_km: z.int().nullable(),
})

/** A document that needs the portal's number. */
export const WaitingRow = BookRow.extend({ way: Way.nullable() })
export type WaitingRow = z.infer<typeof WaitingRow>

export const waitingColumns = sql`${bookColumns}, (
  select jsonb_build_object('mode', s.mode, 'transporter_name', s.transporter_name, 'transporter_id', s.transporter_id,
    'doc_no', s.doc_no, 'doc_date', s.doc_date, 'vehicle_no', s.vehicle_no, 'vehicle_kind', s.vehicle_kind,
    'distance_km', s.distance_km)
  from shipments s where s.order_id = i.order_id and s.case_id is null and coalesce(s.ewb_no, '') = ''
    and ${isSent}
  order by s.seq limit 1) as way`
