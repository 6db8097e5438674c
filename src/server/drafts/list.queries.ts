import { z } from 'zod'
import { offMarket } from '#contract/products/own-product.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isKept } from '#server/products/product.row.ts'
import { listing } from './listed.row.ts'

type OwnedProduct = { readonly seller_id: string; readonly product_id: string }

const Unlisted = z.object({
  off_market: z.enum(offMarket.options).nullable(),
  description: z.string(),
  pictures: z.int(),
})
export type Unlisted = z.infer<typeof Unlisted>

export const lockUnlisted = (tx: Db, { seller_id, product_id }: OwnedProduct) =>
  tx.maybe(rows(Unlisted)`
    select p.off_market, p.description, jsonb_array_length(p.images) as pictures from products p
    where p.product_id = ${product_id} and p.seller_id = ${seller_id} and ${isKept} for no key update`)

export const updateToListed = (tx: Db, { seller_id, product_id }: OwnedProduct) =>
  tx.run(sql`
    update products p set ${listing}, updated_at = now()
    where p.product_id = ${product_id} and p.seller_id = ${seller_id} and ${isKept}`)
