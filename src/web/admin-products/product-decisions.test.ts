import { expect, test } from 'vitest'
import { decisionsFor } from './product-decisions.ts'

test('a waiting product is verified or rejected, and cannot become a top product yet', () => {
  expect(decisionsFor({ verification: 'pending', is_top_product: false })).toEqual(['verify', 'reject'])
})

test('a verified product can become a top product, and a top product can stop being one', () => {
  expect(decisionsFor({ verification: 'verified', is_top_product: false })).toEqual([
    'reject',
    'unverify',
    'feature',
  ])
  expect(decisionsFor({ verification: 'verified', is_top_product: true })).toContain('unfeature')
  expect(decisionsFor({ verification: 'verified', is_top_product: true })).not.toContain('feature')
})

test('a rejected product goes back to waiting or is verified, but is not rejected again', () => {
  expect(decisionsFor({ verification: 'rejected', is_top_product: true })).toEqual(['verify', 'unverify'])
})
