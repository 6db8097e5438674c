import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { columnNames, joinFew, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isKept } from './product.row.ts'
import { columnsToVerify, type WrittenColumn, type WrittenColumns, writtenColumns } from './written.row.ts'

const KeptRow = z.object({
  images: z.array(z.string()),
  past_images: z.array(z.string()),
  gst_rate_bp: z.int().nullable(),
})

/** What an edit may name again. */
export const findKept = (db: Db, sellerId: string, productId: string) =>
  db.maybe(rows(KeptRow)`
    select images, past_images, gst_rate_bp from products p
    where product_id = ${productId} and seller_id = ${sellerId} and ${isKept}`)

const Present = z.object({ revision: z.int(), stock: z.int().nullable() })

/** Locks the row, so that neither a sale nor another edit changes it until the transaction ends. */
export const lockProduct = (tx: Db, { seller_id, product_id }: OwnedProduct) =>
  tx.maybe(rows(Present)`
    select revision, stock from products p
    where product_id = ${product_id} and seller_id = ${seller_id} and ${isKept} for no key update`)

export type OwnedProduct = { readonly seller_id: string; readonly product_id: string }

/** Missing columns stay as they are. */
export type Edit = { readonly [Column in WrittenColumn]?: WrittenColumns[Column] | undefined }

/** One statement, so that of two edits at once the later one is stored completely. */
export function updateProduct(db: Db, { seller_id, product_id }: OwnedProduct, edit: Edit) {
  const columns = writtenColumns.filter((column) => edit[column] !== undefined)
  return db.run(sql`
    update products p set ${assignments(columns)}
    from jsonb_populate_record(null::products, ${JSON.stringify(edit)}::jsonb) next
    where p.product_id = ${product_id} and p.seller_id = ${seller_id} and ${isKept}`)
}

/** The same for many: `edits` is a statement of ids and JSON objects, each with the columns to change. */
export const updateProducts = (tx: Db, sellerId: string, edits: Sql) =>
  tx.run(sql`
    update products p set ${assignments(writtenColumns)}
    from (${edits}) e join products q on q.product_id = e.product_id
      cross join lateral jsonb_populate_record(q, e.edit) next
    where p.product_id = e.product_id and p.seller_id = ${sellerId} and ${isKept}`)

/** What becomes of `p` where `next` holds these columns. */
function assignments(columns: readonly WrittenColumn[]) {
  const changes = (when: 'always' | 'ifRejected') =>
    differ(columnsToVerify(when).filter((column) => columns.includes(column)))
  // A seller's improvements send a rejected product back to the admins.
  const asksAgain = sql`(${changes('always')} or p.verification = 'rejected' and ${changes('ifRejected')})`
  return sql`
    ${joinFew(columns.filter((column) => column !== 'category_type').map(set))},
    category_type = case when p.category = next.category then p.category_type else next.category_type end,
    past_images = case when p.images = coalesce(next.images, p.images) then p.past_images else (
      select coalesce(jsonb_agg(url), '[]') from (
        select url from jsonb_array_elements(p.images || p.past_images) with ordinality past(url, place)
        group by url order by min(place) limit ${literal(limits.picture.past)}) latest) end,
    verification = case when ${asksAgain} then 'pending' else p.verification end,
    rejection_reason = case when ${asksAgain} then null else p.rejection_reason end,
    verification_asked_at = case
      when p.verification <> 'pending' and ${asksAgain} then now() else p.verification_asked_at end,
    updated_at = now()`
}

const set = (column: WrittenColumn) => sql`${columnNames([column])} = ${columnNames([column], 'next')}`

const differ = (columns: readonly WrittenColumn[]) =>
  columns.length === 0
    ? sql`false`
    : sql`(${columnNames(columns, 'p')}) is distinct from (${columnNames(columns, 'next')})`
