import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { setDeliveryStatus } from '#contract/order.ts'
import { changeProducts } from '#contract/products/own-bulk.ts'
import { reviewProduct } from '#contract/review.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const visitor = testApp.as(null)

test('everybody reads the profile of a seller with what it offers', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits' })
  await testApp.db.run(sql`
    update users set website = 'https://kaveri.example', phone_number = '919876543210', email = 'sales@kaveri.example',
      created_at = '2024-03-05T10:00:00Z' where user_id = ${seller.user_id}`)
  const older = await aProduct(testApp.db, { seller, product_name: 'T-shirt', category: 'apparel-fashion' })
  await aProduct(testApp.db, { seller, product_name: 'Polo shirt', category: 'apparel-fashion' })
  await aProduct(testApp.db, { seller, product_name: 'Canvas bag', category: 'bags-luggage' })
  await testApp.db.run(sql`update products set rating_sum = 14, review_count = 3 where product_id = ${older}`)

  const profile = await visitor(getSeller, { sellerId: seller.user_id })
  const { products, ...head } = profile
  expect(head).toEqual({
    success: true,
    seller_id: seller.user_id,
    company_name: 'Kaveri Knits',
    profile_image: null,
    is_seller_verified: true,
    bussiness_type: 'Manufacturer',
    location: 'Jaipur, Rajasthan',
    phone: '919876543210',
    email: 'sales@kaveri.example',
    website: 'https://kaveri.example',
    member_since: '2024-03-05T10:00:00.000Z',
    handle: null,
    about: '',
    rating: 4.7,
    review_count: 3,
    histogram: expect.any(Array),
    product_count: 3,
    categories: [
      { category: 'apparel-fashion', label: 'Apparel & Fashion', count: 2 },
      { category: 'bags-luggage', label: 'Bags and Luggage', count: 1 },
    ],
    total: 3,
    next: null,
  })
  expect(products.map(({ product_name }) => product_name)).toEqual(['Canvas bag', 'Polo shirt', 'T-shirt'])
  expect(products[2]).toMatchObject({
    product_id: older,
    prices: [{ price: 500 }],
    unit: 'piece',
    rating: 4.7,
  })
})

test('a city with the name of its state is written once, and an unknown place not at all', async () => {
  const seller = await aSeller(testApp.db)
  const locationIn = async (city: string | null, state: string | null) => {
    await testApp.db.run(
      sql`update users set city = ${city}, state = ${state} where user_id = ${seller.user_id}`,
    )
    return (await visitor(getSeller, { sellerId: seller.user_id })).location
  }
  expect(await locationIn('Puducherry', 'Puducherry')).toBe('Puducherry')
  expect(await locationIn(null, 'Goa')).toBe('Goa')
  expect(await locationIn(null, null)).toBeNull()
})

test('nothing about the person behind it is public', async () => {
  const seller = await aSeller(testApp.db, { full_name: 'Secret Sharma' })
  const { payload } = await testApp.app.inject(`/api/users/seller/${seller.user_id}`)
  for (const secret of ['Secret Sharma', 'Station Road', '08ABCDE', 'password', 'gst', 'is_demo'])
    expect(payload).not.toContain(secret)
})

test('only what is on the market is shown and counted', async () => {
  const seller = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller, product_name: 'Listed' })
  await aProduct(testApp.db, { seller, verification: 'rejected' })
  await aProduct(testApp.db, { seller, category: 'footwear', expires_at: new Date(Date.now() - 1_000) })
  const gone = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  await aProduct(testApp.db)
  const profile = await visitor(getSeller, { sellerId: seller.user_id })
  expect(profile.products.map(({ product_name }) => product_name)).toEqual(['Listed'])
  expect(profile).toMatchObject({ product_count: 1, total: 1, rating: null, review_count: 0 })
  expect(profile.categories.map(({ category }) => category)).toEqual(['hardware-paints'])
})

