import { expect, test } from 'vitest'
import type { Product } from '#contract/products/product.ts'
import { messageOf } from './share-product.tsx'

const product = {
  ...{ product_name: 'Cotton T-shirt', unit: 'piece', seller_company: 'Kaveri Knits' },
  prices: [{ price: 118.5, quantityRange: { min: 50, max: null } }],
}
const shared = (gst_rate_bp: number | null) => messageOf({ ...product, gst_rate_bp } as Product)

test('a shared product says whether GST is in its prices', () => {
  expect(shared(500)).toEqual(['Cotton T-shirt', '50+: ₹118.50 / piece', 'With GST, from Kaveri Knits'])
  expect(shared(null).at(-1)).toBe('With GST, from Kaveri Knits')
  expect(shared(0).at(-1)).toBe('No GST, from Kaveri Knits')
})
