import { literal, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

/** From how many pieces on the stock of `p` is low: the product's own limit, or the shop's, or the usual one. */
export const lowStockOf = sql`coalesce(
  (select l.low_stock from stock_levels l where l.product_id = p.product_id),
  (select h.low_stock from shop_habits h where h.seller_id = p.seller_id),
  ${literal(limits.product.lowStock)})`
