import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import {
  blankTextOf,
  cursor,
  cutText,
  idOf,
  indianDay,
  language,
  orderId,
  rupees,
  sellerId,
  textOf,
  userId,
} from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { cleanReference, longestReference, paymentMethods } from '#contract/payments/payment-rules.ts'
import {
  csvFile,
  paged,
  storedFile,
  successFields,
  successReply,
  successWithMessage,
} from '#contract/reply.ts'
import { seenRevision } from '#contract/revision.ts'
import { byRule, issueOf } from '#contract/rule.ts'
import { payments } from '#contract/texts/payments.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'
import { khataNote, khataSheet, khataSums, khataTerms, lawFacts, openBill } from './khata-fields.ts'
import {
  creditDaysRule,
  creditLimitRule,
  entryAmountRule,
  feeRule,
  noteReferenceRule,
} from './khata-rules.ts'

/** A financial year of India such as 26-27; any other text is the present one. */
const year = cutText(5)
const ofBuyer = { buyerId: userId }
const ofSeller = { sellerId }

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/seller/accounts',
  access: 'seller',
  about: 'Who owes the shop what: buyers with something open, the longest overdue first, then the others.',
  input: z.object({ q: cutText(limits.text.query), cursor }),
  reply: z.object({
    ...successFields,
    accounts: z.array(z.object({ buyer_id: z.uuid(), name: z.string(), ...khataSums })),
    sums: z.object({ open: rupees, overdue: rupees, advance: rupees, interest: rupees }),
    law: lawFacts,
    ...paged,
  }),
})
export type Accounts = z.infer<typeof listAccounts.reply>

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/seller/accounts/:buyerId',
  access: 'seller',
  about: "A buyer's account with the shop: bills that are open, entries of a financial year, terms.",
  input: z.object({ ...ofBuyer, year }),
  reply: z.object({ ...successFields, buyer_id: z.uuid(), ...khataSheet }),
})
export type Account = z.infer<typeof getAccount.reply>

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/seller/accounts/:buyerId/statement.pdf',
  access: 'seller',
  about: 'The statement of an account in a financial year, as a paper.',
  produces: 'application/octet-stream',
  input: z.object({ ...ofBuyer, year }),
  reply: storedFile,
})

export const getStatementFile = endpoint({
  method: 'GET',
  path: '/api/seller/accounts/:buyerId/statement.csv',
  access: 'seller',
  about: 'All entries of an account in a financial year, for a spreadsheet.',
  produces: 'text/csv',
  input: z.object({ ...ofBuyer, year, language }),
  reply: csvFile,
})

export const saveKhataTerms = endpoint({
  method: 'PUT',
  path: '/api/seller/accounts/:buyerId/terms',
  access: 'seller',
  about:
    'Sets credit limit, credit days, recovery fee and the day of the written agreement. A `revision` that is old is refused with 409.',
  input: z.object({
    ...ofBuyer,
    credit_limit: z.nullable(z.number(texts.creditLimit.content)).check(byRule(creditLimitRule)),
    credit_days: z.number('Credit days are a whole number').check(byRule(creditDaysRule)),
    fee_bp: z.number(texts.fee.content).check(byRule(feeRule)),
    agreed_on: z.nullable(indianDay),
    revision: seenRevision,
  }),
  reply: z.object({ ...successWithMessage, terms: khataTerms }),
})

export const remindBuyer = endpoint({
  method: 'POST',
  path: '/api/seller/accounts/:buyerId/remind',
  access: 'seller',
  about: 'Reminds a buyer of what is open, at most once a day. Nothing is ever sent without this call.',
  input: z.object(ofBuyer),
  reply: successReply,
})

export const noteEntry = endpoint({
  method: 'POST',
  path: '/api/seller/accounts/:buyerId/entries',
  access: 'seller',
  status: 201,
  keyed: true,
  about:
    'Notes what was open before, or a cheque or a sum that pays the oldest bills or the one that it names. The buyer sees it and may object.',
  input: z
    .object({
      ...ofBuyer,
      kind: z.enum(['opening', 'receipt'], 'This choice does not exist'),
      amount: z.number(texts.amount.content).check(byRule(entryAmountRule)),
      on: indianDay,
      method: z._default(z.nullable(z.enum(paymentMethods, payments.method.content)), null),
      number: z._default(blankTextOf('reference', longestReference).check(z.overwrite(cleanReference)), ''),
      orderId: z.optional(orderId),
    })
    .check(
      z.check(({ value: { kind, method, number }, issues }) => {
        if (kind === 'opening') return
        const sentence = method === null ? payments.method : noteReferenceRule(number, { method })
        if (sentence) issues.push(issueOf(sentence, number, [method === null ? 'method' : 'number']))
      }),
    ),
  reply: z.object({ ...successWithMessage, note: khataNote }),
})

const entryId = idOf('Entry not found')

export const changeEntry = endpoint({
  method: 'POST',
  path: '/api/khata/entries/:entryId/state',
  access: 'seller',
  about:
    'A cheque is deposited, cleared or bounced, or an entry taken back. A cleared cheque pays its bills at once and stays.',
  input: z.object({
    entryId,
    state: z.enum(['deposited', 'cleared', 'bounced', 'withdrawn'], 'This choice does not exist'),
  }),
  reply: z.object({ ...successWithMessage, note: khataNote }),
})

export const disputeEntry = endpoint({
  method: 'POST',
  path: '/api/khata/entries/:entryId/dispute',
  access: 'user',
  about: 'The buyer says what is wrong with an entry of the supplier, or takes that back with null.',
  input: z.object({ entryId, words: z.nullable(textOf('words', limits.text.reason)) }),
  reply: z.object({ ...successWithMessage, note: khataNote }),
})

export const listDues = endpoint({
  method: 'GET',
  path: '/api/users/dues',
  access: 'user',
  about:
    'What the caller owes its suppliers: what is due this week and what is overdue, and which sums count as expense only when they are paid.',
  input: z.object({}),
  reply: z.object({
    ...successFields,
    today: indianDay,
    /** Overdue, or due within seven days. */
    this_week: rupees,
    overdue: rupees,
    open: rupees,
    /** Overdue to micro and small suppliers: an expense of the year only once it is paid. */
    not_deductible: rupees,
    /** The same of traders, where opinions differ. */
    contested: rupees,
    suppliers: z.array(
      z.object({
        seller_id: z.uuid(),
        name: z.string(),
        ...khataSums,
        this_week: rupees,
        law: lawFacts,
        bills: z.array(openBill),
        bills_in_all: z.int(),
      }),
    ),
  }),
})
export type Dues = z.infer<typeof listDues.reply>

export const getDue = endpoint({
  method: 'GET',
  path: '/api/users/dues/:sellerId',
  access: 'user',
  about: "The caller's account with a supplier, as the supplier sees it.",
  input: z.object({ ...ofSeller, year }),
  reply: z.object({ ...successFields, seller_id: z.uuid(), ...khataSheet }),
})
export type Due = z.infer<typeof getDue.reply>

export const getDueStatement = endpoint({
  method: 'GET',
  path: '/api/users/dues/:sellerId/statement.pdf',
  access: 'user',
  about: "The statement of the caller's account with a supplier in a financial year, as a paper.",
  produces: 'application/octet-stream',
  input: z.object({ ...ofSeller, year }),
  reply: storedFile,
})
