import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import {
  blankTextOf,
  cursor,
  cutText,
  idOf,
  indianDay,
  moment,
  orderId,
  rupees,
  textOf,
} from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { messageFields, paged, storedFile, successFields, successWithMessage } from '#contract/reply.ts'
import { byRule, issueOf } from '#contract/rule.ts'
import { restKinds } from '#contract/terms.ts'
import { payments } from '#contract/texts/payments.ts'
import { upiKind } from './payee.ts'
import {
  cleanReference,
  longestReference,
  paymentAmountRule,
  paymentMethods,
  referenceRule,
} from './payment-rules.ts'
import { paymentTerms } from './payment-terms.ts'

const paymentId = idOf('Payment not found')

/** An advance is paid before the goods are billed or sent. */
export const paymentKind = z.enum(['advance', 'balance', 'refund'])
export const paymentMethod = z.enum(paymentMethods, payments.method.content)
export const paymentStates = ['claimed', 'confirmed', 'rejected', 'withdrawn'] as const
export const paymentState = z.enum(paymentStates, 'This choice does not exist')

/** What was paid for which order, and how. */
export const paidFields = {
  payment_id: z.uuid(),
  order_id: z.string(),
  kind: paymentKind,
  amount: rupees,
  method: paymentMethod,
  reference: z.string(),
  paid_on: indianDay,
}

const payment = z.object({
  ...paidFields,
  state: paymentState,
  /** Who noted it; the other one confirms. */
  by: z.enum(['buyer', 'seller']),
  /** Why it was rejected, or taken back after it counted. */
  reason: z.nullable(z.string()),
  proof: z.nullable(z.enum(['picture', 'pdf'])),
  /** For the seller: another order names the same reference. */
  is_reference_shared: z.boolean(),
  /** The number of its receipt voucher, which is cancelled once the payment is taken back. */
  receipt: z.nullable(z.string()),
  created_at: moment,
  decided_at: z.nullable(moment),
})
export type Payment = z.infer<typeof payment>

const duePart = z.object({
  amount: rupees,
  /** 'agreed': nothing was agreed beforehand. */
  when: z.enum(['now', ...restKinds, 'agreed']),
  credit_days: z.int(),
  is_due: z.boolean(),
  /** Of a rest on credit, once the goods are delivered. */
  due_on: z.nullable(indianDay),
})

/** The sums of an order: `paid` + `open` - `refund_due` is always `payable`. */
const ledger = {
  total: rupees,
  /** What debit notes added. Missing in answers of earlier servers. */
  debited: z.optional(rupees),
  /** What credit notes took back. */
  credited: rupees,
  /** What is to be paid in all; nothing of an order that is cancelled. */
  payable: rupees,
  /** What the seller has confirmed, without what was given back. */
  paid: rupees,
  /** What the buyer says to have paid and the seller has not confirmed. */
  claimed: rupees,
  open: rupees,
  refund_due: rupees,
}

export const getOrderPayment = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/payment',
  access: 'user',
  about:
    'What is paid of an order and what is open, to whom, and by which link or account, for its buyer and its seller. Money never passes through this site.',
  input: z.object({ orderId }),
  reply: z.object({
    ...successFields,
    ...ledger,
    terms: z.nullable(paymentTerms),
    due: z.array(duePart),
    /** What is to be paid next, of which link and code are. */
    next_amount: rupees,
    payee: z.nullable(
      z.object({
        name: z.string(),
        /** It has no word in common with the names of the shop. */
        is_name_unlike: z.boolean(),
        vpa: z.string(),
        vpa_kind: upiKind,
        /** For the buyer in full, for the seller the last digits; blank without an account. */
        account_number: z.string(),
        ifsc: z.string(),
      }),
    ),
    /** Why the buyer does not see the payee yet. Missing where they do, and in answers of earlier servers. */
    payee_later: z.optional(z.object(messageFields)),
    /** null where UPI is not possible; `no_upi` says why. */
    upi: z.nullable(z.object({ link: z.string(), qr_svg: z.string() })),
    no_upi: z.nullable(z.object(messageFields)),
    /** Why advances that arrived have no receipt voucher yet; missing where none waits for anything. */
    no_receipt: z.optional(z.object(messageFields)),
    /** From here on nobody may receive cash for one sale. Missing in answers of earlier servers. */
    cash_limit: z.optional(rupees),
    payments: z.array(payment),
  }),
})
export type OrderPayment = z.infer<typeof getOrderPayment.reply>

