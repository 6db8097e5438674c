import { dayInIndia } from '#contract/documents/document-number.ts'
import {
  cleanReference,
  type PaymentMethod,
  paidOnRule,
  paymentAmountRule,
  referenceRule,
} from '#contract/payments/payment-rules.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'

export type Draft = {
  readonly amount: string
  readonly method: PaymentMethod
  readonly reference: string
  readonly paid_on: string
  /** A data-URL; blank without one. */
  readonly proof: string
}

export const amountOf = (typed: string) => readNumber(typed) ?? 0

/** Paise have two digits. */
const inField = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2))

export const draftFor = (amount: number): Draft => ({
  amount: amount > 0 ? inField(amount) : '',
  method: 'upi',
  reference: '',
  paid_on: dayInIndia(new Date()),
  proof: '',
})

export const rules: Rules<Draft> = {
  amount: (typed) => paymentAmountRule(amountOf(typed)),
  reference: referenceRule,
  paid_on: (day) => paidOnRule(day, dayInIndia(new Date())),
}

/** As the API takes it. */
export const bodyOf = ({ amount, reference, proof, ...same }: Draft) => ({
  ...same,
  amount: amountOf(amount),
  reference: cleanReference(reference),
  ...(proof ? { proof } : {}),
})
