import { limits } from '#contract/limits.ts'
import { toPaise } from '#contract/products/price.ts'
import type { Rule } from '#contract/rule.ts'
import { blankTextRule } from '#contract/text-rule.ts'
import { payments } from '#contract/texts/payments.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { referenceForms } from './payment-law.ts'

export const paymentMethods = ['upi', 'imps', 'neft', 'rtgs', 'cash', 'cheque'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const longestReference = 30

/** In rupees. */
export const paymentAmountRule: Rule<number> = (rupees) => {
  const paise = toPaise(rupees)
  const isInRange = paise !== undefined && paise > 0 && paise <= limits.cart.totalPaise
  return isInRange ? undefined : payments.amount
}

/** People copy references with spaces. */
export const cleanReference = (typed: string) => withPlainDigits(typed).replace(/\s/g, '').toUpperCase()

const blankRule = blankTextRule('reference', longestReference)

/** Each way to pay has its own form; cash and cheques have none. */
export function referenceRule(typed: string, { method }: { readonly method: string }): Sentence | undefined {
  const reference = cleanReference(typed)
  if (method === 'upi' || method === 'imps')
    return referenceForms[method].test(reference) ? undefined : payments.twelveDigits
  if (method === 'neft' || method === 'rtgs')
    return referenceForms[method].test(reference) ? undefined : payments.bankReference
  return blankRule(reference)
}

/** How long sellers may take back what they noted as received. */
export const takeBackDays = 30
const dayMs = 24 * 60 * 60_000

type Noted = {
  readonly by: 'buyer' | 'seller'
  readonly kind: 'advance' | 'balance' | 'refund'
  readonly state: string
}

/** What counts by the seller's word alone; what the buyer said as well stays. */
export const isSellersWord = ({ by, kind, state }: Noted) =>
  by === 'seller' && kind !== 'refund' && state === 'confirmed'

/** Both in milliseconds. */
export const isTakeBackOver = (notedAt: number, now: number) => now > notedAt + takeBackDays * dayMs

type Cash = {
  readonly kind: 'advance' | 'balance' | 'refund'
  readonly method: PaymentMethod
  readonly state: string
  readonly amount_paise: number
}

/** What was paid of an order in cash, or is said to be. */
export const cashPaiseOf = (payments: readonly Cash[]) =>
  payments
    .filter(({ kind, method, state }) => kind !== 'refund' && method === 'cash' && isCounted(state))
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0)

const isCounted = (state: string) => state === 'claimed' || state === 'confirmed'

/** Both are days in India. */
export const paidOnRule = (day: string, today: string): Sentence | undefined =>
  day > today ? payments.paidOnFuture : undefined
