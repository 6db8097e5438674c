import { expect, test } from 'vitest'
import { ApiError } from './client.ts'

test('a refusal is recognised by a page that holds another copy of the contract', () => {
  const foreign = Object.assign(new Error('Product not found'), { name: 'ApiError', status: 404 })
  expect(foreign).toBeInstanceOf(ApiError)
  expect(new ApiError(404, 'Product not found')).toBeInstanceOf(ApiError)
  expect(new Error('Product not found')).not.toBeInstanceOf(ApiError)
})
