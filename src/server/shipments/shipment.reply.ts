import { toRupees } from '#contract/products/price.ts'
import { acceptanceOf } from '#contract/shipments/acceptance.ts'
import type { Shipment, ShipmentsOfOrder } from '#contract/shipments/shipment.ts'
import { toEwayRule } from './eway-limit.reply.ts'
import type { EwayLimitRow } from './eway-limit.row.ts'
import type { Order, OrderedLine } from './shipment.queries.ts'
import type { ShipmentRow } from './shipment.row.ts'

type Listed = {
  readonly order: Order
  readonly shipments: readonly ShipmentRow[]
  readonly lines: readonly OrderedLine[]
  readonly ewayLimit: { readonly row: EwayLimitRow; readonly stateCode: string | null } | undefined
  readonly isBilled: boolean
}

export const toShipments = (
  { order, shipments, lines, ewayLimit, isBilled }: Listed,
  now: Date,
): ShipmentsOfOrder => ({
  success: true,
  shipments: shipments.map((row) => toShipment(row, now)),
  lines: lines.map(({ sent, unit_price_paise, ...line }) => ({
    ...line,
    left: line.quantity - sent,
    unit_price: toRupees(unit_price_paise),
  })),
  promised_on: order.promised_on,
  is_cancelled_on_the_way:
    order.delivery_status === 'Cancelled' && shipments.some(({ delivered_at }) => delivered_at === null),
  is_billed: isBilled,
  eway_rule: ewayLimit && toEwayRule(ewayLimit.row, ewayLimit.stateCode),
})

const toMoment = (moment: Date | null) => moment?.toISOString() ?? null

function toShipment(row: ShipmentRow, now: Date): Shipment {
  const { order_id: _, proof_at, lines, earlier_vehicles, ...shipment } = row
  const isComplete = lines.every(({ accepted, quantity }) => accepted === quantity)
  const value = lines.reduce((sum, line) => sum + line.unit_price_paise * line.quantity, 0)
  return {
    ...shipment,
    ...acceptanceOf({ ...row, isComplete }, now),
    ewb_valid_until: toMoment(row.ewb_valid_until),
    dispatched_at: row.dispatched_at.toISOString(),
    delivered_at: toMoment(row.delivered_at),
    received_at: toMoment(row.received_at),
    has_proof: proof_at !== null,
    value: toRupees(value),
    lines: lines.map(({ unit_price_paise: _price, ...line }) => line),
    earlier_vehicles: earlier_vehicles.map(({ until, ...vehicle }) => ({
      ...vehicle,
      until: until.toISOString(),
    })),
  }
}
