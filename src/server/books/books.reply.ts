import type { Book as BookReply, Books } from '#contract/books/books.ts'
import { toRupees } from '#contract/products/price.ts'
import { contentOf } from '#server/http/success.ts'
import type { BookRow } from './book.row.ts'
import { expectedIrn } from './irn.rules.ts'
import { isWaiting, type MonthBook, type MonthOfShop } from './month-book.rules.ts'
import { partsOf, type Sums, signOf } from './sections.rules.ts'

export const toAmounts = (sums: Sums) => ({
  taxable: toRupees(sums.taxable_paise),
  cgst: toRupees(sums.cgst_paise),
  sgst: toRupees(sums.sgst_paise),
  igst: toRupees(sums.igst_paise),
  total: toRupees(sums.total_paise),
})

export const toBookDocument = (row: BookRow): BookReply['documents'][number] => ({
  document_id: row.invoice_id,
  order_id: row.order_id,
  kind: row.kind,
  number: row.number,
  issued_on: row.issued_on,
  buyer: row.particulars.buyer.name,
  buyer_gstin: row.particulars.buyer.gstin,
  parts: partsOf(row).map(({ section, sums }) => ({ section, ...toAmounts(sums) })),
  total: toRupees(row.total_paise * signOf(row)),
  is_cancelled: row.cancelled_at !== null,
  waits_for_irn: isWaiting(row),
  expected_irn: isWaiting(row) ? expectedIrn(row) : null,
  irn: row.irn,
})

const toBook = (book: MonthBook): BookReply => ({
  gstin: book.registration.gstin,
  legal_name: book.registration.legal_name,
  scheme: book.registration.scheme,
  sums: book.sums.map(({ section, documents, sums }) => ({ section, documents, ...toAmounts(sums) })),
  documents: book.documents.map(toBookDocument),
  documents_in_all: book.inAll,
  cancelled: book.cancelled,
  problems: book.problems.map(({ row, line, sentence }) => ({
    document_id: row.invoice_id,
    order_id: row.order_id,
    number: row.number,
    line_number: line.line_number,
    product_name: line.product_name,
    ...contentOf(sentence),
  })),
  problems_in_all: book.problemsInAll,
  e_invoices: { waiting: book.waiting, due_on: book.irnDueOn },
})

export const toBooks = ({ month, firstMonth, books, receipts, hasPortal, exports }: MonthOfShop): Books => ({
  success: true,
  month,
  first_month: firstMonth,
  books: books.map(toBook),
  receipts: {
    payments: receipts.payments,
    received: toRupees(receipts.received_paise),
    refunded: toRupees(receipts.refunded_paise),
  },
  has_portal: hasPortal,
  exports: exports.map(({ made_at, ...file }) => ({ ...file, made_at: made_at.toISOString() })),
})
