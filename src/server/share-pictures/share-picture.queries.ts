import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isComposition, isListed } from '#server/products/product.row.ts'
import { SharedProductRow, SharedShopRow } from './share-picture.row.ts'

const seller = sql`coalesce(u.company_name, u.full_name) as company, u.city, u.state`

export const findSharedProduct = (db: Db, productId: string) =>
  db.maybe(rows(SharedProductRow)`
    select ${seller}, p.revision, p.product_name, p.unit, (${isComposition} or p.gst_rate_bp is not distinct from 0) as is_untaxed, p.tiers, p.images
    from products p join users u on u.user_id = p.seller_id
    where p.product_id = ${productId} and ${isListed}`)

/** Only sellers who may sell now have a shop. */
export const findSharedShop = (db: Db, sellerId: string) =>
  db.maybe(rows(SharedShopRow)`
    select ${seller}, u.profile_image,
      (select count(*) from products p where p.seller_id = u.user_id and ${isListed})::integer as products,
      coalesce((
        select json_agg(newest.image) from (
          select p.images ->> 0 as image from products p
          where p.seller_id = u.user_id and jsonb_array_length(p.images) > 0 and ${isListed}
          order by p.created_at desc, p.product_id desc limit 4) newest), '[]') as images
    from users u
    where u.user_id = ${sellerId} and u.account_type = 'seller' and u.suspended_at is null`)
