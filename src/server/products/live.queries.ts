import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const Offer = z.object({ kind: z.enum(['standard', 'live']), verification: z.string() })
const Ending = z.object({ expires_at: z.date() })

export const findOffer = (db: Db, sellerId: string, productId: string) =>
  db.maybe(rows(Offer)`
    select kind, verification from products
    where product_id = ${productId} and seller_id = ${sellerId} and deleted_at is null`)

export const updateEnding = (db: Db, sellerId: string, productId: string, ms: number) =>
  db.maybe(rows(Ending)`
    update products set expires_at = now() + make_interval(secs => ${ms / 1_000}), updated_at = now()
    where product_id = ${productId} and seller_id = ${sellerId} and deleted_at is null
      and kind = 'live' and verification <> 'rejected'
    returning expires_at`)
