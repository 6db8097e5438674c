import { expect, test } from 'vitest'
import { searchProducts } from '#contract/products/product.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { fillMissingWords } from './missing-words.service.ts'

const testApp = openTestApp()

test('products and shops that another version wrote without their words are found soon, and none is written twice', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits' })
  const product_id = await aProduct(testApp.db, { seller, product_name: 'Copper kettle' })
  await aProduct(testApp.db, { seller, product_name: 'Steel bowl' })
  const before = await wordsOf(product_id)
  await testApp.pool.query("update products set search = '' where product_id = $1", [product_id])
  await testApp.pool.query('update users set name_words = null where user_id = $1', [seller.user_id])
  expect(await fillMissingWords(testApp.db)).toBe(false)
  expect(await wordsOf(product_id)).toEqual(before)
  const { products } = await testApp.as(null)(searchProducts, { q: 'kettle' })
  expect(products.map(({ product_name }) => product_name)).toEqual(['Copper kettle'])
  const versions = await versionsOf()
  await fillMissingWords(testApp.db)
  expect(await versionsOf()).toEqual(versions)
})

async function wordsOf(productId: string) {
  const { rows } = await testApp.pool.query(
    'select search::text, name_words::text from products p join users u on u.user_id = p.seller_id where product_id = $1',
    [productId],
  )
  return rows
}

const versionsOf = async () =>
  (await testApp.pool.query('select xmin::text from products union all select xmin::text from users')).rows
