import { setTimeout as sleep } from 'node:timers/promises'
import { untilReady } from '#e2e/processes/writers.ts'
import { createDb } from '#server/db/db.ts'
import { aSeller } from '#server/testing/build.ts'
import { writeAllSearchWords } from '#server/testing/search-words.ts'
import { type Market, must } from './market.ts'

const products = 4_000

/** Kills the server while the products of a shop get its new name: after the restart all of them have it. */
export async function killWhileAShopIsRenamed({ pool, url, killServer, afterOrders }: Market) {
  const db = createDb(pool)
  const { user_id } = await aSeller(db, { company_name: 'Nilgiri Looms' })
  await pool.query(
    `insert into products (seller_id, product_name, description, unit, category, category_type, tiers)
     select $1, 'Lamp ' || n, '', 'piece', 'footwear', 'Footwear', '[{"min": 1, "max": null, "unit_price_paise": 100}]'
     from generate_series(1, ${products}) n`,
    [user_id],
  )
  await writeAllSearchWords(db)
  const followed = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::integer as count from products p join shop_changes c using (seller_id)
       where p.seller_id = $1 and p.shop_version = c.version`,
      [user_id],
    )
    return rows[0]?.count ?? 0
  }
  await pool.query("update users set company_name = 'Vindhya Weavers' where user_id = $1", [user_id])
  // Somebody edits one of them, which follows later: however late the kill comes, it comes in the middle.
  const edit = await pool.connect()
  // The database ends with its server, and takes this change back.
  edit.on('error', () => {})
  await edit.query('begin')
  await edit.query('select from products where seller_id = $1 limit 1 for update', [user_id])
  while ((await followed()) === 0) await sleep(10)
  const half = await followed()
  killServer()
  await edit.query('rollback').catch(() => {})
  edit.release(true)
  must(half < products, 'All products had followed before the server was killed.')
  await untilReady(url)
  while ((await followed()) < products) await sleep(100)
  const { rows } = await pool.query(
    `select from products where seller_id = $1 and not search @@ $$'evindhya' & 'eweaver' & !'enilgiri'$$`,
    [user_id],
  )
  must(rows.length === 0, `${rows.length} products are not found by the shop’s words.`)
  await afterOrders(20)
}
