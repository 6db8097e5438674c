import type { KeyedRow } from './read-file.csv.ts'
import { type Kept, readUpdate, type UpdateRow } from './read-update.rules.ts'

/** Rows of a file of changes and the products that they name, both as JSON text. */
export type Piece = {
  readonly rows: string
  readonly products: string
  readonly hasDecimalComma: boolean
}

/** What each row would change. Runs in a separate thread. */
export function readUpdates({ rows, products, hasDecimalComma }: Piece): string {
  const keyed: KeyedRow[] = JSON.parse(rows)
  const kept = new Map<number, Kept>(
    (JSON.parse(products) as (Kept & { row_number: number })[]).map((product) => [
      product.row_number,
      product,
    ]),
  )
  const read = keyed.map((row): UpdateRow => readUpdate(row, kept.get(row.row_number), hasDecimalComma))
  return JSON.stringify(read)
}
