import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import type { Transport } from './shipment.row.ts'
import type { replacedOf } from './transport.rules.ts'

type Vehicle = Pick<Transport, 'vehicle_no' | 'vehicle_kind' | 'doc_no'>

export const insertEarlierVehicle = (tx: Db, shipmentId: string, vehicle: Vehicle, until: Date) =>
  tx.run(sql`
    insert into shipment_vehicles (shipment_id, vehicle_no, vehicle_kind, doc_no, until)
    values (${shipmentId}, ${vehicle.vehicle_no}, ${vehicle.vehicle_kind}, ${vehicle.doc_no}, ${until})
    on conflict do nothing`)

type Changes = {
  readonly shipmentId: string
  readonly replaced: ReturnType<typeof replacedOf>
  readonly sellerId: string
  readonly now: Date
}

export const insertChanges = (tx: Db, { shipmentId, replaced, sellerId, now }: Changes) =>
  tx.run(sql`
    insert into shipment_changes (shipment_id, field, before, changed_by, changed_at)
    select ${shipmentId}::uuid, r.field, r.before, ${sellerId}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as r (field text, before text)`)
