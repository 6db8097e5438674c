import { z } from 'zod'
import { type Sql, sql } from '#server/db/sql.ts'

/** A product that a list or a search found: where it stands, and which versions of its rows its card is made of. */
export const HitRow = z.object({
  product_id: z.uuid(),
  product_version: z.string(),
  seller_version: z.string(),
  sort_key: z.union([z.number(), z.string()]),
  sort_time: z.string(),
})
export type HitRow = z.infer<typeof HitRow>

/** PostgreSQL gives a row the number of the transaction that wrote it, so whatever changes a row changes this. */
export const productVersion = sql`p.xmin`
export const sellerVersion = sql`u.xmin`

/** The columns of a hit besides its keys. */
export const hitColumns = (product: Sql = productVersion, seller: Sql = sellerVersion) =>
  sql`p.product_id, ${product} as product_version, ${seller} as seller_version`
