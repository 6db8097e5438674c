import { products } from '#contract/texts/products.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, notFound } from '#server/errors.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './list.queries.ts'

/** Brings a draft or a paused product to the market. Of two calls at once the second finds it listed. */
export const listProduct = (db: Db, { user_id }: Caller, productId: string) =>
  db.transaction(async (tx) => {
    const which = { seller_id: user_id, product_id: productId }
    const product = await sql.lockUnlisted(tx, which)
    if (!product) throw notFound('product')
    if (product.off_market === 'draft') requireWhole(product)
    if (product.off_market) await sql.updateToListed(tx, which)
  })

function requireWhole({ description, pictures }: sql.Unlisted) {
  if (description === '') throw badInput(products.noDescription, 'description')
  if (pictures === 0) throw badInput(products.noPicture, 'product_image')
}
