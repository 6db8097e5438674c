import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { openDemo } from '#server/demo/demo.ts'
import { endTopProducts } from '#server/products/admin.service.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { untilLockWait } from '#server/testing/lock-waits.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { lockStock } from './stock.service.ts'

const testApp = openTestApp()
const yesterday = new Date(Date.now() - 86_400_000)

/** Two products, stored with the higher id first: a plain update locks that one first. */
async function aPairLaidOutBackwards(seller: Someone) {
  const [low = '', high = ''] = [randomUUID(), randomUUID()].toSorted()
  for (const product_id of [high, low]) {
    const made = await aProduct(testApp.db, { seller, stock: 9, expires_at: yesterday, is_top_product: true })
    await testApp.db.run(sql`
      update products set product_id = ${product_id}, top_until = ${yesterday} where product_id = ${made}`)
  }
  return { low, high }
}

const ways = {
  'the end of top products': () => endTopProducts(testApp.db),
  'the demo market listing its offers again': async () =>
    (await openDemo(testApp.app.services)).chores[0]?.work(),
}

test.each(Object.entries(ways))(
  'an order and %s wait for each other, never in a circle',
  async (_, change) => {
    const seller = await aSeller(testApp.db)
    await testApp.db.run(sql`update users set is_demo = true where user_id = ${seller.user_id}`)
    const { low, high } = await aPairLaidOutBackwards(seller)
    const changed = await testApp.db.transaction(async (tx) => {
      await lockStock(tx, [low])
      const outcome = change().then(() => 'done', String)
      await untilLockWait(testApp)
      await lockStock(tx, [high])
      return { outcome }
    })
    expect(await changed.outcome).toBe('done')
  },
)
