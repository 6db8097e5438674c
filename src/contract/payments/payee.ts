import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { lineOf, moment } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { cleanAccountNumber } from '#contract/sellers/bank-account.ts'
import { shopDispatch } from '#contract/sellers/dispatch.ts'

import { accounts } from '#contract/texts/accounts.ts'
import { payments } from '#contract/texts/payments.ts'
import { payeeRules } from './payee-rules.ts'
import { paymentTerms } from './payment-terms.ts'
import { cleanUpiAddress, upiKinds } from './upi.ts'

export const upiKind = z.enum(upiKinds, 'This choice does not exist')

const payee = z.object({
  /** The account holder, as the bank knows it. */
  name: z.string(),
  /** The UPI ID; blank without one. */
  vpa: z.string(),
  vpa_kind: upiKind,
  mcc: z.string(),
  /** The last digits; blank without an account. */
  account_number_end: z.string(),
  has_account: z.boolean(),
  ifsc: z.string(),
  since: moment,
})
export type SellerPayee = z.infer<typeof payee>

export const getPayee = endpoint({
  method: 'GET',
  path: '/api/seller/payee',
  access: 'seller',
  about:
    "Where the caller's shop is paid, on which terms, and how it sends; of an account the last digits alone.",
  input: z.object({}),
  reply: z.object({
    ...successFields,
    payee: z.nullable(payee),
    /** Of new orders; null: nothing is agreed beforehand. */
    terms: z.nullable(paymentTerms),
    /** Of new orders; null: nothing is said of it. Missing in answers of earlier servers. */
    dispatch: z.optional(z.nullable(shopDispatch)),
  }),
})

export const savePayee = endpoint({
  method: 'PUT',
  path: '/api/seller/payee',
  access: 'seller',
  about:
    'Sets where orders from now on are paid; earlier ones keep what they were placed with, and their buyers are notified. Needs the password. Without `account_number` the account stays, blank removes it.',
  input: z.object({
    name: lineOf('payeeName', limits.text.name),
    vpa: z._default(
      z.string(payments.upiAddress.content).check(z.overwrite(cleanUpiAddress), byRule(payeeRules.vpa)),
      '',
    ),
    vpa_kind: z._default(upiKind, 'plain'),
    mcc: z._default(z.string(payments.mcc.content).check(z.trim(), byRule(payeeRules.mcc)), ''),
    account_number: z.optional(
      z
        .string(payments.accountNumber.content)
        .check(z.overwrite(cleanAccountNumber), byRule(payeeRules.account_number)),
    ),
    ifsc: z._default(
      z.string(payments.ifsc.content).check(z.trim(), z.toUpperCase(), byRule(payeeRules.ifsc)),
      '',
    ),
    password: z.string(accounts.password.content).check(byRule(payeeRules.password)),
  }),
  reply: z.object({ ...successWithMessage, payee }),
})

export const saveTerms = endpoint({
  method: 'PUT',
  path: '/api/seller/terms',
  access: 'seller',
  about: 'Sets on which terms new orders of the shop are paid; null: nothing is agreed beforehand.',
  input: z.object({ terms: z.nullable(paymentTerms) }),
  reply: z.object({ ...successWithMessage, terms: z.nullable(paymentTerms) }),
})

export const saveDispatch = endpoint({
  method: 'PUT',
  path: '/api/seller/dispatch',
  access: 'seller',
  about:
    'Sets within how many days the goods of new orders leave, and who pays the carrier; null: nothing is said of it.',
  input: z.object({ dispatch: z.nullable(shopDispatch) }),
  reply: z.object({ ...successWithMessage, dispatch: z.nullable(shopDispatch) }),
})
