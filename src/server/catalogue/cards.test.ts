import { expect, test } from 'vitest'
import { listCategory, searchProducts } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { createCards } from './cards.service.ts'
import { searchProducts as search } from './listing.service.ts'

const testApp = openTestApp()
const hitsOf = async (q: string) => (await search(testApp.db, searchProducts.input.parse({ q }), null)).hits

let written: string[] = []
const listCards = createCards(({ product_name, seller_company }) => {
  written.push(product_name)
  return `${product_name} of ${seller_company}`
})

const cardsOf = async () => {
  written = []
  return { cards: await listCards(testApp.db, await hitsOf('samovar')), written }
}

test('a card is written once, and again when its product or its shop changes', async () => {
  const { db } = testApp
  const seller = await aSeller(db, { company_name: 'Srinagar Coppers' })
  const product_id = await aProduct(db, { seller, product_name: 'Copper samovar' })
  expect(await cardsOf()).toEqual({
    cards: ['Copper samovar of Srinagar Coppers'],
    written: ['Copper samovar'],
  })
  expect(await cardsOf()).toEqual({ cards: ['Copper samovar of Srinagar Coppers'], written: [] })
  await db.run(sql`update products set product_name = 'Brass samovar' where product_id = ${product_id}`)
  expect(await cardsOf()).toEqual({
    cards: ['Brass samovar of Srinagar Coppers'],
    written: ['Brass samovar'],
  })
  await db.run(sql`update users set company_name = 'Leh Coppers' where user_id = ${seller.user_id}`)
  expect(await cardsOf()).toEqual({ cards: ['Brass samovar of Leh Coppers'], written: ['Brass samovar'] })
})

test('a product that is gone when its card is written is missing', async () => {
  const { db } = testApp
  const kept = await aProduct(db, { product_name: 'Steel thermos 1' })
  const gone = await aProduct(db, { product_name: 'Steel thermos 2' })
  const hits = await hitsOf('thermos')
  expect(hits.map(({ product_id }) => product_id).sort()).toEqual([kept, gone].sort())
  await db.run(sql`delete from products where product_id = ${gone}`)
  expect(await createCards(({ product_id }) => product_id)(db, hits)).toEqual([kept])
})

test('a name of any letters arrives as it was written', async () => {
  const buyer = await aBuyer(testApp.db)
  const product_name = 'Kettle "$&" \\ $1 चाय ☕'
  await aProduct(testApp.db, { product_name })
  const { products } = await testApp.as(buyer)(searchProducts, { q: 'kettle' })
  expect(products.map((product) => product.product_name)).toContain(product_name)
  const all = await testApp.as(null)(listCategory, { category_type: 'all' })
  expect(all.products.map((product) => product.product_name)).toContain(product_name)
})