export const claimPayment = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/payments',
  access: 'user',
  status: 201,
  keyed: true,
  body: 'chatFile',
  about:
    'The buyer notes a payment, which the seller confirms. The seller notes what arrived, which needs no confirmation, or with `is_refund` what was given back, which the buyer confirms.',
  input: z
    .object({
      orderId,
      amount: z.number(payments.amount.content).check(byRule(paymentAmountRule)),
      method: paymentMethod,
      reference: z._default(
        blankTextOf('reference', longestReference).check(z.overwrite(cleanReference)),
        '',
      ),
      paid_on: indianDay,
      is_refund: z._default(z.boolean(), false),
      /** A picture or a PDF as a data-URL. */
      proof: z.optional(z.string()),
    })
    .check(
      z.check(({ value, issues }) => {
        const sentence = referenceRule(value.reference, value)
        if (sentence) issues.push(issueOf(sentence, value.reference, ['reference']))
      }),
    ),
  reply: z.object({ ...successWithMessage, payment }),
})

const decided = z.object({ ...successWithMessage, payment })

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/payments/:paymentId/confirm',
  access: 'user',
  about: 'Whoever received the money confirms it: the seller a payment, the buyer a refund.',
  input: z.object({ paymentId }),
  reply: decided,
})

export const rejectPayment = endpoint({
  method: 'POST',
  path: '/api/payments/:paymentId/reject',
  access: 'user',
  about: 'Whoever should have received the money says that it did not arrive, and why.',
  input: z.object({ paymentId, reason: textOf('reason', limits.text.reason) }),
  reply: decided,
})

export const withdrawPayment = endpoint({
  method: 'POST',
  path: '/api/payments/:paymentId/withdraw',
  access: 'user',
  about:
    'Takes back what the caller has noted by mistake, before the other side has confirmed it. What a seller noted as received counts at once: for 30 days it can be taken back with a reason, and a receipt voucher of it is cancelled.',
  input: z.object({ paymentId, reason: z.optional(textOf('reason', limits.text.reason)) }),
  reply: decided,
})

export const getProof = endpoint({
  method: 'GET',
  path: '/api/payments/:paymentId/proof',
  access: 'user',
  produces: 'application/octet-stream',
  about: 'The picture or PDF that was sent with a payment, for both sides of its order.',
  input: z.object({ paymentId }),
  reply: storedFile,
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/payments/:paymentId/receipt.pdf',
  access: 'user',
  produces: 'application/octet-stream',
  about:
    'The receipt voucher of an advance that is confirmed, for both sides. It is issued now if the registration of the seller was not complete then. Its bytes stay the same.',
  input: z.object({ paymentId }),
  reply: storedFile,
})

export const listSellerPayments = endpoint({
  method: 'GET',
  path: '/api/seller/payments',
  access: 'seller',
  about:
    "The payments of the caller's orders as a seller, newest first, with the sums of all that the filters match.",
  input: z.object({
    state: z.optional(paymentState),
    method: z.optional(paymentMethod),
    /** Part of an order's number, a reference or the buyer's name, in any case. */
    q: cutText(limits.text.query),
    /** Days of payment, inclusive. */
    from: z.optional(indianDay),
    to: z.optional(indianDay),
    cursor,
  }),
  reply: z.object({
    ...successFields,
    payments: z.array(z.object({ ...payment.shape, buyer: z.string() })),
    sums: z.object({
      /** Waiting for the seller. */
      claimed: rupees,
      confirmed: rupees,
      refunded: rupees,
    }),
    ...paged,
  }),
})
export type SellerPayments = z.infer<typeof listSellerPayments.reply>
