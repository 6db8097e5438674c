import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { getProduct, searchProducts } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({}, { keepAnswersMs: limits.keepAnswersMs })

test('a change of what everybody sees shows within a second', async () => {
  const productId = await aProduct(testApp.db, { product_name: 'Old name' })
  await testApp.as(null)(getProduct, { productId })
  await testApp.db.run(sql`update products set product_name = 'New name' where product_id = ${productId}`)
  await sleep(1_000)
  const { product } = await testApp.as(null)(getProduct, { productId })
  expect(product.product_name).toBe('New name')
})

test('what a buyer was answered is never a visitor’s answer', async () => {
  for (let number = 0; number < 8; number += 1)
    await aProduct(testApp.db, { product_name: `Copper wire ${number}` })
  const buyer = await aBuyer(testApp.db)
  expect((await testApp.as(buyer)(searchProducts, { q: 'copper' })).products).toHaveLength(8)
  expect((await testApp.as(null)(searchProducts, { q: 'copper' })).products).toHaveLength(6)
})
