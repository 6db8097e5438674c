import { z } from 'zod'
import { transportMode, vehicleKind } from '#contract/shipments/shipment.ts'
import { changedFields } from '#contract/shipments/transport-change.ts'
import { sql } from '#server/db/sql.ts'

/** What is known of a transport; blank or null where nobody has said it. */
export const transportShape = {
  mode: z.enum(transportMode.options),
  transporter_name: z.string(),
  transporter_id: z.string(),
  doc_no: z.string(),
  doc_date: z.string().nullable(),
  vehicle_no: z.string(),
  vehicle_kind: z.enum(vehicleKind.options),
  distance_km: z.int().nullable(),
  packages: z.int().nullable(),
  expected_on: z.string().nullable(),
  ewb_no: z.string(),
  ewb_on: z.string().nullable(),
}
const Transport = z.object(transportShape)
export type Transport = z.infer<typeof Transport>

const ShipmentLine = z.object({
  line_number: z.int(),
  product_name: z.string(),
  unit: z.string(),
  unit_price_paise: z.int(),
  discount_paise: z.int(),
  /** Of the order. */
  ordered: z.int(),
  quantity: z.int(),
  accepted: z.int().nullable(),
  short: z.int().nullable(),
  damaged: z.int().nullable(),
})

const TransportChange = z.object({
  field: z.enum(changedFields),
  before: z.string(),
  changed_at: z.string(),
  by: z.string(),
})

const EarlierVehicle = z.object({ vehicle_no: z.string(), doc_no: z.string(), until: z.string() })

export const ShipmentRow = z.object({
  shipment_id: z.uuid(),
  order_id: z.string(),
  /** The problem for which these goods are sent again. */
  case_id: z.string().nullable(),
  seq: z.int(),
  ...transportShape,
  ewb_valid_until: z.date().nullable(),
  dispatched_at: z.date(),
  delivered_at: z.date().nullable(),
  received_at: z.date().nullable(),
  receipt_note: z.string().nullable(),
  proof_at: z.date().nullable(),
  challan: z.string().nullable(),
  /** Why and when its seller took it back: then nothing of it counts as sent. */
  taken_back: z.object({ reason: z.string(), at: z.string() }).nullable(),
  lines: z.array(ShipmentLine),
  earlier_vehicles: z.array(EarlierVehicle),
  changes: z.array(TransportChange),
})
export type ShipmentRow = z.infer<typeof ShipmentRow>

export const transportColumns = sql`
  s.mode, s.transporter_name, s.transporter_id, s.doc_no, s.doc_date::text as doc_date, s.vehicle_no, s.vehicle_kind,
  s.distance_km, s.packages, s.expected_on::text as expected_on, s.ewb_no, s.ewb_on::text as ewb_on`

export const shipmentColumns = sql`
  s.shipment_id, s.order_id, s.case_id, s.seq, ${transportColumns}, s.ewb_valid_until, s.dispatched_at,
  arrived_at(s) as delivered_at, s.received_at, s.receipt_note, s.proof_at, (select c.number from challans c where c.shipment_id = s.shipment_id) as challan,
  (select jsonb_build_object('reason', t.reason, 'at', t.taken_back_at) from taken_back_shipments t
    where t.shipment_id = s.shipment_id) as taken_back,
  (select jsonb_agg(jsonb_build_object('line_number', l.line_number, 'product_name', o.product_name, 'unit', o.unit,
      'unit_price_paise', o.unit_price_paise, 'discount_paise', o.discount_paise, 'ordered', o.quantity, 'quantity', l.quantity, 'accepted', l.accepted, 'short', l.short,
      'damaged', l.damaged) order by l.line_number)
    from shipment_lines l join order_lines o using (order_id, line_number) where l.shipment_id = s.shipment_id) as lines,
  coalesce((select jsonb_agg(jsonb_build_object('vehicle_no', v.vehicle_no, 'doc_no', v.doc_no, 'until', v.until)
      order by v.until)
    from shipment_vehicles v where v.shipment_id = s.shipment_id), '[]'::jsonb) as earlier_vehicles,
  coalesce((select jsonb_agg(jsonb_build_object('field', h.field, 'before', h.before, 'changed_at', h.changed_at,
      'by', coalesce(u.company_name, u.full_name)) order by h.shipment_change_id)
    from shipment_changes h join users u on u.user_id = h.changed_by where h.shipment_id = s.shipment_id), '[]'::jsonb) as changes`
