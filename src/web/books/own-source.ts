import { getGstr1, getHsnFile, getSalesFile, getTallyFile, listBookDocuments } from '#contract/books/books.ts'
import { getEinvoiceFile } from '#contract/books/e-invoices.ts'
import { sellerOrderPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import type { BookSource } from './book-source.ts'

/** A month, as its shop reads it. */
export const ownSource = (month: string): BookSource => ({
  listDocuments: (part, signal) =>
    api(listBookDocuments, { month, ...part }, signal ? { signal } : undefined),
  loadFile: (gstin, kind, isAsBilled = false) => {
    const of = { month, gstin }
    if (kind === 'tally.zip') return fetchFile(getTallyFile, of)
    if (kind === 'einvoice.json') return fetchFile(getEinvoiceFile, of)
    if (kind === 'sales.csv') return fetchFile(getSalesFile, { ...of, language: '' })
    if (kind === 'hsn.csv') return fetchFile(getHsnFile, { ...of, language: '' })
    return fetchFile(getGstr1, { ...of, ...(isAsBilled ? { as_billed: 'on' as const } : {}) })
  },
  isOwn: true,
  orderPath: sellerOrderPath,
})
