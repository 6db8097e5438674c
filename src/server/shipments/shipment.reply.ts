import { toRupees } from '#contract/products/price.ts'
import { discountOf } from '#contract/samples/taken-off.ts'
import { acceptanceOf } from '#contract/shipments/acceptance.ts'
import type { Shipment, ShipmentsOfOrder } from '#contract/shipments/shipment.ts'
import { toEwayRule } from './eway-limit.reply.ts'
import type { EwayLimitRow } from './eway-limit.row.ts'
import { carriesFreight } from './sent-lines.rules.ts'
import type { Order, OrderedLine, ReplacedLine } from './shipment.queries.ts'
import type { ShipmentRow } from './shipment.row.ts'

type Listed = {
  readonly order: Order
  readonly shipments: readonly ShipmentRow[]
  readonly lines: readonly OrderedLine[]
  readonly replaced: readonly ReplacedLine[]
  readonly ewayLimit: { readonly row: EwayLimitRow; readonly stateCode: string | null } | undefined
  readonly isBilled: boolean
  readonly freight_paise: number
}

export const toShipments = (
  { order, shipments, lines, replaced, ewayLimit, isBilled, freight_paise }: Listed,
  now: Date,
): ShipmentsOfOrder => ({
  success: true,
  shipments: shipments.map((row) => toShipment(row, now, carriesFreight(row, shipments) ? freight_paise : 0)),
  lines: lines.map(toOrderedLine),
  ...(replaced.length > 0 && { replacements: toReplacements(replaced) }),
  promised_on: order.promised_on,
  ...(order.freight ? { freight: order.freight } : {}),
  is_cancelled_on_the_way:
    order.delivery_status === 'Cancelled' &&
    shipments.some(({ delivered_at, taken_back }) => delivered_at === null && taken_back === null),
  is_billed: isBilled,
  eway_rule: ewayLimit && toEwayRule(ewayLimit.row, ewayLimit.stateCode),
})

/** A moment inside of JSON, as PostgreSQL writes it. */
const fromJson = (moment: string) => new Date(moment).toISOString()

const notAccepted = { confirm_until: null, accepted_on: null }

const toOrderedLine = ({ sent, unit_price_paise, discount_paise, ...line }: OrderedLine) => ({
  ...line,
  left: line.quantity - sent,
  unit_price: toRupees(unit_price_paise),
  ...(discount_paise > 0 ? { discount: toRupees(discount_paise) } : {}),
})

const toReplacements = (replaced: readonly ReplacedLine[]) =>
  [...Map.groupBy(replaced, ({ case_id }) => case_id)].map(([case_id, lines]) => ({
    case_id,
    lines: lines.map(({ case_id: _, seller_is_opener: __, ...line }) => toOrderedLine(line)),
  }))

const toMoment = (moment: Date | null) => moment?.toISOString() ?? null

const valueOfSent = ({ unit_price_paise, discount_paise, ordered, quantity }: ShipmentRow['lines'][number]) =>
  unit_price_paise * quantity - discountOf({ discount_paise, quantity: ordered }, quantity)

function toShipment(row: ShipmentRow, now: Date, freightPaise: number): Shipment {
  const { order_id: _, case_id, proof_at, lines, earlier_vehicles, changes, taken_back, ...shipment } = row
  const isComplete = lines.every(({ accepted, quantity }) => accepted === quantity)
  const value = lines.reduce((sum, line) => sum + valueOfSent(line), freightPaise)
  return {
    ...shipment,
    ...(case_id !== null && { replaces: case_id }),
    ...(taken_back ? notAccepted : acceptanceOf({ ...row, isComplete }, now)),
    ...(taken_back ? { taken_back: { reason: taken_back.reason, at: fromJson(taken_back.at) } } : {}),
    ewb_valid_until: toMoment(row.ewb_valid_until),
    dispatched_at: row.dispatched_at.toISOString(),
    delivered_at: taken_back ? null : toMoment(row.delivered_at),
    received_at: toMoment(row.received_at),
    has_proof: proof_at !== null,
    value: toRupees(value),
    lines: lines.map(
      ({ unit_price_paise: _price, discount_paise: _off, ordered: _ordered, ...line }) => line,
    ),
    earlier_vehicles: earlier_vehicles.map(({ until, ...vehicle }) => ({
      ...vehicle,
      until: fromJson(until),
    })),
    changes: changes.map((change) => ({ ...change, changed_at: fromJson(change.changed_at) })),
  }
}
