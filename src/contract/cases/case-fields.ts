import * as z from 'zod/mini'
import { moment, rupees } from '#contract/fields.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { caseKinds, caseWishes } from './case-rules.ts'

export const caseIdForm = /^VT-[0-9A-HJKMNP-TV-Z]{8}$/
export const caseId = z.string().check(z.regex(caseIdForm, 'Problem not found'))

export const caseKind = z.enum(caseKinds, texts.kind.content)
export const caseWish = z.enum(caseWishes, texts.wish.content)
export const caseState = z.enum(['open', 'answered', 'agreed', 'escalated', 'decided', 'closed'])
export type CaseState = z.infer<typeof caseState>
export const caseOutcome = z.enum(['credit', 'replacement', 'refund', 'none'], texts.offer.content)
export type CaseOutcome = z.infer<typeof caseOutcome>
/** 'clock': a day passed by. */
export const caseRole = z.enum(['opener', 'other', 'desk', 'clock'])
export type CaseRole = z.infer<typeof caseRole>
export const caseEventKinds = [
  'opened',
  'joined',
  'answered',
  'accepted',
  'escalated',
  'withdrawn',
  'decided',
  'closed',
  'file',
  'credited',
  'sent',
] as const
const caseEvent = z.object({
  place: z.int(),
  role: caseRole,
  event: z.enum(caseEventKinds),
  words: z.string(),
  offer: z.nullable(caseOutcome),
  amount: z.nullable(rupees),
  happened_at: moment,
})

export const caseSummary = z.object({
  case_id: z.string(),
  kind: caseKind,
  order_id: z.nullable(z.string()),
  /** What it is about, in words: goods of the order, a product, a person. */
  subject: z.string(),
  state: caseState,
  wish: caseWish,
  /** Which side the caller is. */
  me: z.enum(['opener', 'other', 'desk']),
  /** What the opener and the other side are called, and which of the two sells; null outside an order. */
  opener: z.string(),
  other: z.nullable(z.string()),
  seller: z.nullable(z.enum(['opener', 'other'])),
  /** Who has to act, and until when; null once it is settled. */
  turn: z.nullable(z.object({ role: z.enum(['opener', 'other', 'desk']), until: moment })),
  outcome: z.nullable(caseOutcome),
  /** What is taken off the order, in rupees. */
  credit: z.nullable(rupees),
  created_at: moment,
})
export type CaseSummary = z.infer<typeof caseSummary>

/** Goods of an order that a case is about, or can be. */
export const caseLine = z.object({
  line_number: z.int(),
  product_name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  unit_price: rupees,
})

const caseFields = {
  ...caseSummary.shape,
  lines: z.array(caseLine),
  value: rupees,
  restocking: rupees,
  collection: rupees,
  acknowledge_by: moment,
  close_by: moment,
  offer: z.nullable(caseOutcome),
  /** What the other side would give back or credit, in rupees. */
  offer_amount: z.nullable(rupees),
  outcome_by: z.nullable(moment),
  /** The number of the credit note that it made. */
  credit_note: z.nullable(z.string()),
  /** Whether the seller can still issue one for it. */
  owes_credit_note: z.boolean(),
  /** Both sides let the desk read their chat. */
  is_chat_open: z.boolean(),
  lets_read_chat: z.boolean(),
  events: z.array(caseEvent),
  files: z.array(
    z.object({
      file_id: z.uuid(),
      role: caseRole,
      kind: z.enum(['picture', 'pdf']),
      created_at: moment,
    }),
  ),
  revision: z.int(),
}
export const oneCase = z.object(caseFields)
export type Case = z.infer<typeof oneCase>
