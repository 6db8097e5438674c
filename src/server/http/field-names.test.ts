import { beforeAll, expect, test } from 'vitest'
import { startChat } from '#contract/chats/chat.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, fillCart, shipTo } from '#server/testing/buy.ts'
import { openTestApp } from '#server/testing/test-app.ts'

// The names of the specification, spelled out: other programs read the answers by them.

const testApp = openTestApp()
let token: string
let product: string
let order: string

beforeAll(async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Patel Fasteners' })
  const buyer = await aBuyer(testApp.db)
  product = await aProduct(testApp.db, { seller, product_name: 'Hex nut' })
  ;[order = ''] = await buy(testApp, buyer, [{ product_id: product, quantity: 2 }])
  await fillCart(testApp, buyer, [{ product_id: product, quantity: 2 }])
  await testApp.as(buyer)(startChat, { seller_id: seller.user_id })
  token = await testApp.tokenOf(buyer)
  const { state, city, postal_code: postalCode, ship_address: shipAddress } = shipTo
  await call('POST', '/api/address/saveaddress', { state, city, postalCode, shipAddress })
})

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await testApp.app.inject({
    method,
    url,
    headers: { token },
    ...(payload ? { payload } : {}),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const has = (thing: object, names: string) =>
  expect(Object.keys(thing)).toEqual(expect.arrayContaining(names.split(' ')))

test('a profile', async () => {
  const profile = await call('GET', '/api/users/profile')
  has(
    profile,
    'success account_type status full_name email phone_number address profile_image company_name gst_number user_id',
  )
  expect(Object.keys(profile).join(' ')).not.toMatch(/bank|account_number|ifsc|pan\b|document/i)
})

const ofProduct =
  'product_id product_name images prices unit description specs category_type is_verified is_top_product seller_id seller_company seller profile_image is_seller_verified business_type seller_location createdAt stock kind expires_at category rating review_count'

test('a product, alone and in each list', async () => {
  const lists = [
    await call('GET', '/api/products/search?q=hex'),
    await call('POST', '/api/products/category', { category_type: 'all' }),
  ]
  for (const list of lists) {
    has(list, 'success products total next')
    has(list.products[0], ofProduct)
  }
  expect(lists[0].status).toBe('ok')
  has(
    await call('POST', '/api/products/livecategory', { category_type: 'all' }),
    'success products total next',
  )
  const { success, product: one } = await call('GET', `/api/products/${product}`)
  expect(success).toBe(true)
  has(one, ofProduct)
  has(one.prices[0], 'price quantityRange')
  has(one.prices[0].quantityRange, 'min max')
  has(one.seller, 'seller_company')
})

test('a cart, read and changed', async () => {
  const line = { product_id: product }
  for (const cart of [
    await call('GET', '/api/users/cart/get-cart'),
    await call('POST', '/api/users/cart/add-item', line),
  ]) {
    has(cart, 'success cart_items total_amount')
    has(
      cart.cart_items[0].product_details,
      'product_id product_name product_image seller quantity unit unit_price line_total prices stock seller_id available',
    )
  }
})

test('an address', async () => {
  const { success, data } = await call('GET', '/api/address/getaddress')
  expect(success).toBe(true)
  has(data[0], 'state city postalCode shipAddress')
})

test('an order, in the list and alone', async () => {
  const ofOrder = 'order_id ordered_items total_cost delivery_status order_date'
  const { Orders, ...list } = await call('GET', '/api/orders/orders-list')
  has(list, 'success total next')
  has(Orders[0], ofOrder)
  has(await call('GET', `/api/orders/${order}`), `success ${ofOrder} address seller history`)
})

test('a notification', async () => {
  const { notifications, success } = await call('GET', '/api/orders/notifications')
  expect(success).toBe(true)
  has(notifications[0], '_id orderId message createdAt isRead kind link')
})

test('a room of chat', async () => {
  const { rooms, success } = await call('GET', '/api/chat/user/rooms')
  expect(success).toBe(true)
  has(rooms[0], 'room_id company_name lastMessage lastMessageTime')
})
