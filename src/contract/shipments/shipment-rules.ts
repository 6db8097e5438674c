import type { Rule } from '#contract/rule.ts'
import { blankTextRule } from '#contract/text-rule.ts'
import { shipments } from '#contract/texts/shipments.ts'

export const shipmentLimits = {
  transporterName: 100,
  /** What the portal of e-way bills takes. */
  docNo: 15,
  /** Kilometres; the portal takes no more. */
  distance: 4_000,
  packages: 100_000,
  perOrder: 100,
  note: 300,
} as const

/** As it is stored and as the portal takes it: 'tn 38-ab 1234' is TN38AB1234. */
export const toPlainNumber = (typed: string) => typed.replace(/[\s.-]/g, '').toUpperCase()

/** State, district, letters, count; the Bharat series; temporary numbers. */
const plates = /^([A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{1,2}|T[MR][A-Z0-9]{5,13})$/

const blankOr =
  (form: RegExp, sentence: ReturnType<Rule<string>>): Rule<string> =>
  (typed) => {
    const plain = toPlainNumber(typed)
    return plain === '' || form.test(plain) ? undefined : sentence
  }

/** What form and server ask of what is said about a transport; all of it may be blank. */
export const transportRules = {
  transporter_name: blankTextRule('transporterName', shipmentLimits.transporterName),
  transporter_id: blankOr(/^[0-9A-Z]{15}$/, shipments.transporterId),
  doc_no: blankTextRule('transportDocument', shipmentLimits.docNo),
  vehicle_no: blankOr(plates, shipments.vehicle),
  ewb_no: blankOr(/^\d{12}$/, shipments.ewbNo),
} as const
