import { beforeAll, expect, test } from 'vitest'
import { listCategory, listLiveCategory, searchProducts } from '#contract/products/product.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone
let seller: Someone

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  seller = await aSeller(testApp.db)
  for (const place of [1, 2, 3])
    await aProduct(testApp.db, {
      seller,
      product_name: `Lamp ${place}`,
      tiers: [{ min: 1, max: null, unit_price_paise: 90_000_000 + place }],
    })
})

const as = () => testApp.as(buyer)
const lists = {
  search: (cursor: string) => as()(searchProducts, { q: 'lamp', cursor }),
  'a list without words': (cursor: string) => as()(searchProducts, { q: '', sort: 'newest', cursor }),
  'a category': (cursor: string) => as()(listCategory, { category_type: 'all', cursor }),
  'live offers': (cursor: string) => as()(listLiveCategory, { category_type: 'all', cursor }),
  'a shop': (cursor: string) => as()(getSeller, { sellerId: seller.user_id, cursor }),
}

const id = '8f9d0a4e-5a38-4f0c-9a54-3a1f0d1d9d11'
const moment = '2026-11-22 07:09:58.660123+00'
const keys: readonly unknown[][] = [
  ['abc', 'abc', id],
  [1.5, moment, id],
  [1e300, moment, id],
  [70_000_000_000, moment, id],
  [1, 'yesterday', id],
  [1, '2026-13-45 07:09:58+00', id],
  [1, moment, 'abc'],
  [moment, moment, id, 1],
  [],
]
const names = ['market', 'newest', 'price', 'rating', 'answers', 'origin', 'ending', 'fit']
const cursors = [...keys, ...names.flatMap((name) => keys.map((these) => [name, ...these]))]

test.each(Object.entries(lists))('%s refuses every page that it did not give out', async (_, list) => {
  for (const cursor of [...cursors, null, {}, 'market'])
    await expect(list(Buffer.from(JSON.stringify(cursor)).toString('base64url'))).rejects.toMatchObject({
      status: 400,
    })
})

test('a page of one order is refused by another, with a sentence', async () => {
  for (const q of ['lamp', '']) {
    const { next } = await as()(searchProducts, { q, sort: 'price', limit: 1 })
    const cursor = next ?? ''
    await expect(as()(searchProducts, { q, cursor })).rejects.toMatchObject({
      status: 400,
      message: 'This page belongs to another order of the list. Please start from the first.',
    })
    expect((await as()(searchProducts, { q, sort: 'price', cursor })).products).toHaveLength(2)
  }
})
