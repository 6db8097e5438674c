import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { firstCategories } from '#contract/products/first-categories.ts'
import { listSellerRequirements } from '#contract/quote.ts'
import { getRequirement, listRequirements, postRequirement } from '#contract/requirement.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { aQuote, aRequirement } from '#server/testing/requirements.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const draft = {
  product_name: 'Cotton carry bags',
  quantity: 5_000,
  product_details: '140 GSM, one colour print',
  category_type: 'apparel & fashion',
}
const url = '/api/users/post_requirements'
const own = async (person: Someone, more: object = {}) => testApp.as(person)(listRequirements, more)
const newsOf = async (person: Someone) => (await testApp.as(person)(listNotifications, {})).notifications
const aSellerOf = async (category: string) => {
  const seller = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller, category })
  return seller
}

test('a buyer posts a requirement, finds it, and the sellers of its category are notified', async () => {
  const seller = await aSellerOf('apparel-fashion')
  const other = await aSellerOf('footwear')
  const buyer = await aBuyer(testApp.db)
  const posted = await testApp.as(buyer)(postRequirement, draft)
  expect(posted).toEqual({
    success: true,
    content: 'Uploaded your requirements',
    sentence: named,
    requirement_id: expect.any(String),
  })
  const { requirements, counts, total } = await own(buyer)
  expect(requirements).toEqual([
    {
      ...draft,
      unit: null,
      requirement_id: posted.requirement_id,
      category: 'apparel-fashion',
      state: 'open',
      quote_count: 0,
      best_price: null,
      accepted_seller: null,
      close_reason: null,
      closed_at: null,
      created_at: expect.any(String),
      ends_at: expect.any(String),
      has_ended: false,
    },
  ])
  expect([counts, total]).toEqual([{ all: 1, open: 1, quoted: 0, closed: 0 }, 1])
  expect(await newsOf(seller)).toMatchObject([
    {
      kind: 'requirement-posted',
      orderId: null,
      message: 'A buyer asks for 5,000 × Cotton carry bags',
      link: `/seller_console/requirements?requirement=${posted.requirement_id}`,
    },
  ])
  expect(await newsOf(other)).toEqual([])
})

test('the least that the form sends is enough: a name, and one piece of it in the first category', async () => {
  const buyer = await aBuyer(testApp.db)
  const { status } = await send(testApp, buyer, { url, body: { product_name: 'Seeds', quantity: 1 } })
  expect(status).toBe(200)
  expect((await own(buyer)).requirements[0]).toMatchObject({
    product_name: 'Seeds',
    product_details: '',
    category_type: 'agri products & equipments',
  })
})

const nine = [
  'agri products & equipments',
  'apparel & fashion',
  'architects & interior designing',
  'automobile parts & spares',
  'chemicals dyes & solvents',
  'construction real & estate',
  'consumer electronics',
  'electricals & electronics',
  'energy & power',
]

test('the form offers the nine categories of the specification, the first one chosen', () => {
  expect(firstCategories).toEqual(nine)
})

test.each(nine)('%s is a category to ask in, and comes back as it was sent', async (label) => {
  const buyer = await aBuyer(testApp.db)
  await testApp.as(buyer)(postRequirement, { ...draft, category_type: label })
  expect((await own(buyer)).requirements[0]).toMatchObject({ category_type: label })
})

test('electricals & electronics asks the sellers of both', async () => {
  const light = await aSellerOf('electricals-lights')
  const computer = await aSellerOf('electronics-computers')
  const buyer = await aBuyer(testApp.db)
  const { requirement_id } = await testApp.as(buyer)(postRequirement, {
    ...draft,
    category_type: 'Electricals & Electronics',
  })
  for (const seller of [light, computer]) {
    const { requirements } = await testApp.as(seller)(listSellerRequirements, {})
    expect(requirements.map((each) => each.requirement_id)).toContain(requirement_id)
  }
})

test.each([
  [{ quantity: 0 }, 'Quantity must be at least 1'],
  [{ quantity: -1 }, 'Quantity must be at least 1'],
  [{ quantity: 1.5 }, 'Quantity must be a whole number'],
  [{ quantity: '5' }, 'Quantity must be a whole number'],
  [{ quantity: 100_000_001 }, 'Quantity can be at most 10,00,00,000'],
  [{ product_name: '  ' }, 'Product name cannot be empty'],
  [{ product_name: 'x'.repeat(101) }, 'Product name can have at most 100 characters'],
  [{ product_details: 'x'.repeat(501) }, 'Details can have at most 500 characters'],
  [{ product_details: 'a\0b' }, 'Details holds a character that cannot be stored'],
  [{ category_type: 'Rockets' }, 'Choose a category from the list'],
  [{ category_type: 'all' }, 'Choose a category from the list'],
])('%o is refused: %s', async (change, content) => {
  const buyer = await aBuyer(testApp.db)
  expect(await send(testApp, buyer, { url, body: { ...draft, ...change } })).toMatchObject({
    status: 400,
    json: { success: false, content, sentence: named },
  })
  expect((await own(buyer)).total).toBe(0)
})

