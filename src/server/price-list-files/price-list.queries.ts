import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import { isComposition, isListed } from '#server/products/product.row.ts'
import { PriceListShopRow } from './price-list.row.ts'

export const findPriceListShop = (db: Db, sellerId: string) =>
  db.maybe(rows(PriceListShopRow)`
    select u.user_id as seller_id, coalesce(u.company_name, u.full_name) as company, u.city, u.state, u.phone_number,
      u.email, u.is_minimum_binding, h.handle
    from users u left join shop_handles h on h.seller_id = u.user_id and h.is_current
    where u.user_id = ${sellerId} and u.account_type = 'seller' and u.suspended_at is null`)

const Written = z.object({ text: z.string() })

/**
 * The listed products of a shop as JSON, by category and name. As one text, because a thread reads it: thousands of
 * rows would keep other requests waiting.
 */
export const findPriceListText = async (db: Db, sellerId: string, category: string, limit: number) => {
  const { text } = await db.one(rows(Written)`
    select coalesce(json_agg(listed), '[]')::text as text from (
      select p.product_name, p.category, p.unit, p.seller_item_code,
        case when ${isComposition} then 0 else p.gst_rate_bp end as gst_rate_bp, p.tiers, p.expires_at
      from products p join users u on u.user_id = p.seller_id
      where p.seller_id = ${sellerId} and (${category} = 'all' or p.category = ${category}) and ${isListed}
      order by p.category, lower(p.product_name), p.product_id limit ${limit}) listed`)
  return text
}
