import { oneOf } from '#contract/products/unit-words.ts'
/** The words beside the product that a sample can be ordered of. Each is one line on phones, so that nothing moves. */
export const sampleOfferTexts = {
  title: (unit: string) => `1 ${oneOf(unit)} as a sample for`,
  off: 'Taken off your first order',
  order: 'Order a sample',
  see: 'See your sample',
  ordered: 'Your sample is ordered',
  waits: 'Taken off your first order once paid',
  counts: (amount: string) => `${amount} off your first order`,
  countsHint: (minimum: string) => `From ${minimum} on, if they cost more`,
  taken: (amount: string) => `${amount} was taken off`,
  takenHint: 'Your sample, from your first order',
  own: 'Buyers can order this sample.',
} as const
