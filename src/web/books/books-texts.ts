import type { BookPart, Books } from '#contract/books/books.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

type FileKind = Books['exports'][number]['kind']

/** The words of a month of a shop. */
export const booksTexts = {
  title: 'Books',
  description:
    'What your shop billed in a month, with the files for Tally, the GST portal and your accountant.',
  lead: 'Every sum stands beside the invoices that it comes from. Computed from your documents here; it is no tax advice.',
  error: 'The month could not be loaded. Check your connection and try again.',
  month: 'Month',
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  registration: 'GST registration',
  noRegistration: 'Your shop has no GST registration yet',
  noRegistrationHint: 'Invoices and books belong to a registration. Add yours first.',
  addRegistration: 'GST and invoices',
  sums: 'Sums of the month',
  billed: (month: string) => `Billed in ${month}`,
  allDocuments: 'All documents',
  documents: (count: number) => plural(count, { one: '1 document', other: `${grouped(count)} documents` }),
  taxable: (amount: string) => `without tax ${amount}`,
  tax: (amount: string) => `GST ${amount}`,
  nothing: 'Nothing was billed in this month',
  nothingHint: 'Invoices and credit notes of the month appear here once they are issued.',
  toOrders: 'To the orders',
  parts: {
    all: 'All documents',
    b2b: 'To buyers with a GST number',
    b2cl: 'Large sales to other states',
    b2cs: 'Other sales without a GST number',
    cdnr: 'Credit notes to buyers with a GST number',
    cdnur: 'Credit notes of large sales',
    nil: 'Goods of 0 %',
    composition: 'Under the composition scheme',
    cancelled: 'Cancelled',
    waiting: 'Waiting for their IRN',
  } satisfies Record<BookPart, string>,
  partHints: {
    b2b: 'B2B',
    b2cl: 'B2C large, above ₹1,00,000',
    b2cs: 'B2C others, with their credit notes',
    cdnr: 'CDNR',
    cdnur: 'CDNUR',
    nil: 'Nil rated',
    composition: 'Not in GSTR-1',
  } satisfies Record<Exclude<BookPart, 'all' | 'cancelled' | 'waiting'>, string>,
  received: 'Received from buyers',
  receivedHint: (count: number) =>
    plural(count, { one: '1 confirmed payment', other: `${grouped(count)} confirmed payments` }),
  refunded: 'Given back',
  documentsOf: (part: string, month: string) => `${part}, ${month}`,
  documentsError: 'The documents could not be loaded. Check your connection and try again.',
  isCancelled: 'Cancelled',
  isDraft: 'Draft, IRN pending',
  ofWhich: (amount: string) => `of which here ${amount}`,
  problems: (count: number) =>
    plural(count, {
      one: 'The portal would refuse 1 line',
      other: `The portal would refuse ${grouped(count)} lines`,
    }),
  problemsHint: 'What to do is beside each of them. The GSTR-1 file waits until the HSN codes are right.',
  firstProblems: (shown: number) =>
    `The first ${grouped(shown)} are shown. What you mend makes room for the others.`,
  toOrder: 'To the order',
  toTax: 'GST and invoices',
  toEInvoices: 'E-invoices',
  noProblems: 'Nothing here that the portal would refuse.',
  files: 'Files of the month',
  filesHint: 'Each is made when you press it, from what is billed by then.',
  fileNames: {
    'tally.zip': 'Tally',
    'gstr1.json': 'GSTR-1 for the GST portal',
    'einvoice.json': 'E-invoices for the invoice portal',
    'sales.csv': 'Sales, line by line',
    'hsn.csv': 'Sums by HSN code',
  } satisfies Record<FileKind, string>,
  fileHints: {
    'tally.zip': 'ZIP with masters and vouchers, for TallyPrime and Tally.ERP 9',
    'gstr1.json': 'JSON, for the offline tool or an upload at gst.gov.in',
    'einvoice.json': 'JSON (INV-01 1.1), what waits for its IRN',
    'sales.csv': 'CSV, opens in Excel',
    'hsn.csv': 'CSV, Table 12 of GSTR-1',
  } satisfies Record<FileKind, string>,
  asBilled: 'GSTR-1 as it was billed',
  asBilledHint: 'With codes and GST numbers as they are. You correct them on the portal.',
  noGstr1: 'The composition scheme files CMP-08 and GSTR-4: there is no GSTR-1.',
  made: 'Made so far',
  madeHint: 'With the first characters of its SHA-256, to tell two files apart.',
  madeAt: (moment: string, rows: number) =>
    plural(rows, { one: `${moment}, 1 row`, other: `${moment}, ${grouped(rows)} rows` }),
  hash: (sha256: string) => `SHA-256 ${sha256.slice(0, 12)}…`,
} as const
