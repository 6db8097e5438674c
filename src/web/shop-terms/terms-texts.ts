import { plural } from '#web/ui/language.ts'

/** When an order is paid, when its goods leave, and who pays the carrier. */
export const termsTexts = {
  payment: (terms: string) => `Payment: ${terms}`,
  open: 'As you agree with the supplier',
  allInAdvance: 'All in advance',
  rests: { on_dispatch: 'on dispatch', on_delivery: 'on delivery' },
  credit: (days: number) =>
    plural(days, { one: '1 day after delivery', other: `${days} days after delivery` }),
  all: (rest: string) => `All ${rest}`,
  partly: (percent: string, rest: string) => `${percent} % in advance, rest ${rest}`,
  partlyOf: (percent: string, amount: string, rest: string) =>
    `${percent} % in advance (${amount}), rest ${rest}`,
  dispatch: (days: number, freight: string) =>
    plural(days, {
      one: `Dispatch within 1 day, ${freight}`,
      other: `Dispatch within ${days} days, ${freight}`,
    }),
  freights: { included: 'freight included', to_pay: 'you pay the carrier' },
} as const
