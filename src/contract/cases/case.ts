import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import {
  cursor,
  cutText,
  idOf,
  indianDay,
  optionalTextOf,
  orderId,
  productId,
  quantity,
  rupees,
  textOf,
  userId,
} from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paged, successFields, successWithMessage } from '#contract/reply.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { caseId, caseKind, caseLine, caseOutcome, caseSummary, caseWish, oneCase } from './case-fields.ts'

const words = textOf('words', limits.case.words)
const optionalWords = optionalTextOf('words', limits.case.words)
const answer = z.object({ ...successWithMessage, case: oneCase })

export const getCaseForm = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/problems',
  access: 'user',
  about:
    'What the caller can report of an order until when, and the problems that it has, for its buyer and its seller.',
  input: z.object({ orderId }),
  reply: z.object({
    ...successFields,
    me: z.enum(['buyer', 'seller']),
    is_sent: z.boolean(),
    is_delivered: z.boolean(),
    /** Nothing of it can be late any more; missing where it is not. */
    is_cancelled: z.optional(z.literal(true)),
    promised_on: z.nullable(indianDay),
    /** What is to be given back of what was paid. */
    refund_due: rupees,
    lines: z.array(
      z.object({
        ...caseLine.shape,
        /** What is taken off all of it. */
        discount: z.optional(rupees),
        is_powder: z.boolean(),
        /** The last day in India on which some of it came; null where nothing has. */
        delivered_on: z.nullable(indianDay),
      }),
    ),
    cases: z.array(caseSummary),
  }),
})
export type CaseForm = z.infer<typeof getCaseForm.reply>

export const openCase = endpoint({
  method: 'POST',
  path: '/api/cases',
  access: 'user',
  status: 201,
  keyed: true,
  about:
    'Opens a problem with an order, or reports a product, a supplier, a person or a message to the desk. A second problem with the same goods, or report of the same, joins the first.',
  input: z.object({
    kind: caseKind,
    orderId: z.optional(orderId),
    productId: z.optional(productId),
    aboutId: z.optional(userId),
    /** A message of the other person in a chat of the caller; the desk reads this one. */
    message: z.optional(z.object({ room_id: idOf('Chat not found'), seq: z.int() })),
    /** The page that a report of content is about. */
    page: z.optional(cutText(limits.case.page)),
    lines: z._default(
      z
        .array(z.object({ line_number: z.int(), quantity }), texts.needsLines.content)
        .check(z.maxLength(limits.cart.lines)),
      [],
    ),
    /** They came short or damaged by the caller's receipts: refused where fewer are still missing. */
    missing: z.optional(z.literal(true)),
    wish: z._default(caseWish, 'answer'),
    words,
    show_chat: z._default(z.boolean(), false),
  }),
  reply: answer,
})

export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  access: 'user',
  about: 'The problems that the caller opened or has to answer, newest first.',
  input: z.object({ side: z.optional(z.enum(['buyer', 'seller'])), cursor }),
  reply: z.object({ ...successFields, cases: z.array(caseSummary), ...paged }),
})

export const getCase = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId',
  access: 'user',
  about: 'One problem, for its two sides: what was said, and who has to do what until when.',
  input: z.object({ caseId }),
  reply: z.object({ ...successFields, case: oneCase }),
})

const step = { caseId, revision: z.int() }

export const answerCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/answer',
  access: 'user',
  about: 'The other side answers and says what it offers.',
  input: z.object({
    ...step,
    words,
    offer: caseOutcome,
    /** Rupees; all that the goods come to where nothing is said. */
    amount: z.optional(rupees),
    show_chat: z._default(z.boolean(), false),
  }),
  reply: answer,
})

export const acceptCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/accept',
  access: 'user',
  about: 'Whoever opened it accepts what is offered.',
  input: z.object({ ...step, words: optionalWords }),
  reply: answer,
})

export const escalateCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/escalate',
  access: 'user',
  about: 'Either side asks the problem desk to decide.',
  input: z.object({ ...step, words: optionalWords, show_chat: z._default(z.boolean(), false) }),
  reply: answer,
})

export const withdrawCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/withdraw',
  access: 'user',
  about: 'Whoever opened it takes it back, or says that what was agreed is done.',
  input: z.object({ ...step, words: optionalWords }),
  reply: answer,
})
