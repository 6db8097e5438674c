import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { indianDay, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successReply } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { byRule } from '#contract/rule.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'
import { bankRateRule } from './bank-rate-rule.ts'

const bankRate = z.object({
  from_date: indianDay,
  rate_bp: z.int(),
  source: z.string(),
  checked_on: indianDay,
  revision,
})
export type BankRateLine = z.infer<typeof bankRate>

export const listBankRates = endpoint({
  method: 'GET',
  path: '/api/admin/bank-rates',
  access: 'admin',
  area: 'settings',
  about: 'The bank rate of the Reserve Bank from each day on, the latest first, with source and look-up.',
  input: z.object({}),
  reply: z.object({ ...successFields, rates: z.array(bankRate) }),
})

export const changeBankRate = endpoint({
  method: 'PUT',
  path: '/api/admin/bank-rates/:fromDate',
  access: 'admin',
  area: 'settings',
  about:
    'Changes the bank rate from a day on, or adds it. The audit keeps old and new. A `revision` that is old is refused with 409.',
  input: z.object({
    fromDate: indianDay,
    rate_bp: z.number(texts.rate.content).check(byRule(bankRateRule)),
    source: textOf('source', limits.text.reason),
    checked_on: indianDay,
    revision: seenRevision,
  }),
  reply: successReply,
})

export const deleteBankRate = endpoint({
  method: 'DELETE',
  path: '/api/admin/bank-rates/:fromDate',
  access: 'admin',
  area: 'settings',
  about: 'Deletes a bank rate that was noted by mistake; the last one stays. The audit keeps it.',
  input: z.object({ fromDate: indianDay }),
  reply: successReply,
})
