import { expect, test } from 'vitest'
import { z } from 'zod'
import { rows, sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { updateStockTaken } from './stock.queries.ts'

const testApp = openTestApp()
const Place = z.object({ page: z.int() })
const pageOf = (productId: string) =>
  testApp.db.one(rows(Place)`
    select ((ctid::text::point)[0])::int as page from products where product_id = ${productId}`)

test('a sale finds room beside its product, where no index of products has to follow it', async () => {
  const seller = await aSeller(testApp.db)
  const ids: string[] = []
  // More than a page of them, so that the first ones stand in a full one.
  for (let count = 0; count < 30; count += 1)
    ids.push(await aProduct(testApp.db, { seller, stock: 9, description: 'x'.repeat(500) }))
  await testApp.db.run(sql`vacuum (full) products`)
  // One of a page: what an earlier sale left there is cleared only once no statement beside it may still read it.
  const ofPages = new Map<number, string>()
  for (const id of ids) ofPages.set((await pageOf(id)).page, id)
  expect(ofPages.size).toBeGreaterThan(2)
  for (const [page, product_id] of ofPages) {
    await updateStockTaken(testApp.db, [{ product_id, quantity: 1 }])
    expect(await pageOf(product_id)).toEqual({ page })
  }
})
