import type { Db } from '#server/db/db.ts'
import { Sql } from '#server/db/sql.ts'

type Table =
  | 'users'
  | 'addresses'
  | 'billing_profiles'
  | 'cart_lines'
  | 'goods_lists'
  | 'goods_list_lines'
  | 'orders'
  | 'order_lines'
  | 'order_events'
  | 'notifications'
  | 'reviews'
  | 'review_reports'
  | 'plan_requests'
  | 'blog_posts'
  | 'requirements'
  | 'quotes'
  | 'chat_messages'
  | 'settings'
  | 'shops'
  | 'shop_handles'

/** Inserts many rows of one shape in one statement. */
export async function insertRows<Row extends object>(db: Db, table: Table, rows: readonly Row[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  const statement = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, `
  await db.run(new Sql([statement, ')'], [JSON.stringify(rows)]))
}
