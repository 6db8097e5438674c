import { dayInIndia } from '#contract/documents/document-number.ts'
import type { DraftOf } from '#contract/endpoint.ts'
import type { noteEntry, saveKhataTerms } from '#contract/khata/khata.ts'
import type { KhataTerms } from '#contract/khata/khata-fields.ts'
import {
  creditDaysRule,
  creditLimitRule,
  entryAmountRule,
  feeRule,
  noteReferenceRule,
} from '#contract/khata/khata-rules.ts'
import type { PaymentMethod } from '#contract/payments/payment-rules.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { khataTexts as texts } from './khata-texts.ts'

const numberIn = (text: string) => readNumber(text) ?? Number.NaN
const percentInBp = (text: string) => Math.round(numberIn(text) * 100 * 1e6) / 1e6

/** The terms of an account as they are typed. */
export type TermsDraft = { credit_days: string; credit_limit: string; fee_bp: string; agreed_on: string }

export const termsDraft = ({ credit_days, credit_limit, fee_bp, agreed_on }: KhataTerms): TermsDraft => ({
  credit_days: String(credit_days),
  credit_limit: credit_limit === null ? '' : String(credit_limit),
  fee_bp: String(fee_bp / 100),
  agreed_on: agreed_on ?? '',
})

const limitIn = (text: string) => (text.trim() === '' ? null : numberIn(text))

export const termsRules: Rules<TermsDraft> = {
  credit_days: (text) => creditDaysRule(numberIn(text)),
  credit_limit: (text) => creditLimitRule(limitIn(text)),
  fee_bp: (text) => feeRule(percentInBp(text)),
}

export const termsOf = (draft: TermsDraft): Omit<DraftOf<typeof saveKhataTerms>, 'buyerId' | 'revision'> => ({
  credit_days: numberIn(draft.credit_days),
  credit_limit: limitIn(draft.credit_limit),
  fee_bp: percentInBp(draft.fee_bp),
  agreed_on: draft.agreed_on || null,
})

export const noteKinds = ['cheque', 'other', 'opening'] as const
type NoteKind = (typeof noteKinds)[number]
export const otherMethods = [
  'neft',
  'rtgs',
  'imps',
  'upi',
  'cash',
] as const satisfies readonly PaymentMethod[]

/** An entry as it is typed. */
export type NoteDraft = {
  what: NoteKind
  amount: string
  on: string
  method: (typeof otherMethods)[number]
  number: string
}

export const blankNote = (now: Date): NoteDraft => ({
  what: 'cheque',
  amount: '',
  on: dayInIndia(now),
  method: 'neft',
  number: '',
})

const methodOf = ({ what, method }: NoteDraft) => (what === 'cheque' ? 'cheque' : method)

export const noteRules: Rules<NoteDraft> = {
  amount: (text) => entryAmountRule(numberIn(text)),
  on: (day) => (day ? undefined : texts.dayNeeded),
  number: (text, draft) =>
    draft.what === 'opening' ? undefined : noteReferenceRule(text, { method: methodOf(draft) }),
}

export const noteOf = (draft: NoteDraft): Omit<DraftOf<typeof noteEntry>, 'buyerId'> => {
  const common = { amount: numberIn(draft.amount), on: draft.on }
  return draft.what === 'opening'
    ? { ...common, kind: 'opening' }
    : {
        ...common,
        kind: 'receipt',
        method: methodOf(draft),
        number: draft.method === 'cash' && draft.what === 'other' ? '' : draft.number,
      }
}
