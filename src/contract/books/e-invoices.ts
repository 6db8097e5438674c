import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, idOf } from '#contract/fields.ts'
import { storedFile, successWithMessage } from '#contract/reply.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import { bookDocument } from './books.ts'
import { month } from './month.ts'

const documentId = idOf('Document not found')

/** What the portal answered, as it wrote it: JSON of one document or of many. */
const answer = (limit: number) =>
  z
    .string(texts.noAnswer.content)
    .check(z.minLength(2, texts.noAnswer.content), z.maxLength(limit, texts.noAnswer.content))

export const getEinvoiceFile = endpoint({
  method: 'GET',
  path: '/api/seller/books/:month/einvoice.json',
  access: 'seller',
  produces: 'application/octet-stream',
  about:
    'The invoices and credit notes of a month that wait for an IRN, as INV-01 1.1 for the e-invoice portal.',
  input: z.object({ month, gstin: cutText(15) }),
  reply: storedFile,
})

export const importIrn = endpoint({
  method: 'POST',
  path: '/api/invoices/:documentId/irn',
  access: 'seller',
  about:
    "Takes the portal's answer about one invoice, if its IRN is the one that follows from the invoice. It is said once and printed with its signed code.",
  input: z.object({ documentId, answer: answer(30_000) }),
  reply: z.object({ ...successWithMessage, document: bookDocument }),
})

export const importIrns = endpoint({
  method: 'POST',
  path: '/api/seller/irns',
  access: 'seller',
  body: 'import',
  about: "Takes a file of the portal's answers: each goes to the invoice whose expected IRN it has.",
  input: z.object({ answers: answer(11_000_000) }),
  reply: z.object({
    ...successWithMessage,
    taken: z.int(),
    /** Answers about no invoice that waits, or whose signed code is about another one. */
    left: z.int(),
  }),
})

export const requestIrn = endpoint({
  method: 'POST',
  path: '/api/invoices/:documentId/irn/request',
  access: 'seller',
  about: 'Sends one invoice to the invoice portal that the operator has set up, and takes its answer.',
  input: z.object({ documentId }),
  reply: z.object({ ...successWithMessage, document: bookDocument }),
})
