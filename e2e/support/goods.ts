import { type APIRequestContext, expect } from '@playwright/test'
import type { Product } from '#contract/products/product.ts'

type Page = { products: Product[]; total: number }

/** The first products of the market, the same for everybody. */
export async function listedProducts(request: APIRequestContext, category_type = 'all'): Promise<Page> {
  const answer = await request.post('/api/products/category', { data: { category_type, limit: 100 } })
  return answer.json()
}

export async function liveOffers(request: APIRequestContext): Promise<Page> {
  const answer = await request.post('/api/products/livecategory', { data: { category_type: 'all' } })
  return answer.json()
}

/** The first listed product that fits; the demo market always has one. */
export async function aListedProduct(request: APIRequestContext, fits: (product: Product) => boolean) {
  const { products } = await listedProducts(request)
  const product = products.find(fits)
  expect(product, 'a product of this kind in the demo market').toBeDefined()
  return product as Product
}

/** Three price tiers, each lower than the one before, and stock for all of them. */
export const hasThreeSlabs = ({ kind, prices, stock, unit }: Product) =>
  kind === 'standard' &&
  prices.length === 3 &&
  unit === 'piece' &&
  stock !== null &&
  stock > 2 * (prices[2]?.quantityRange.min ?? 0)

export const rupees = (amount: number) =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

export const pathOf = ({ product_id }: Product) => `/product_details/${product_id}`
