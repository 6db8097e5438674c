import { dayInIndia, documentNumber, financialYear } from '#contract/documents/document-number.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { sumOf } from './bill.rules.ts'
import type { Clock } from './clock.rules.ts'
import type { DocumentLine, DocumentRow } from './document.row.ts'
import * as sql from './issue.queries.ts'
import { findNextPlace } from './series.queries.ts'
import { nextInSeries } from './series.service.ts'

/** A document before it has its number. */
export type Numbered = Omit<
  sql.NewDocument,
  'year' | 'number' | 'issued_on' | keyof ReturnType<typeof sumOf>
> & {
  readonly prefix: string
  readonly clock: Clock
  readonly lines: readonly DocumentLine[]
}

/** Takes the next number of its series and writes the document with it: both happen, or neither does. */
export async function writeNumbered(tx: Db, draft: Numbered): Promise<DocumentRow> {
  const { clock, prefix, lines, ...document } = draft
  const { kind, gstin } = draft
  const { year, place, issued_on } = await nextInSeries(tx, { of: { kind }, gstin, prefix }, clock)
  const number = documentNumber({ kind, prefix, year, place })
  if (number === undefined) throw conflict(texts.seriesFull({ prefix }))
  const { invoice_id } = await sql.insertDocument(tx, {
    ...document,
    ...sumOf(lines),
    year,
    number,
    issued_on,
  })
  await sql.insertLines(tx, invoice_id, lines)
  return sql.getDocument(tx, invoice_id)
}

/** The number that `writeNumbered` would take now. */
export async function peekNumber(
  tx: Db,
  { kind, gstin, prefix }: Pick<Numbered, 'kind' | 'gstin' | 'prefix'>,
  clock: Clock,
): Promise<string> {
  const year = financialYear(dayInIndia(clock()))
  const next = await findNextPlace(tx, { of: { kind }, gstin, year, prefix })
  const number = documentNumber({ kind, prefix, year, place: next?.place ?? 1 })
  if (number === undefined) throw conflict(texts.seriesFull({ prefix }))
  return number
}
