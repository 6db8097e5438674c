import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { cleanAccountNumber, isIfscCode } from '#contract/sellers/bank-account.ts'
import { textRule } from '#contract/text-rule.ts'
import { payments } from '#contract/texts/payments.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { isUpiAddress } from './upi.ts'

const accountForm = /^[A-Z0-9]{6,20}$/i

const upiAddressRule: Rule<string> = (typed) =>
  typed.trim() === '' || isUpiAddress(typed) ? undefined : payments.upiAddress

const mccRule: Rule<string> = (typed) => (/^(\d{4})?$/.test(typed.trim()) ? undefined : payments.mcc)

const accountRule: Rule<string> = (typed) => {
  const number = cleanAccountNumber(typed)
  return number === '' || accountForm.test(number) ? undefined : payments.accountNumber
}

/** Money follows it, so that a code of another form is refused. */
const ifscRule: Rule<string> = (typed) =>
  typed.trim() === '' || isIfscCode(typed) ? undefined : payments.ifsc

type Payee = { readonly vpa: string; readonly account: string; readonly ifsc: string }

/** One of both ways at least, and an account with its branch. */
export function payeeProblem({ vpa, account, ifsc }: Payee) {
  if (account !== '' && ifsc === '') return { field: 'ifsc', sentence: payments.ifscMissing } as const
  if (account === '' && ifsc !== '')
    return { field: 'account_number', sentence: payments.accountMissing } as const
  return vpa === '' && account === '' ? ({ field: 'vpa', sentence: payments.payeeEmpty } as const) : undefined
}

export const payeeRules = {
  name: textRule('payeeName', limits.text.name),
  vpa: upiAddressRule,
  mcc: mccRule,
  account_number: accountRule,
  ifsc: ifscRule,
  password: ownPasswordRule,
} as const
