import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { ewayValidUntil } from '#contract/shipments/eway-validity.ts'
import type { changeShipment } from '#contract/shipments/shipment.ts'
import { daysProblem } from '#contract/shipments/shipment-rules.ts'
import { type ChangedField, changedFields } from '#contract/shipments/transport-change.ts'
import { badInput } from '#server/errors.ts'
import type { Transport } from './shipment.row.ts'

export const blankTransport: Transport = {
  mode: 'road',
  transporter_name: '',
  transporter_id: '',
  doc_no: '',
  doc_date: null,
  vehicle_no: '',
  vehicle_kind: 'R',
  distance_km: null,
  packages: null,
  expected_on: null,
  ewb_no: '',
  ewb_on: null,
}

type Stated = Omit<InputOf<typeof changeShipment>, 'shipmentId'>

export function refuseDays(
  { order_day: orderDay }: { readonly order_day: string },
  stated: Stated,
  now: Date,
) {
  const problem = daysProblem(stated, { orderDay, today: dayInIndia(now) })
  if (problem) throw badInput(problem.sentence, problem.field)
}

/** What is known after something was said: what is missing stays. */
export function transportOf(before: Transport, stated: Stated, now: Date) {
  const changes = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined))
  const next: Transport = { ...before, ...changes }
  const ewb_on = next.ewb_no === '' ? null : (next.ewb_on ?? dayInIndia(now))
  const valid = ewb_on !== null && next.distance_km !== null
  const ewb_valid_until = valid
    ? ewayValidUntil(ewb_on, {
        // Rule 138(10): what goes by ship counts as over-dimensional.
        kind: next.mode === 'ship' ? 'O' : next.vehicle_kind,
        km: next.distance_km ?? 0,
      })
    : null
  return { ...next, ewb_on, ewb_valid_until }
}

type Replaced = { readonly field: ChangedField; readonly before: string }

/** What was said and is replaced now; what was blank leaves nothing to keep. */
export const replacedOf = (before: Transport, next: Transport): readonly Replaced[] =>
  changedFields.flatMap((field) => {
    const value = before[field]
    return value === null || value === '' || value === next[field] ? [] : [{ field, before: String(value) }]
  })
