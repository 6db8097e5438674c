import { createHash } from 'node:crypto'
import type { DocumentRow } from '#server/documents/document.row.ts'

/** '26-27' is 2026-27 there. */
const yearOf = (year: string) => `20${year}`

type Numbered = Pick<DocumentRow, 'gstin' | 'kind' | 'number'> & { readonly year: string }

/** The number that the portal will give: it is computed from the document alone, and never sent. */
export const expectedIrn = ({ gstin, year, kind, number }: Numbered) =>
  createHash('sha256')
    .update(`${gstin}${yearOf(year)}${kind}${number}`)
    .digest('hex')
