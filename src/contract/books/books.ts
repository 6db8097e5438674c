import * as z from 'zod/mini'
import { documentKinds } from '#contract/documents/document-number.ts'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, cutText, indianDay, language, moment, rupees } from '#contract/fields.ts'
import { csvFile, messageFields, storedFile, successFields, zipFile } from '#contract/reply.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { month } from './month.ts'

/**
 * Where GSTR-1 has the lines of a document: registered buyers, large and other sales to buyers without a GST number,
 * credit notes of the first two, and goods without tax. What a composition taxable person sells belongs to none.
 */
export const bookSections = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'nil', 'composition'] as const
export type BookSection = (typeof bookSections)[number]

/** Credit notes count below zero. */
const amounts = { taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees, total: rupees }

const part = z.object({ section: z.enum(bookSections), ...amounts })

export const bookDocument = z.object({
  document_id: z.uuid(),
  order_id: z.string(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issued_on: indianDay,
  buyer: z.string(),
  /** Blank for a buyer without one. */
  buyer_gstin: z.string(),
  /** What of it counts in which section; nothing of a cancelled one. */
  parts: z.array(part),
  total: rupees,
  is_cancelled: z.boolean(),
  /** It is a draft until the portal's number of it is known. */
  waits_for_irn: z.boolean(),
  /** Of one that waits: the number that the portal will give if nothing is wrong. */
  expected_irn: z.nullable(z.string()),
  irn: z.nullable(z.string()),
})
export type BookDocument = z.infer<typeof bookDocument>

/** A line that the portal would refuse, and what to do. */
const problem = z.object({
  document_id: z.uuid(),
  order_id: z.string(),
  number: z.string(),
  line_number: z.int(),
  product_name: z.string(),
  ...messageFields,
})

export const bookFileKinds = ['tally.zip', 'gstr1.json', 'einvoice.json', 'sales.csv', 'hsn.csv'] as const

const book = z.object({
  gstin: z.string(),
  legal_name: z.string(),
  scheme: taxScheme,
  sums: z.array(z.object({ section: z.enum(bookSections), documents: z.int(), ...amounts })),
  documents: z.array(bookDocument),
  /** How many there are: a long month shows the first of them, its file all. */
  documents_in_all: z.int(),
  cancelled: z.int(),
  problems: z.array(problem),
  problems_in_all: z.int(),
  /** Documents that wait for the portal's number, and by when the first needs it; from 10 crore on within 30 days. */
  e_invoices: z.object({ waiting: z.int(), due_on: z.nullable(indianDay) }),
})
export type Book = z.infer<typeof book>

/** A month of a shop. */
export const monthBooks = {
  month: z.string(),
  /** The month of the first document; without documents there is none. */
  first_month: z.nullable(z.string()),
  books: z.array(book),
  /** Confirmed payments of the month and what was given back. */
  receipts: z.object({ payments: z.int(), received: rupees, refunded: rupees }),
  /** Whether invoices go to a portal from here. */
  has_portal: z.boolean(),
  /** Which files were made, the latest first. */
  exports: z.array(
    z.object({
      kind: z.enum(bookFileKinds),
      gstin: z.string(),
      made_at: moment,
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
}

export const getBooks = endpoint({
  method: 'GET',
  path: '/api/seller/books',
  access: 'seller',
  about:
    'What the shop billed in a month of India, for each of its GST registrations, with what the portal would refuse. The first documents come along unless `documents` is off.',
  input: z.object({ month, documents: z.optional(z.enum(['off'])) }),
  reply: z.object({ ...successFields, ...monthBooks }),
})
export type Books = z.infer<typeof getBooks.reply>

/** What stands behind a sum: the documents of a section, those that were cancelled or wait for their IRN, or all. */
const bookParts = [...bookSections, 'cancelled', 'waiting', 'all'] as const
export type BookPart = (typeof bookParts)[number]

/** A page of the documents behind a sum. */
export const partOfMonth = {
  gstin: cutText(15),
  part: z._default(z.enum(bookParts, 'This choice does not exist'), 'all'),
  cursor,
}
export const documentPage = { documents: z.array(bookDocument), next: z.nullable(z.string()) }

export const listBookDocuments = endpoint({
  method: 'GET',
  path: '/api/seller/books/:month/documents',
  access: 'seller',
  about: 'The documents behind a sum of the month, in the order of their days and numbers.',
  input: z.object({ month, ...partOfMonth }),
  reply: z.object({ ...successFields, ...documentPage }),
})

/** A file belongs to one registration; without it, to the default one. */
const ofMonth = { month, gstin: cutText(15) }

const file = <const Path extends string>(path: Path, about: string) => ({
  method: 'GET' as const,
  path: `/api/seller/books/:month/${path}` as const,
  access: 'seller' as const,
  about,
})

export const getSalesFile = endpoint({
  ...file('sales.csv', 'Each line of the invoices, bills of supply and credit notes of a month.'),
  produces: 'text/csv',
  input: z.object({ ...ofMonth, language }),
  reply: csvFile,
})

export const getHsnFile = endpoint({
  ...file('hsn.csv', 'What was sold in a month by HSN code, unit and rate, without what was credited.'),
  produces: 'text/csv',
  input: z.object({ ...ofMonth, language }),
  reply: csvFile,
})

export const getTallyFile = endpoint({
  ...file(
    'tally.zip',
    'What was billed, credited and received in a month, as two files that Tally imports: masters first, then vouchers. A second import changes them instead of adding others.',
  ),
  produces: 'application/zip',
  input: z.object(ofMonth),
  reply: zipFile,
})

export const getGstr1 = endpoint({
  ...file(
    'gstr1.json',
    'GSTR-1 of a month as the GST portal takes it. A line without enough digits of its HSN code is refused unless `as_billed` is on.',
  ),
  produces: 'application/octet-stream',
  input: z.object({ ...ofMonth, as_billed: z.optional(z.enum(['on'])) }),
  reply: storedFile,
})
