import { z } from 'zod'
import type { verification } from '#contract/products/own-product.ts'
import { columnNames, rows, type Sql, sql } from '#server/db/sql.ts'
import { type WrittenColumns, writtenColumns } from './written.row.ts'

/** Columns of a product that the seller does not write. Moments are Dates or their text. */
type NotedColumns = {
  readonly seller_id: string
  readonly product_id?: string
  readonly kind?: 'standard' | 'live'
  readonly expires_at?: Date | string | null
  readonly verification?: z.infer<typeof verification>
  readonly verification_asked_at?: Date | string | null
  readonly is_top_product?: boolean
  readonly rating_sum?: number
  readonly review_count?: number
  readonly created_at?: Date | string
  readonly updated_at?: Date | string
}
type NotedColumn = keyof NotedColumns | 'deleted_at' | 'off_market' | 'import_run' | 'import_row'

type NewProduct = WrittenColumns & NotedColumns

const Inserted = z.object({ product_id: z.uuid(), expires_at: z.date().nullable() })

/**
 * The only insert into products: `objects` is a statement whose rows are JSON objects, one per product. They contain
 * the seller's fields and the named columns; all others have their defaults.
 */
export function insertingProducts(objects: Sql, besides: readonly NotedColumn[]) {
  const columns = columnNames([...writtenColumns, ...besides])
  return rows(Inserted)`
    insert into products (${columns})
    select ${columns} from (${objects}) source(object), jsonb_populate_record(null::products, source.object)
    returning product_id, expires_at`
}

const isNoted = (column: string): column is NotedColumn =>
  !writtenColumns.some((written) => written === column)

/** The same for products of one shape: all have the fields of the first. */
export const insertingNew = (products: readonly NewProduct[]) =>
  insertingProducts(
    sql`select jsonb_array_elements(${JSON.stringify(products)}::jsonb)`,
    Object.keys(products[0] ?? {}).filter(isNoted),
  )
