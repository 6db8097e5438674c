import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, send } from '#server/testing/buy.ts'
import { aProductsFile } from '#server/testing/imports.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let people: Record<'seller' | 'buyer' | 'admin', Someone>
let product: object
let reviewed: { url: string; orderId: string }
beforeAll(async () => {
  const seller = await aSeller(testApp.db)
  people = { seller, buyer: await aBuyer(testApp.db), admin: await anAdmin(testApp.db) }
  product = {
    product_name: 'Rubber sandal',
    description: 'Size 6 to 10.',
    prices: [{ price: 100 }],
    category_type: 'Footwear',
    unit: 'pair',
    product_image: [dataUrlOf(await redAndBlue({ width: 20, height: 20 }).png().toBuffer())],
  }
  const product_id = await aProduct(testApp.db, { seller })
  const [orderId = ''] = await buy(testApp, people.buyer, [{ product_id, quantity: 1 }])
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  reviewed = { url: `/api/products/${product_id}/review`, orderId }
})

type Body = () => object
type Case = readonly [
  name: string,
  who: keyof typeof people,
  url: string,
  table: string,
  body: Body,
  other: object,
]
const address = { state: 'Goa', city: 'Panaji', postalCode: '403001', shipAddress: '1 Church Square' }
const post = { title: 'Pumps', category: 'Corporates', content: 'Own words.' }
const ofReviewed = 'the reviewed product'
const importOf = () => ({ file_name: 'a.csv', csv: aProductsFile([{}]) })
const review = () => ({ orderId: reviewed.orderId, rating: 4 })
const requirement = () => ({ product_name: 'Nails', quantity: 10 })
const cases: readonly Case[] = [
  ['product', 'seller', '/api/products/upload', 'products', () => product, { unit: 'box' }],
  ['live offer', 'seller', '/api/products/uploadlive', 'products', () => product, { unit: 'box' }],
  ['import', 'seller', '/api/seller/imports', 'product_imports', importOf, { file_name: 'b.csv' }],
  ['address', 'buyer', '/api/address/saveaddress', 'addresses', () => address, { city: 'Margao' }],
  ['blog post', 'admin', '/api/admin/blogs', 'blog_posts', () => post, { title: 'Valves' }],
  ['review', 'buyer', ofReviewed, 'reviews', review, { rating: 1 }],
  ['requirement', 'buyer', '/api/users/post_requirements', 'requirements', requirement, { quantity: 11 }],
]

const countOf = async (table: string) =>
  Number((await testApp.pool.query(`select count(*) from ${table}`)).rows[0].count)

test.each(cases)(
  'a %s that is sent again under its key is there once',
  async (...[name, who, path, table, body, other]: Case) => {
    const url = path === ofReviewed ? reviewed.url : path
    const key = `one ${name}`
    const repeat = () => send(testApp, people[who], { url, body: body(), key })
    const before = await countOf(table)
    const answers = await Promise.all([repeat(), repeat(), repeat()])
    answers.push(await repeat())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const idsIn = ({ json }: { json: object }) => JSON.stringify(json).match(/"\w*_id":"[^"]+"/)?.[0]
    expect(new Set(answers.map(idsIn)).size).toBe(1)
    expect(await countOf(table)).toBe(before + 1)
    const another = await send(testApp, people[who], { url, body: { ...body(), ...other }, key })
    expect(another).toMatchObject({
      status: 409,
      json: { content: 'This Idempotency-Key was already used for another request. Please send a new one.' },
    })
    expect(await countOf(table)).toBe(before + 1)
  },
)

test('an equal address is stored once, also when it is saved many times at once, and stands first again', async () => {
  const buyer = await aBuyer(testApp.db)
  const save = (body: object) => send(testApp, buyer, { url: '/api/address/saveaddress', body })
  const first = await save(address)
  await save({ ...address, city: 'Vasco' })
  const again = await Promise.all(Array.from({ length: 8 }, () => save(address)))
  expect(new Set([first, ...again].map(({ json }) => json.data.address_id)).size).toBe(1)
  const { rows } = await testApp.pool.query(
    'select city from addresses where user_id = $1 order by created_at desc',
    [buyer.user_id],
  )
  expect(rows).toEqual([{ city: 'Panaji' }, { city: 'Vasco' }])
})
