import {
  getLinkedEinvoiceFile,
  getLinkedGstr1,
  getLinkedHsnFile,
  getLinkedSalesFile,
  getLinkedTallyFile,
  listLinkedDocuments,
} from '#contract/books/book-links.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import type { BookSource } from './book-source.ts'

/** A month, as somebody with its key reads it. */
export const linkedSource = (key: string): BookSource => ({
  isOwn: false,
  listDocuments: (part, signal) =>
    api(listLinkedDocuments, { key, ...part }, signal ? { signal } : undefined),
  loadFile: (gstin, kind, isAsBilled = false) => {
    const of = { key, gstin }
    if (kind === 'tally.zip') return fetchFile(getLinkedTallyFile, of)
    if (kind === 'einvoice.json') return fetchFile(getLinkedEinvoiceFile, of)
    if (kind === 'sales.csv') return fetchFile(getLinkedSalesFile, { ...of, language: '' })
    if (kind === 'hsn.csv') return fetchFile(getLinkedHsnFile, { ...of, language: '' })
    return fetchFile(getLinkedGstr1, { ...of, ...(isAsBilled ? { as_billed: 'on' as const } : {}) })
  },
})
