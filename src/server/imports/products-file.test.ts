import { beforeAll, expect, test } from 'vitest'
import { importColumns } from '#contract/products/import-columns.ts'
import { listOwnProducts } from '#contract/products/own-product.ts'
import { applyImport } from '#contract/products/product-import.ts'
import { detectDelimiter, recordsOf } from '#server/csv/read-csv.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { anImport, untilDone } from '#server/testing/imports.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
beforeAll(async () => {
  seller = await aSeller(testApp.db)
})

async function download(path: string, who: Someone | null = seller) {
  const headers = who ? { token: await testApp.tokenOf(who) } : {}
  return testApp.app.inject({ url: `/api/seller/${path}`, headers })
}
const recordsIn = (csv: string) => {
  const { delimiter, body } = detectDelimiter(csv)
  return [...recordsOf(body, delimiter)]
}
const image = (digit: number) => `/media/${String(digit).repeat(32)}/640.webp`

async function aShelfOf(who: Someone) {
  const tiers = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      min: i * 10 + 1,
      max: i + 1 < count ? i * 10 + 10 : null,
      unit_price_paise: 10_050 - i,
    }))
  const first = await aProduct(testApp.db, {
    seller: who,
    product_name: '=नट, "M6"; पीतल',
    description: 'Line one\r\n-line two',
    tiers: tiers(2),
    specs: [{ key: '+Size', value: 'S,M' }],
    stock: 0,
  })
  await testApp.db.run(sql`update products set most_per_buyer = 25 where product_id = ${first}`)
  const second = await aProduct(testApp.db, { seller: who, product_name: 'Bolt', tiers: tiers(7) })
  for (const digit of [1, 2, 3])
    await testApp.db.run(
      sql`insert into pictures (picture_id, width, height) values (${String(digit).repeat(32)}, 640, 480)
        on conflict do nothing`,
    )
  for (const [productId, images] of [
    [first, [image(1), image(2)]],
    [second, [image(3)]],
  ] as const)
    await testApp.db.run(
      sql`update products set images = ${JSON.stringify(images)} where product_id = ${productId}`,
    )
}

test('the template has the columns and a row that is not saved by mistake', async () => {
  const { statusCode, headers, payload } = await download('imports/template')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="products_template.csv"')
  const records = recordsIn(payload)
  expect(payload.startsWith('\ufeffproduct_name,')).toBe(true)
  expect(records).toHaveLength(2)
  expect(records[0]).toEqual(importColumns())
  expect(payload.split('\r\n')[1]).toBe(
    [
      'Cotton crew-neck T-shirt,"Combed cotton, 180 GSM, bio-washed.",Apparel & Fashion,piece,TS-180-CREW,2000,500,160',
      '6109,5,PCS,India,,145.00,50,199,132.50,200,,,,,,,,,,',
      'Size,"S, M, L, XL",Colour,"Black, Red, Green",,,,,,,,,,,,,,,,',
      'tshirt-front.jpg,tshirt-back.jpg,,,,,,',
    ].join(),
  )
  expect(await anImport(testApp, seller, payload)).toMatchObject({
    status: 'checked',
    rows_wrong: 1,
    missing_pictures: ['tshirt-back.jpg', 'tshirt-front.jpg'],
  })
})

test('what is exported can be imported, and is the same again', async () => {
  const shop = await aSeller(testApp.db)
  await aShelfOf(shop)
  const { headers, payload } = await download('products/export', shop)
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="products_export_\d{4}-\d\d-\d\d\.csv"$/,
  )
  const [columns = [], bolt = [], nut = []] = recordsIn(payload)
  expect(columns).toEqual([...importColumns({ prices: 7, specs: 1 }), 'product_id', 'stock_seen'])
  const cell = (record: string[], name: string) => record[columns.indexOf(name)]
  expect(cell(bolt, 'price_7')).toBe('100.44')
  expect(cell(bolt, 'stock')).toBe('')
  expect([cell(bolt, 'most_per_buyer'), cell(nut, 'most_per_buyer')]).toEqual(['', '25'])
  expect(cell(nut, 'product_name')).toBe(`'=नट, "M6"; पीतल`)
  expect(cell(nut, 'image_2')).toBe(`http://vanij.test${image(2)}`)

  const before = (await testApp.as(shop)(listOwnProducts, { q: '' })).products
  const { import_id: importId } = await anImport(testApp, shop, payload)
  await testApp.as(shop)(applyImport, { importId })
  await untilDone(testApp, shop, importId)
  const after = (await testApp.as(shop)(listOwnProducts, { q: '' })).products
  const contentOf = ({
    product_name,
    description,
    category,
    prices,
    specs,
    stock,
    most_per_buyer,
    unit,
    images,
  }: (typeof after)[0]) => ({
    ...{ product_name, description, category, prices, specs, stock, most_per_buyer, unit, images },
  })
  expect(after).toHaveLength(4)
  expect(after.slice(0, 2).map(contentOf)).toEqual(before.map(contentOf))
})

test('an export holds what the filters match, however much', async () => {
  const shop = await aSeller(testApp.db)
  await testApp.db.run(sql`
    insert into products (seller_id, product_name, description, unit, category, category_type, tiers, verification)
    select ${shop.user_id}, 'Bolt ' || n, '', 'piece', 'footwear', 'Footwear',
      '[{"min": 1, "max": null, "unit_price_paise": 100}]', case when n % 2 = 0 then 'verified' else 'pending' end
    from generate_series(1, 1100) n`)
  const namesIn = async (query: string) =>
    recordsIn((await download(`products/export${query}`, shop)).payload)
      .slice(1)
      .map(([name]) => name)
  const all = await namesIn('')
  expect([all.length, new Set(all).size]).toEqual([1_100, 1_100])
  expect(await namesIn('?filter=verified')).toHaveLength(550)
  expect(await namesIn('?q=bolt%2011')).toHaveLength(12)
  expect(await namesIn('?filter=live')).toEqual([])
  expect((await download('products/export?filter=sold', shop)).json()).toMatchObject({
    content: 'Choose a filter from the list',
  })
})

test('files of a shop are for its seller', async () => {
  for (const path of ['products/export', 'imports/template']) {
    expect((await download(path, null)).statusCode).toBe(401)
    for (const person of [await aBuyer(testApp.db), await anAdmin(testApp.db)])
      expect((await download(path, person)).statusCode).toBe(403)
  }
})
