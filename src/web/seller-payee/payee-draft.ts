import type { SellerPayee } from '#contract/payments/payee.ts'
import { payeeRules } from '#contract/payments/payee-rules.ts'
import type { UpiKind } from '#contract/payments/upi.ts'
import type { Rules } from '#web/forms/form.ts'

export type Draft = {
  readonly name: string
  readonly vpa: string
  readonly vpa_kind: UpiKind
  readonly mcc: string
  readonly account_number: string
  readonly ifsc: string
  readonly removesAccount: boolean
  readonly password: string
}

export const draftOf = (payee: SellerPayee | null): Draft => ({
  name: payee?.name ?? '',
  vpa: payee?.vpa ?? '',
  vpa_kind: payee?.vpa_kind ?? 'plain',
  mcc: payee?.mcc ?? '',
  account_number: '',
  ifsc: payee?.ifsc ?? '',
  removesAccount: false,
  password: '',
})

export const rules: Rules<Draft> = payeeRules

/** An account that was not typed again stays, unless it is removed. */
export function bodyOf({ removesAccount, account_number, ...same }: Draft, hasAccount: boolean) {
  if (removesAccount) return { ...same, ifsc: '', account_number: '' }
  return account_number === '' && hasAccount ? same : { ...same, account_number }
}
