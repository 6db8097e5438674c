import { ownProductsPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './alert.queries.ts'

type Person = { readonly user_id: string }

/** From how many pieces on the seller hears of this product; null: the limit of the shop. */
export async function setLowStock(db: Db, { user_id }: Person, productId: string, lowStock: number | null) {
  const which = { seller_id: user_id, product_id: productId }
  if (!(await sql.upsertLevel(db, which, lowStock))) throw notFound('product')
}

/** Tells sellers what orders have brought to its limit: once until it is filled again, and all of it together. */
export const tellOfLowStock = (db: Db, now = new Date()) =>
  db.transaction(async (tx) => {
    await sql.forgetFilled(tx)
    const fallen = await sql.updateTold(tx, now)
    const bySeller = Map.groupBy(fallen, ({ seller_id }) => seller_id)
    await notify(
      tx,
      [...bySeller].map(([user_id, products]) => ({
        user_id,
        kind: 'stock-low',
        sentence: notifications.stockLow({
          count: products.length,
          product: products[0]?.product_name ?? '',
          left: products[0]?.stock ?? 0,
        }),
        link: `${ownProductsPath}?filter=${products.every(({ stock }) => stock === 0) ? 'out' : 'low'}`,
      })),
    )
    return isFullBatch(fallen.length)
  })
