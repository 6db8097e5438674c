import type { Shipment, TransportMode } from '#contract/shipments/shipment.ts'
import { shipmentLimits, transportRules } from '#contract/shipments/shipment-rules.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { sendTexts as texts } from './shipments-texts.ts'

/** What stands in the fields of a transport. */
export type TransportDraft = {
  readonly mode: string
  readonly transporter_name: string
  readonly transporter_id: string
  readonly doc_no: string
  readonly doc_date: string
  readonly vehicle_no: string
  readonly vehicle_kind: string
  readonly distance_km: string
  readonly packages: string
  readonly expected_on: string
  readonly ewb_no: string
  readonly ewb_on: string
}

export const blankTransport: TransportDraft = {
  mode: 'road',
  transporter_name: '',
  transporter_id: '',
  doc_no: '',
  doc_date: '',
  vehicle_no: '',
  vehicle_kind: 'R',
  distance_km: '',
  packages: '',
  expected_on: '',
  ewb_no: '',
  ewb_on: '',
}

const textOf = (value: string | number | null) => String(value ?? '')

export const transportDraftOf = (shipment: Shipment): TransportDraft => ({
  mode: shipment.mode,
  transporter_name: shipment.transporter_name,
  transporter_id: shipment.transporter_id,
  doc_no: shipment.doc_no,
  doc_date: textOf(shipment.doc_date),
  vehicle_no: shipment.vehicle_no,
  vehicle_kind: shipment.vehicle_kind,
  distance_km: textOf(shipment.distance_km),
  packages: textOf(shipment.packages),
  expected_on: textOf(shipment.expected_on),
  ewb_no: shipment.ewb_no,
  ewb_on: textOf(shipment.ewb_on),
})

const upTo = (least: number, limit: number) => (typed: string) => {
  const number = readNumber(typed)
  return number === null || (Number.isInteger(number) && number >= least && number <= limit)
    ? undefined
    : texts.number
}

export const transportDraftRules: Rules<TransportDraft> = {
  ...transportRules,
  distance_km: upTo(0, shipmentLimits.distance),
  packages: upTo(1, shipmentLimits.packages),
}

const orNull = (typed: string) => (typed === '' ? null : typed)

/** What is sent of it; of a change, only what differs, so that an older form undoes nothing. */
export function transportOf(draft: TransportDraft, before: TransportDraft = blankTransport) {
  const all = {
    mode: draft.mode as TransportMode,
    transporter_name: draft.transporter_name,
    transporter_id: draft.transporter_id,
    doc_no: draft.doc_no,
    doc_date: orNull(draft.doc_date),
    vehicle_no: draft.vehicle_no,
    vehicle_kind: draft.vehicle_kind as Shipment['vehicle_kind'],
    distance_km: readNumber(draft.distance_km),
    packages: readNumber(draft.packages),
    expected_on: orNull(draft.expected_on),
    ewb_no: draft.ewb_no,
    ewb_on: orNull(draft.ewb_on),
  }
  const changed = Object.entries(all).filter(
    ([name]) => draft[name as keyof TransportDraft] !== before[name as keyof TransportDraft],
  )
  return Object.fromEntries(changed) as Partial<typeof all>
}
