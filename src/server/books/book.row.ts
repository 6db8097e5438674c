import { z } from 'zod'
import { sql } from '#server/db/sql.ts'
import { DocumentRow, documentColumns } from '#server/documents/document.row.ts'

/** A document of a month; the books are those of sellers, who bill orders. */
export const BookRow = DocumentRow.extend({
  order_id: z.string(),
  buyer_id: z.uuid(),
  /** The financial year of its series, such as 26-27. */
  year: z.string(),
  /** Of a note: the total of the bill that it changes, which decides where GSTR-1 has it. */
  bill_total_paise: z.int().nullable(),
})
export type BookRow = z.infer<typeof BookRow>

export const bookColumns = sql`${documentColumns}, i.buyer_id, i.year, c.total_paise as bill_total_paise`

/** The month of a registration. */
export type MonthOf = { readonly sellerId: string; readonly gstin: string; readonly month: string }

/** The place of a document in its month. */
export type Place = Pick<BookRow, 'issued_on' | 'number' | 'invoice_id'>
