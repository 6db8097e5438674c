import { beforeAll, expect, test } from 'vitest'
import { updateProduct } from '#contract/products/own-product.ts'
import { getProduct, listCategory, type ProductPage, searchProducts } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { followShops } from '#server/products/shop-change.service.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone
let seller: Someone
let untold: string

/** A lamp as its seller changes it. */
const change = (productId: string, more: object) =>
  testApp.as(seller)(updateProduct, {
    productId,
    ...{ product_name: 'Lamp', description: 'Brass', category_type: 'Hardware & Paints', unit: 'piece' },
    ...{ prices: [{ price: 90 }], specs: [], ...more },
  })

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  seller = await aSeller(testApp.db)
  untold = await aProduct(testApp.db, { seller, product_name: 'Lamp' })
  for (const country_of_origin of ['India', 'uae', 'China', 'Made in China', 'Bangladesh'])
    await change(await aProduct(testApp.db, { seller, product_name: 'Lamp' }), { country_of_origin })
})

const lamps = (query: object) => testApp.as(buyer)(searchProducts, { q: 'lamp', ...query })
const countriesOf = ({ products }: ProductPage) => products.map((product) => product.country_of_origin)

test('buyers narrow a search to the countries that they choose, and see how many each has', async () => {
  const page = await lamps({ facets: 'true', country_of_origin: ['China', 'U.A.E.'] })
  expect(countriesOf(page).sort()).toEqual(['China', 'China', 'United Arab Emirates'])
  expect(page.facets?.country_of_origin).toEqual([
    { value: 'China', count: 2 },
    { value: 'Bangladesh', count: 1 },
    { value: 'India', count: 1 },
    { value: 'United Arab Emirates', count: 1 },
  ])
  expect((await lamps({ country_of_origin: ['Nepal'] })).total).toBe(0)
})

test.each(['a search', 'a category', 'a market'])(
  'by country, %s begins with A and ends with what is not stated',
  async (list) => {
    const seen: (string | null)[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const more = { sort: 'origin' as const, limit: 2, ...(cursor && { cursor }) }
      const page: ProductPage =
        list === 'a search'
          ? await lamps(more)
          : await testApp.as(buyer)(listCategory, {
              category_type: list === 'a market' ? 'all' : 'Hardware & Paints',
              ...more,
            })
      seen.push(...countriesOf(page))
      cursor = page.next
    }
    expect(seen).toEqual(['Bangladesh', 'China', 'China', 'India', 'United Arab Emirates', null])
  },
)

test('goods are still found by their country when their shop has moved', async () => {
  await testApp.db.run(sql`update users set state = 'Sikkim' where user_id = ${seller.user_id}`)
  await followShops(testApp.db)
  expect((await lamps({ country_of_origin: ['China'], state: ['Sikkim'] })).total).toBe(2)
})

test('an importer is kept as one line, and a country that does not exist is refused at its field', async () => {
  await change(untold, { country_of_origin: 'Germany', importer: ' Hooghly  Imports,\n12 Strand Road ' })
  const { product } = await testApp.as(null)(getProduct, { productId: untold })
  expect(product).toMatchObject({ country_of_origin: 'Germany', importer: 'Hooghly Imports, 12 Strand Road' })
  await expect(change(untold, { country_of_origin: 'Imported' })).rejects.toMatchObject({
    status: 400,
    field: 'country_of_origin',
    message: 'Choose a country from the list, such as India or China',
  })
  await expect(change(untold, { importer: 'x'.repeat(201) })).rejects.toMatchObject({
    status: 400,
    field: 'importer',
    message: 'Importer can have at most 200 characters',
  })
  await change(untold, { country_of_origin: null, importer: null })
  const { product: emptied } = await testApp.as(null)(getProduct, { productId: untold })
  expect(emptied).toMatchObject({ country_of_origin: null, importer: null })
})
