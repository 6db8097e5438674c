import { z } from 'zod'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { join, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { joinPricing, pricedColumns } from '#server/products/product.row.ts'
import { BoughtRow, LastRow } from './bought.row.ts'

export type OfBuyer = { readonly buyerId: string; readonly words: readonly string[] }

/** What was bought: lines of orders that were not cancelled, without freight. A sample has a price of its own. */
const soldTo = (buyerId: string) => sql`
  from orders o join order_lines l using (order_id)
  where o.buyer_id = ${buyerId} and o.delivery_status <> 'Cancelled' and l.product_id is not null
    and not l.is_freight and not exists (select from sample_orders s where s.order_id = o.order_id)`

/** One row for each product that was bought, with the line of the last time as a whole. */
const boughtBy = (buyerId: string) => sql`
  select l.product_id, max(o.order_date) as last_at, count(distinct o.order_id) as times,
    (array_agg(l order by o.order_date desc, o.order_id, l.line_number))[1] as last
  ${soldTo(buyerId)} group by l.product_id`

const lastColumns = sql`
  (b.last).order_id as last_order_id, b.last_at, (b.last).unit_price_paise as last_price_paise,
  (b.last).unit as last_unit, (b.last).quantity as last_quantity, b.times`

/** Each word is somewhere in the name as sold, the name of today, the item code or the seller's name. */
const has = (word: string) => sql`
  concat_ws(' ', (b.last).product_name, p.product_name, p.seller_item_code, u.company_name, u.full_name)
    ilike ${containing(word)}`

/** Those that the words leave; without words no product is looked at. */
const rowsWith = ({ buyerId, words }: OfBuyer): Sql =>
  words.length === 0
    ? sql`select b.* from (${boughtBy(buyerId)}) b`
    : sql`
        select b.* from (${boughtBy(buyerId)}) b join products p using (product_id)
        join users u on u.user_id = p.seller_id where ${join(words.map(has), sql` and `)}`

const byAge = newestFirst(sql`b.last_at`, sql`b.product_id`)

const CountedRow = z.object({ ...BoughtRow.shape, total: z.int() })

/** One more than a page, each with the number of all. */
export const findBought = (db: Db, of: OfBuyer, after: Anchor | undefined) =>
  db.many(rows(CountedRow)`
    with found as materialized (${rowsWith(of)}), page as (
      select b.* from found b where true ${byAge.page(after, limits.page.products + 1)})
    select ${pricedColumns}, ${lastColumns}, (b.last).product_name as sold_name, (b.last).product_image as sold_image,
      (select count(*) from found) as total
    from page b join products p using (product_id) ${joinPricing}
    order by b.last_at desc, b.product_id`)

export const findBoughtPlace = (db: Db, buyerId: string, productId: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from (
      select l.product_id, max(o.order_date) as last_at ${soldTo(buyerId)} and l.product_id = ${productId}
      group by l.product_id) b`)

export const findLast = (db: Db, buyerId: string, productId: string) =>
  db.maybe(rows(LastRow)`
    select ${lastColumns} from (
      select max(o.order_date) as last_at, count(distinct o.order_id) as times,
        (array_agg(l order by o.order_date desc, o.order_id, l.line_number))[1] as last
      ${soldTo(buyerId)} and l.product_id = ${productId} having count(*) > 0) b`)
