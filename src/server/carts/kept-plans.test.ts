import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createDb } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import { pricedProducts } from '#server/products/product.service.ts'
import { lockStock } from '#server/stock/stock.service.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { takeFromCart } from './cart.service.ts'

const testApp = openTestApp()
const Plans = z.object({ generic_plans: z.int() })

/** PostgreSQL plans a statement five times before it may keep a plan. */
const oftenEnough = 8

/** How often each statement used a plan that is kept, in a session of its own. */
async function keptPlans(user_id: string) {
  const pool = new pg.Pool({ ...testApp.pool.options, max: 1 })
  const kept = await createDb(pool).transaction(async (tx) => {
    for (let time = 0; time < oftenEnough; time += 1) {
      const ids = [randomUUID()]
      await lockStock(tx, ids)
      await pricedProducts(tx, ids)
      await takeFromCart(tx, user_id, ids)
    }
    return tx.many(rows(Plans)`
      select generic_plans::int from pg_prepared_statements where statement ~ 'any[(][(]select'`)
  })
  await pool.end()
  return kept.map(({ generic_plans }) => generic_plans)
}

test('what carts and orders read and lock by ids is not planned anew each time', async () => {
  const { user_id } = await aBuyer(testApp.db)
  // Statistics that the database gathers meanwhile end what a session has kept.
  await expect.poll(() => keptPlans(user_id)).toEqual([3, 3, 3])
})
