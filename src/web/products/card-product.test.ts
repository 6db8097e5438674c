import { expect, test } from 'vitest'
import type { Product } from '#contract/products/product.ts'
import { toCardProduct } from './card-product.ts'

const product = (...prices: readonly number[]) =>
  ({
    images: [],
    prices: prices.map((price, index) => ({ price, quantityRange: { min: 10 * (index + 1), max: null } })),
  }) as unknown as Product

test('a card shows the last of the prices', () => {
  expect(toCardProduct(product(145, 132.5, 119))).toMatchObject({
    card_price: 119,
    has_slabs: true,
    min_order: 10,
  })
  expect(toCardProduct(product(145))).toMatchObject({ card_price: 145, has_slabs: false })
})
