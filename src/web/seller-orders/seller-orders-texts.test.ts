import { expect, test } from 'vitest'
import { sellerOrdersTexts } from './seller-orders-texts.ts'

test.each([
  [['1', '1', 1], '1 order'],
  [['21', '21', 21], '21 of 21 orders'],
  [['1', '20', 1_240], '1 – 20 of 1,240 orders'],
] as const)('the orders shown, %j, are told as %s', ([first, last, total], sentence) => {
  expect(sellerOrdersTexts.range(first, last, total)).toBe(sentence)
})