test('the same post with the same key is one requirement', async () => {
  const buyer = await aBuyer(testApp.db)
  const posts = await Promise.all(
    Array.from({ length: 6 }, () => send(testApp, buyer, { url, body: draft, key: 'once' })),
  )
  expect(new Set(posts.map(({ json }) => json.requirement_id)).size).toBe(1)
  expect((await own(buyer)).total).toBe(1)
  const body = { ...draft, quantity: 7 }
  expect((await send(testApp, buyer, { url, body, key: 'once' })).status).toBe(409)
})

test('a buyer has at most fifty open requirements, however fast they come', async () => {
  const buyer = await aBuyer(testApp.db)
  for (let i = 2; i < limits.requirement.open; i += 1) await aRequirement(testApp.db, { buyer })
  const posts = await Promise.all(
    Array.from({ length: 6 }, (_, n) => send(testApp, buyer, { url, body: { ...draft, quantity: n + 1 } })),
  )
  expect(posts.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
  expect(posts.find(({ status }) => status === 409)?.json.content).toBe(
    'You have 50 open requirements. Please close one before you post another.',
  )
})

test('own requirements come by state and page by page, and nobody sees those of another', async () => {
  const buyer = await aBuyer(testApp.db)
  const ids: string[] = []
  for (let i = 0; i < 103; i += 1) ids.unshift(await aRequirement(testApp.db, { buyer }))
  const [newest = '', second = ''] = ids
  await aQuote(testApp.db, { requirementId: newest, unit_price_paise: 990 })
  await aQuote(testApp.db, { requirementId: newest, unit_price_paise: 950 })
  await testApp.db.run(sql`update requirements set closed_at = now() where requirement_id = ${second}`)

  expect((await own(buyer)).counts).toEqual({ all: 103, open: 101, quoted: 1, closed: 1 })
  expect((await own(buyer, { state: 'quoted' })).requirements).toMatchObject([
    { requirement_id: newest, state: 'quoted', quote_count: 2, best_price: 9.5 },
  ])
  expect((await own(buyer, { state: 'closed' })).requirements).toMatchObject([{ requirement_id: second }])
  const first = await own(buyer)
  const rest = await own(buyer, { cursor: first.next })
  expect([...first.requirements, ...rest.requirements].map((each) => each.requirement_id)).toEqual(ids)
  expect([first.requirements.length, rest.next]).toEqual([100, null])

  const stranger = await aBuyer(testApp.db)
  await expect(own(stranger, { cursor: newest })).rejects.toMatchObject({ status: 400 })
  await expect(own(buyer, { state: 'lost' })).rejects.toMatchObject({
    status: 400,
    message: 'This state does not exist',
  })
  for (const requirementId of [newest, randomUUID(), 'x'])
    await expect(testApp.as(stranger)(getRequirement, { requirementId })).rejects.toMatchObject({
      status: 404,
      message: 'Requirement not found',
    })
})

test('quotes stand side by side, the lowest first, each with its total and what is known of its seller', async () => {
  const buyer = await aBuyer(testApp.db)
  const requirementId = await aRequirement(testApp.db, { buyer, quantity: 3_000 })
  const seller = await aSeller(testApp.db, { company_name: 'Malwa Fasteners' })
  const productId = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`
    update products set rating_sum = 13, review_count = 3 where product_id = ${productId}`)
  await aQuote(testApp.db, { requirementId, unit_price_paise: 1_275 })
  await aQuote(testApp.db, { requirementId, seller, unit_price_paise: 1_233 })
  const { quotes } = await testApp.as(buyer)(getRequirement, { requirementId })
  expect(quotes.map(({ price, total }) => [price, total])).toEqual([
    [12.33, 36_990],
    [12.75, 38_250],
  ])
  expect(quotes[0]).toMatchObject({
    revision: 1,
    min_quantity: 100,
    delivery_days: 7,
    is_accepted: false,
    seller: {
      company_name: 'Malwa Fasteners',
      is_seller_verified: true,
      location: 'Jaipur, Rajasthan',
      rating: 4.3,
      review_count: 3,
    },
  })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  expect((await testApp.as(buyer)(getRequirement, { requirementId })).quotes).toHaveLength(1)
})
