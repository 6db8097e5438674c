import type { Rule } from '#contract/rule.ts'
import { blankTextRule } from '#contract/text-rule.ts'
import { shipments } from '#contract/texts/shipments.ts'
import { isPlate } from './vehicle-number.ts'

export const shipmentLimits = {
  transporterName: 100,
  /** What the portal of e-way bills takes. */
  docNo: 15,
  /** Kilometres; the portal takes no more. */
  distance: 4_000,
  packages: 100_000,
  perOrder: 100,
  /** How many vehicles may carry one shipment after each other. */
  vehicles: 20,
  /** How many values of a transport may be replaced. */
  changes: 100,
  /** How many days before the order and after today the days of a shipment may lie. */
  days: 365,
  note: 300,
} as const

/** As it is stored and as the portal takes it: 'tn 38-ab 1234' is TN38AB1234. */
export const toPlainNumber = (typed: string) => typed.replace(/[\s.-]/g, '').toUpperCase()

const dayMs = 24 * 60 * 60_000

type Days = {
  readonly doc_date?: string | null | undefined
  readonly expected_on?: string | null | undefined
  readonly ewb_on?: string | null | undefined
}
type When = { readonly orderDay: string; readonly today: string }

const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const isFar = (day: string, { orderDay, today }: When) =>
  day < daysFrom(orderDay, -shipmentLimits.days) || day > daysFrom(today, shipmentLimits.days)

/** What is wrong with the days that are said; all of them are days in India. */
export function daysProblem(stated: Days, when: When) {
  for (const field of ['doc_date', 'expected_on', 'ewb_on'] as const) {
    const day = stated[field]
    if (day && isFar(day, when)) return { field, sentence: shipments.dayFar }
  }
  if (stated.expected_on && stated.expected_on < when.orderDay)
    return { field: 'expected_on', sentence: shipments.expectedEarlier } as const
  return stated.ewb_on && stated.ewb_on > when.today
    ? ({ field: 'ewb_on', sentence: shipments.ewbFuture } as const)
    : undefined
}

/** The same for the day by which the goods of an order leave. */
export function promisedProblem(day: string, when: When) {
  if (day < when.orderDay) return shipments.promisedEarlier
  return isFar(day, when) ? shipments.dayFar : undefined
}

const blankOr =
  (isGood: (plain: string) => boolean, sentence: ReturnType<Rule<string>>): Rule<string> =>
  (typed) => {
    const plain = toPlainNumber(typed)
    return plain === '' || isGood(plain) ? undefined : sentence
  }

const isTransporterId = (plain: string) => /^[0-9A-Z]{15}$/.test(plain)
const isEwayNumber = (plain: string) => /^\d{12}$/.test(plain)

/** What form and server ask of what is said about a transport; all of it may be blank. */
export const transportRules = {
  transporter_name: blankTextRule('transporterName', shipmentLimits.transporterName),
  transporter_id: blankOr(isTransporterId, shipments.transporterId),
  doc_no: blankTextRule('transportDocument', shipmentLimits.docNo),
  vehicle_no: blankOr(isPlate, shipments.vehicle),
  ewb_no: blankOr(isEwayNumber, shipments.ewbNo),
} as const
