import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, lineOf, moment, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { otp } from '#contract/users/one-time-code.ts'
import { emailRule } from '#contract/users/sign-up.ts'
import { caseId, caseKind, caseOutcome, caseState } from './case-fields.ts'
import { reportKinds } from './case-rules.ts'

const email = z.string(accounts.email.content).check(z.trim(), byRule(emailRule))

export const requestGrievanceCode = endpoint({
  method: 'POST',
  path: '/api/grievances/code',
  access: 'anyone',
  rate: 'sign-up',
  about: 'Sends a code to a mail address, with which its owner complains without an account.',
  input: z.object({ email }),
  reply: z.object({ ...successWithMessage, resend_seconds: z.int() }),
})

export const fileGrievance = endpoint({
  method: 'POST',
  path: '/api/grievances',
  access: 'anyone',
  rate: 'code',
  status: 201,
  about: 'A complaint of somebody without an account. The number and the code open its state from then on.',
  input: z.object({
    kind: z.enum(reportKinds, texts.kind.content),
    name: lineOf('fullName', limits.text.name),
    email,
    otp,
    /** The address of the page that it is about, or what it is called. */
    page: z.optional(cutText(limits.case.page)),
    words: textOf('words', limits.case.words),
  }),
  reply: z.object({
    ...successWithMessage,
    case_id: z.string(),
    code: z.string(),
    acknowledge_by: moment,
    close_by: moment,
  }),
})

const grievance = z.object({
  case_id: z.string(),
  kind: caseKind,
  subject: z.string(),
  state: caseState,
  words: z.string(),
  created_at: moment,
  close_by: moment,
  outcome: z.nullable(caseOutcome),
  /** What the desk said. */
  decision: z.nullable(z.object({ words: z.string(), happened_at: moment })),
})
export type Grievance = z.infer<typeof grievance>

export const readGrievance = endpoint({
  method: 'POST',
  path: '/api/grievances/:caseId/state',
  access: 'anyone',
  rate: 'code',
  about: 'What became of a complaint, for whoever has its code.',
  input: z.object({ caseId, code: cutText(40) }),
  reply: z.object({ ...successFields, grievance }),
})
