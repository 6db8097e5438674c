import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

const shirt: CardProduct = {
  product_id: '3f1c9b7e-0000-4000-8000-000000000000',
  product_name: 'Shirt',
  unit: 'piece',
  country_of_origin: null,
  gst_rate_bp: null,
  kind: 'standard',
  expires_at: null,
  stock: null,
  is_verified: true,
  is_top_product: false,
  seller_company: 'Kaveri Knits',
  seller_location: 'Tiruppur, Tamil Nadu',
  image: undefined,
  card_price: 119,
  has_slabs: true,
  min_order: 30,
}
const wordsOf = (product: CardProduct, address = '/') =>
  renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(ProductCard, { product })),
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('the price of the largest slab is called the lowest one, the only price is not', () => {
  expect(wordsOf(shirt)).toContain('from ₹119 / piece with GST Min. order 30 Tiruppur')
  expect(wordsOf({ ...shirt, has_slabs: false })).toContain('Shirt ₹119 / piece with GST')
})

test('a card holds its price with GST and without it, and says which is shown', () => {
  expect(wordsOf({ ...shirt, gst_rate_bp: 500 })).toContain('from ₹119 ₹113.33 / piece with GST + GST Min.')
  expect(wordsOf({ ...shirt, gst_rate_bp: 0 })).toContain('from ₹119 / piece no GST Min.')
})

test('a card says where its goods come from in a list that is narrowed or ordered by it', () => {
  const imported = { ...shirt, country_of_origin: 'Bangladesh' }
  expect(wordsOf(imported)).not.toContain('Bangladesh')
  expect(wordsOf(imported, '/search?q=shirt&sort=origin')).toContain('From Bangladesh')
  expect(wordsOf(imported, '/search?q=shirt&country_of_origin=Bangladesh')).toContain('From Bangladesh')
  expect(wordsOf(shirt, '/search?q=shirt&sort=origin')).toContain('Origin not stated')
})
