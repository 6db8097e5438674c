import { expect, test } from 'vitest'
import {
  cartPath,
  landingPath,
  liveSearchPath,
  marketPath,
  productPath,
  searchPath,
  sellerPath,
} from '#contract/paths.ts'
import { pendingShape } from './pending-shape.ts'

test.each([
  [searchPath, 'results'],
  [liveSearchPath, 'results'],
  [marketPath, 'market'],
  [productPath('5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11'), 'product'],
  [sellerPath('7d0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c22'), 'seller'],
])('the way to %s shows what is coming as %s', (path, shape) => {
  expect(pendingShape(path)).toBe(shape)
})

test('pages that come quickly replace the one before without a skeleton', () => {
  expect(pendingShape(cartPath)).toBeUndefined()
  expect(pendingShape(landingPath)).toBeUndefined()
})
