import {
  type DocumentKind,
  dayInIndia,
  documentNumber,
  financialYear,
} from '#contract/documents/document-number.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { sumOf } from './bill.rules.ts'
import type { DocumentLine, DocumentRow, Particulars } from './document.row.ts'
import * as sql from './issue.queries.ts'

export type Numbered = {
  readonly supply: sql.Supply
  readonly kind: DocumentKind
  readonly gstin: string
  readonly prefix: string
  readonly now: Date
  readonly lines: readonly DocumentLine[]
  readonly supply_state_code: string
  readonly is_inter_state: boolean
  readonly is_composition: boolean
  readonly particulars: Particulars
  readonly needs_irn: boolean
  readonly credits?: string
  readonly reason?: string
}

/** Takes the next number of its series and writes the document with it: both happen, or neither does. */
export async function writeNumbered(tx: Db, draft: Numbered): Promise<DocumentRow> {
  const { now, prefix, lines, ...document } = draft
  const { kind, gstin } = draft
  const issuedOn = dayInIndia(now)
  const year = financialYear(issuedOn)
  const { place } = await sql.takePlace(tx, { gstin, year, kind, prefix })
  const number = documentNumber({ kind, prefix, year, place })
  if (number === undefined) throw conflict(texts.seriesFull({ prefix }))
  const { invoice_id } = await sql.insertDocument(tx, {
    ...document,
    ...sumOf(lines),
    year,
    number,
    issued_on: issuedOn,
  })
  await sql.insertLines(tx, invoice_id, lines)
  return sql.getDocument(tx, invoice_id)
}
