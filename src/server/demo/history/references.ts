import type { PaymentMethod } from '#contract/payments/payment-rules.ts'
import type { Chance } from '#server/demo/chance.ts'

const digits = (count: number, chance: Chance) =>
  String(chance.whole(0, 10 ** count - 1)).padStart(count, '0')

/** A reference in the form of its method that no bank has given: four zeros lead, or a bank named DEMO. */
export function referenceOf(method: PaymentMethod, chance: Chance): string {
  if (method === 'cash') return ''
  if (method === 'cheque') return digits(6, chance)
  return method === 'upi' || method === 'imps' ? `0000${digits(8, chance)}` : `DEMO0${digits(12, chance)}`
}
