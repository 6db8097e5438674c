import { expect, test } from 'vitest'
import { ApiError, createApi } from './client.ts'
import { listOrders } from './order.ts'

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
])('a good number with %j is a refusal', async (body, status, message, isTold) => {
  const refusal = await answered(200, body).catch((fault: unknown) => fault)
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({ status, message, isTold })
})

test('an answer without `success`, and one whose own status has a name, are answers', async () => {
  expect(await answered(200, { orders: [] })).toEqual({ orders: [] })
  expect(await answered(200, { success: true, status: 'approved' })).toEqual({
    success: true,
    status: 'approved',
  })
})
