import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { idOf, indianDay, moment, orderId, quantity, rupees, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { taxAmounts } from '#contract/order-billing.ts'
import { editedFields } from '#contract/products/product-schemas.ts'
import { storedFile, successFields, successWithMessage } from '#contract/reply.ts'
import { isOfferedState } from '#contract/tax/states.ts'
import { billPayment } from './bill-payment.ts'
import { documentKinds } from './document-number.ts'
import { priceCorrection } from './price-correction-fields.ts'

const { hsn_code, gst_rate_bp, unit_code } = editedFields
const documentId = idOf('Document not found')

/** Of the order, from 1. */
const line_number = z.int()

const documentLine = z.object({
  line_number,
  product_name: z.string(),
  quantity: z.int(),
  /** Of one unit, tax included; what a debit note adds to it. */
  unit_price: rupees,
  total: rupees,
})

/** A paper of an order: its facts never change, but that it may be cancelled and get an invoice reference number. */
export const document = z.object({
  document_id: z.uuid(),
  kind: z.enum(documentKinds),
  number: z.string(),
  /** A day in India. */
  issued_on: indianDay,
  total: rupees,
  tax: taxAmounts,
  supply_state_code: z.string(),
  lines: z.array(documentLine),
  /** Of a credit note or a debit note: the number of the bill that it lowers, or raises. */
  credits: z.nullable(z.string()),
  debits: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** It is a draft until the portal's number of it is known. */
  needs_irn: z.boolean(),
  irn: z.nullable(z.string()),
  /** Missing on notes, older bills and in answers of earlier servers. */
  payment: z.optional(billPayment),
  cancelled_at: z.nullable(moment),
})

const billInput = z.object({
  orderId,
  lines: z.optional(
    z
      .array(z.object({ line_number: z.int('This choice does not exist'), hsn_code, gst_rate_bp, unit_code }))
      .check(z.maxLength(limits.cart.lines, 'This choice does not exist')),
  ),
  supply_state_code: z.optional(z.string().check(z.refine(isOfferedState, 'This state does not exist'))),
})

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/invoice',
  access: 'seller',
  status: 201,
  about:
    'Issues the tax invoice of an order, or its bill of supply, with the next number of its series. The state is needed only where the order does not say it. `lines` say or correct HSN code, GST rate and unit code; the order keeps them.',
  input: billInput,
  reply: z.object({ ...successWithMessage, document }),
})

export const previewInvoice = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/invoice-preview',
  access: 'seller',
  about:
    'What the invoice of an order would say if it were issued now, with the number that is next. Takes nothing.',
  input: billInput,
  reply: z.object({
    ...successFields,
    kind: z.enum(documentKinds),
    /** Another bill may take it first. */
    number: z.string(),
    total: rupees,
    tax: taxAmounts,
    supply_state_code: z.string(),
    /** Missing in answers of earlier servers. */
    payment: z.optional(billPayment),
    lines: z.array(
      z.object({
        ...documentLine.shape,
        hsn_code: z.string(),
        gst_rate_bp: z.int(),
        unit: z.string(),
        /** What documents print for the unit: OTH where no code of GST fits. Missing: a server from before. */
        unit_code: z.optional(z.string()),
      }),
    ),
  }),
})
export type InvoicePreview = z.infer<typeof previewInvoice.reply>

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/documents',
  access: 'user',
  about:
    'The documents of an order, oldest first, for its buyer and its seller, and the correction of prices that the buyer has not answered.',
  input: z.object({ orderId }),
  reply: z.object({
    ...successFields,
    documents: z.array(document),
    /** Missing where nothing is asked for. */
    price_correction: z.optional(priceCorrection),
  }),
})

const copies = ['original', 'duplicate', 'triplicate'] as const
export type Copy = (typeof copies)[number]

export const getDocumentFile = endpoint({
  method: 'GET',
  path: '/api/documents/:documentId/pdf',
  access: 'user',
  produces: 'application/octet-stream',
  about:
    'A document as a PDF file: the original for the recipient, the duplicate for the transporter or the triplicate for the supplier. Its bytes stay the same.',
  input: z.object({
    documentId,
    copy: z._default(z.enum(copies, 'This choice does not exist'), 'original'),
  }),
  reply: storedFile,
})

export const getProforma = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/proforma.pdf',
  access: 'user',
  produces: 'application/octet-stream',
  about: 'What an order will be billed with, as a PDF file: no invoice, and without a number.',
  input: z.object({ orderId }),
  reply: storedFile,
})

export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:documentId/cancel',
  access: 'seller',
  about:
    'Cancels an invoice or bill of supply on the day of its issue, before its goods are shipped. Its number stays used.',
  input: z.object({ documentId, reason: textOf('reason', limits.text.reason) }),
  reply: z.object({ ...successWithMessage, document }),
})

const noLines = 'Choose what is credited'

export const issueCreditNote = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/credit-note',
  access: 'seller',
  keyed: true,
  status: 201,
  about:
    'Credits quantities of the billed lines, never more than was billed, until 30 November after the financial year of the invoice.',
  input: z.object({
    orderId,
    lines: z
      .array(z.object({ line_number: z.int(noLines), quantity }))
      .check(z.minLength(1, noLines), z.maxLength(limits.cart.lines, noLines)),
    reason: textOf('reason', limits.text.reason),
    /** They came short or damaged by the buyer's receipts: no more is credited than is still missing. */
    missing: z.optional(z.literal(true)),
  }),
  reply: z.object({ ...successWithMessage, document }),
})