test('stars are counted over all products of the seller, paused ones too, and none that an admin hid', async () => {
  const [seller, buyer] = [await aSeller(testApp.db), await aBuyer(testApp.db)]
  const [shirt, bag] = [await aProduct(testApp.db, { seller }), await aProduct(testApp.db, { seller })]
  const [orderId = ''] = await buy(testApp, buyer, [
    { product_id: shirt, quantity: 1 },
    { product_id: bag, quantity: 1 },
  ])
  await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Delivered' })
  await testApp.as(buyer)(reviewProduct, { productId: shirt, orderId, rating: 5 })
  await testApp.as(buyer)(reviewProduct, { productId: bag, orderId, rating: 2 })
  const starsNow = async () =>
    (await visitor(getSeller, { sellerId: seller.user_id })).histogram.map(({ count }) => count)
  expect(await starsNow()).toEqual([1, 0, 0, 1, 0])
  await testApp.as(seller)(changeProducts, { action: 'pause', product_ids: [bag] })
  expect(await visitor(getSeller, { sellerId: seller.user_id })).toMatchObject({
    product_count: 1,
    rating: 3.5,
    review_count: 2,
  })
  expect(await starsNow()).toEqual([1, 0, 0, 1, 0])
  await testApp.db.run(
    sql`update reviews set hidden_at = now(), is_counted = false where product_id = ${bag}`,
  )
  expect(await starsNow()).toEqual([1, 0, 0, 0, 0])
})

test('a seller without products has a profile too', async () => {
  const { user_id } = await aSeller(testApp.db)
  expect(await visitor(getSeller, { sellerId: user_id })).toMatchObject({
    products: [],
    categories: [],
    product_count: 0,
    total: 0,
    next: null,
  })
})

test('a category narrows the list alone, and pages follow each other for a visitor too', async () => {
  const seller = await aSeller(testApp.db)
  for (let i = 0; i < 7; i += 1)
    await aProduct(testApp.db, { seller, category: i < 5 ? 'footwear' : 'tiles-ceramics' })
  const seen = new Set<string>()
  let cursor: string | undefined
  let pages = 0
  do {
    const page = await visitor(getSeller, {
      sellerId: seller.user_id,
      category: 'Footwear',
      cursor,
      limit: 2,
    })
    expect(page).toMatchObject({ total: 5, product_count: 7 })
    for (const { product_id } of page.products) seen.add(product_id)
    cursor = page.next ?? undefined
    pages += 1
  } while (cursor)
  expect([pages, seen.size]).toEqual([3, 5])
  const unknown = await visitor(getSeller, { sellerId: seller.user_id, category: 'Spaceships' })
  expect([unknown.products, unknown.total]).toEqual([[], 0])
})

test('the newest hundred of many come first', async () => {
  const seller = await aSeller(testApp.db)
  const first = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`
    insert into products (seller_id, product_name, description, unit, category, category_type, tiers)
    select seller_id, 'Bolt ' || n, description, unit, category, category_type, tiers
    from products, generate_series(1, 1_100) n where product_id = ${first}`)
  const { products, total, total_is_floor, product_count, next } = await visitor(getSeller, {
    sellerId: seller.user_id,
  })
  expect([products.length, total, total_is_floor, product_count]).toEqual([100, 1_000, true, 1_101])
  expect(next).not.toBeNull()
})

test('who does not sell has no profile', async () => {
  const suspended = await aSeller(testApp.db)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${suspended.user_id}`)
  const others = [
    suspended,
    await aBuyer(testApp.db),
    await anApplicant(testApp.db),
    await anAdmin(testApp.db),
  ]
  for (const sellerId of [...others.map(({ user_id }) => user_id), randomUUID(), 'abc'])
    await expect(visitor(getSeller, { sellerId })).rejects.toMatchObject({
      status: 404,
      message: 'Seller not found',
    })
})

test.each(['cursor=nonsense', 'limit=0', 'limit=101', 'limit=x'])('%s is refused', async (query) => {
  const { user_id } = await aSeller(testApp.db)
  const answer = await testApp.app.inject(`/api/users/seller/${user_id}?${query}`)
  expect([answer.statusCode, answer.json().success]).toEqual([400, false])
})
