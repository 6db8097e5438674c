import type { ProductChange } from '#contract/products/own-product.ts'
import { stockChangedStatus } from '#contract/revision.ts'
import { common } from '#contract/texts/common.ts'
import { products } from '#contract/texts/products.ts'
import type { Db } from '#server/db/db.ts'
import type { Sql } from '#server/db/sql.ts'
import { conflict, notFound } from '#server/errors.ts'
import { requireOffered } from '#server/gst-rates/gst-rate.service.ts'
import { requireFreeCode } from '#server/item-codes/item-code.service.ts'
import { keepNamed } from '#server/media/picture-store.service.ts'
import { resolvePictures } from '#server/media/resolve-pictures.service.ts'
import { requireRevision } from '#server/revision.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './edit.queries.ts'
import { writeSearchWords } from './search-words.service.ts'
import { toColumns } from './written.row.ts'

type Change = Omit<ProductChange, 'productId'>

/** Changes one of the seller's products. New pictures are stored before the product shows them. */
export async function updateProduct(
  services: Services,
  { user_id }: Caller,
  productId: string,
  change: Change,
) {
  const { product_image, revision, stock, stock_seen, ...edit } = change
  const present = await sql.findKept(services.db, user_id, productId)
  if (!present) throw notFound('product')
  await requireOffered(services.db, [edit.gst_rate_bp], [present.gst_rate_bp])
  const known = new Set([...present.images, ...present.past_images])
  const images = product_image && (await resolvePictures(services, product_image, { known, noun: 'product' }))
  const which = { seller_id: user_id, product_id: productId }
  const editing = services.db.transaction(async (tx) => {
    await keepNamed(tx, images ?? [])
    const now = await lockProduct(tx, which)
    requireRevision(common.changed({ thing: 'product' }), now.revision, revision)
    const next = { ...edit, images, stock: stockAfter(now.stock, stock, stock_seen) }
    await sql.updateProduct(tx, which, toColumns(next))
    await writeSearchWords(tx, [productId])
  })
  await requireFreeCode(edit.seller_item_code, editing)
}

async function lockProduct(tx: Db, which: sql.OwnedProduct) {
  const product = await sql.lockProduct(tx, which)
  if (!product) throw notFound('product')
  return product
}

/** Many products of a seller at one moment; their search words are the caller's. */
export const changeMany = (tx: Db, sellerId: string, edits: Sql) => sql.updateProducts(tx, sellerId, edits)

type Stock = number | null

/**
 * The new stock; undefined keeps it. Sales change the count while a form is open, so the form must name the count
 * that it has read; otherwise sold stock would be for sale again. Stock that was not tracked has nothing to lose.
 */
function stockAfter(now: Stock, next: Stock | undefined, seen: Stock | undefined) {
  if (next === undefined || next === seen) return undefined
  if (seen === undefined) return now === null ? next : undefined
  if (seen !== now) throw stockMoved(now, seen)
  return next
}

const stockMoved = (now: Stock, seen: Stock) =>
  conflict(products.stockChanged({ seen, now }), {
    code: stockChangedStatus,
    stock: now,
    stock_seen: seen,
  })
