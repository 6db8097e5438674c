import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { columnNames, joinFew, literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { columnsToVerify, type WrittenColumn, type WrittenColumns, writtenColumns } from './written.row.ts'

const Pictures = z.object({ images: z.array(z.string()), past_images: z.array(z.string()) })

export const findPictures = (db: Db, sellerId: string, productId: string) =>
  db.maybe(rows(Pictures)`
    select images, past_images from products
    where product_id = ${productId} and seller_id = ${sellerId} and deleted_at is null`)

const Present = z.object({ revision: z.int(), stock: z.int().nullable() })

/** Locks the row, so that neither a sale nor another edit changes it until the transaction ends. */
export const lockProduct = (tx: Db, { seller_id, product_id }: OwnedProduct) =>
  tx.maybe(rows(Present)`
    select revision, stock from products
    where product_id = ${product_id} and seller_id = ${seller_id} and deleted_at is null for no key update`)

export type OwnedProduct = { readonly seller_id: string; readonly product_id: string }

/** Missing columns stay as they are. */
export type Edit = { readonly [Column in WrittenColumn]?: WrittenColumns[Column] | undefined }

/** One statement, so that of two edits at once the later one is stored completely. */
export function updateProduct(db: Db, { seller_id, product_id }: OwnedProduct, edit: Edit) {
  const columns = writtenColumns.filter((column) => edit[column] !== undefined)
  const changes = (when: 'always' | 'ifRejected') =>
    differ(columnsToVerify(when).filter((column) => columns.includes(column)))
  // A seller's improvements send a rejected product back to the admins.
  const asksAgain = sql`(${changes('always')} or p.verification = 'rejected' and ${changes('ifRejected')})`
  return db.run(sql`
    update products p set
      ${joinFew(columns.filter((column) => column !== 'category_type').map(set))},
      category_type = case when p.category = next.category then p.category_type else next.category_type end,
      past_images = case when p.images = coalesce(next.images, p.images) then p.past_images else (
        select jsonb_agg(url) from (
          select url from jsonb_array_elements(p.images || p.past_images) with ordinality past(url, place)
          group by url order by min(place) limit ${literal(limits.picture.past)}) latest) end,
      verification = case when ${asksAgain} then 'pending' else p.verification end,
      rejection_reason = case when ${asksAgain} then null else p.rejection_reason end,
      verification_asked_at = case
        when p.verification <> 'pending' and ${asksAgain} then now() else p.verification_asked_at end,
      updated_at = now()
    from jsonb_populate_record(null::products, ${JSON.stringify(edit)}::jsonb) next
    where p.product_id = ${product_id} and p.seller_id = ${seller_id} and p.deleted_at is null`)
}

const set = (column: WrittenColumn) => sql`${columnNames([column])} = ${columnNames([column], 'next')}`

const differ = (columns: readonly WrittenColumn[]) =>
  columns.length === 0
    ? sql`false`
    : sql`(${columnNames(columns, 'p')}) is distinct from (${columnNames(columns, 'next')})`
