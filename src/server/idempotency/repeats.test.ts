import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, send } from '#server/testing/buy.ts'
import { openHouse, type Someone } from '#server/testing/house.ts'
import { aProductsFile } from '#server/testing/imports.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'

const house = openHouse()
let people: Record<'seller' | 'buyer' | 'admin', Someone>
let product: object
let reviewed: { url: string; orderId: string }
beforeAll(async () => {
  const seller = await aSeller(house.db)
  people = { seller, buyer: await aBuyer(house.db), admin: await anAdmin(house.db) }
  product = {
    product_name: 'Rubber sandal',
    description: 'Size 6 to 10.',
    prices: [{ price: 100 }],
    category_type: 'Footwear',
    unit: 'pair',
    product_image: [dataUrlOf(await redAndBlue({ width: 20, height: 20 }).png().toBuffer())],
  }
  const product_id = await aProduct(house.db, { seller })
  const [orderId = ''] = await buy(house, people.buyer, [{ product_id, quantity: 1 }])
  await house.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  reviewed = { url: `/api/products/${product_id}/review`, orderId }
})

type Case = { who: keyof typeof people; url: string; body: () => object; other: object; table: string }
const address = { state: 'Goa', city: 'Panaji', postalCode: '403001', shipAddress: '1 Church Square' }
const post = { title: 'Pumps', category: 'Corporates', content: 'Own words.' }
const cases: readonly (readonly [string, Case])[] = [
  [
    'product',
    {
      who: 'seller',
      url: '/api/products/upload',
      body: () => product,
      other: { unit: 'box' },
      table: 'products',
    },
  ],
  [
    'live offer',
    {
      who: 'seller',
      url: '/api/products/uploadlive',
      body: () => product,
      other: { unit: 'box' },
      table: 'products',
    },
  ],
  [
    'import',
    {
      who: 'seller',
      url: '/api/seller/imports',
      body: () => ({ file_name: 'a.csv', csv: aProductsFile([{}]) }),
      other: { file_name: 'b.csv' },
      table: 'product_imports',
    },
  ],
  [
    'address',
    {
      who: 'buyer',
      url: '/api/address/saveaddress',
      body: () => address,
      other: { city: 'Margao' },
      table: 'addresses',
    },
  ],
  [
    'blog post',
    {
      who: 'admin',
      url: '/api/admin/blogs',
      body: () => post,
      other: { title: 'Valves' },
      table: 'blog_posts',
    },
  ],
  [
    'review',
    {
      who: 'buyer',
      url: '',
      body: () => ({ orderId: reviewed.orderId, rating: 4 }),
      other: { rating: 1 },
      table: 'reviews',
    },
  ],
  [
    'requirement',
    {
      who: 'buyer',
      url: '/api/users/post_requirements',
      body: () => ({ product_name: 'Nails', quantity: 10 }),
      other: { quantity: 11 },
      table: 'requirements',
    },
  ],
]

const countOf = async (table: string) =>
  Number((await house.pool.query(`select count(*) from ${table}`)).rows[0].count)

test.each(cases)(
  'a %s that is sent again under its key is there once',
  async (name, { who, body, other, table, ...more }) => {
    const url = more.url || reviewed.url
    const key = `one ${name}`
    const asked = () => send(house, people[who], { url, body: body(), key })
    const before = await countOf(table)
    const answers = await Promise.all([asked(), asked(), asked()])
    answers.push(await asked())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const idsIn = ({ json }: { json: object }) => JSON.stringify(json).match(/"\w*_id":"[^"]+"/)?.[0]
    expect(new Set(answers.map(idsIn)).size).toBe(1)
    expect(await countOf(table)).toBe(before + 1)
    const another = await send(house, people[who], { url, body: { ...body(), ...other }, key })
    expect(another).toMatchObject({
      status: 409,
      json: { content: 'This Idempotency-Key was already used for another request. Please send a new one.' },
    })
    expect(await countOf(table)).toBe(before + 1)
  },
)

test('an equal address is stored once, also when it is saved many times at once, and stands first again', async () => {
  const buyer = await aBuyer(house.db)
  const save = (body: object) => send(house, buyer, { url: '/api/address/saveaddress', body })
  const first = await save(address)
  await save({ ...address, city: 'Vasco' })
  const again = await Promise.all(Array.from({ length: 8 }, () => save(address)))
  expect(new Set([first, ...again].map(({ json }) => json.data.address_id)).size).toBe(1)
  const { rows } = await house.pool.query(
    'select city from addresses where user_id = $1 order by created_at desc',
    [buyer.user_id],
  )
  expect(rows).toEqual([{ city: 'Panaji' }, { city: 'Vasco' }])
})
