import { expect, test } from 'vitest'
import type { Product } from '#contract/products/product.ts'
import { markedSlab, showcaseOf } from './showcase.ts'

const slabs = (...prices: number[]) =>
  prices.map((price, place) => ({ price, quantityRange: { min: (place + 1) * 50, max: null } }))

const product = (product_name: string, prices: Product['prices'], images = ['/media/a/960.webp']) =>
  ({
    ...{ product_name, prices, images, unit: 'piece', seller_company: 'Kaveri Knits' },
    ...{ is_seller_verified: true, seller_location: 'Tiruppur' },
  }) as unknown as Product

test('the hero shows the first product with a photo and three slabs', () => {
  const products = [
    product('No photo', slabs(3, 2, 1), []),
    product('Two slabs', slabs(2, 1)),
    product('Three slabs', slabs(3, 2, 1)),
  ]
  expect(showcaseOf(products)?.product_name).toBe('Three slabs')
})

test('two slabs do where no product has three, one price does not', () => {
  expect(showcaseOf([product('One price', slabs(1)), product('Two slabs', slabs(2, 1))])?.product_name).toBe(
    'Two slabs',
  )
  expect(showcaseOf([product('One price', slabs(1))])).toBeNull()
})

test('no more than three slabs are shown', () => {
  expect(showcaseOf([product('Five', slabs(5, 4, 3, 2, 1))])?.prices).toHaveLength(3)
})

test('the second slab is marked, with what its smallest order costs to the paisa', () => {
  expect(markedSlab({ prices: slabs(145.35, 132.35) })).toEqual({
    ...{ place: 1, price: 132.35, quantity: 100, total: 13_235 },
  })
  expect(markedSlab({ prices: slabs(145) })).toMatchObject({ place: 0, price: 145, quantity: 50 })
})
