import { expect, test } from 'vitest'
import { ApiError, createApi } from './client.ts'
import { getOrder, listOrders, placeOrder } from './order.ts'
import { reviewProduct } from './review.ts'

test('a refusal is recognised by a page that holds another copy of the contract', () => {
  const foreign = Object.assign(new Error('Product not found'), { name: 'ApiError', status: 404 })
  expect(foreign).toBeInstanceOf(ApiError)
  expect(new ApiError(404, 'Product not found')).toBeInstanceOf(ApiError)
  expect(new Error('Product not found')).not.toBeInstanceOf(ApiError)
})

const answered = (status: number, body: unknown) =>
  createApi(
    async () => ({ ok: status < 300, status, text: async () => JSON.stringify(body) }),
    () => 't1',
  )(listOrders, {})

test.each([
  [
    { success: false, content: 'Your PAN could not be verified' },
    422,
    'Your PAN could not be verified',
    true,
  ],
  [{ success: false }, 422, 'Something went wrong', false],
  [
    { success: true, status: 'invalid-token', content: 'Please log in again' },
    401,
    'Please log in again',
    true,
  ],
  [{ success: false, status: 'invalid-token' }, 401, 'Something went wrong', false],
])('a good number with %j is a refusal', async (body, status, message, isFromServer) => {
  const refusal = await answered(200, body).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({ status, message, isFromServer })
})

test('a refusal names the field that it is about', async () => {
  const content = 'The smallest quantity must be a whole number'
  const refusal = await answered(400, { success: false, content, field: 'prices.0.min' }).catch(
    (error) => error,
  )
  expect(refusal).toMatchObject({ message: content, field: 'prices.0.min' })
})

test('an answer without `success`, and one whose own status has a name, are answers', async () => {
  expect(await answered(200, { orders: [] })).toEqual({ orders: [] })
  expect(await answered(200, { success: true, status: 'approved' })).toEqual({
    success: true,
    status: 'approved',
  })
})

test('every call goes to the own origin, as JSON, with the session in the header token', async () => {
  const sent: unknown[] = []
  const api = createApi(
    async (path, { method, headers, body }) => {
      sent.push([method, path, headers, body])
      return { ok: true, status: 200, text: async () => '{"success":true}' }
    },
    () => 't1',
  )
  await api(getOrder, { orderId: 'VJ-1' })
  await api(reviewProduct, { productId: 'p1', orderId: 'VJ-1', rating: 5 })
  const token = { token: 't1' }
  expect(sent).toEqual([
    ['GET', '/api/orders/VJ-1', token, undefined],
    [
      'POST',
      '/api/products/p1/review',
      { ...token, 'content-type': 'application/json' },
      '{"orderId":"VJ-1","rating":5}',
    ],
  ])
  for (const { path } of [listOrders, placeOrder]) expect(path).toMatch(/^\/api\//)
})
