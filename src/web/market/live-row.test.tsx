import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listLiveCategory, type Product } from '#contract/products/product.ts'
import type { CardProduct } from '#web/products/card-product.ts'
import type { CardPage } from '#web/products/product-page-result.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { LiveRow } from './live-row.tsx'

const anOffer = (product_id: string): CardProduct => ({
  product_id,
  product_name: `Offer ${product_id}`,
  unit: 'piece',
  country_of_origin: null,
  gst_rate_bp: null,
  kind: 'live',
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  stock: null,
  is_verified: true,
  is_top_product: false,
  seller_company: 'Kaveri Knits',
  seller_location: 'Tiruppur, Tamil Nadu',
  image: undefined,
  card_price: 119,
  has_slabs: false,
  min_order: 30,
})
const listed = (product_id: string) =>
  ({
    ...anOffer(product_id),
    images: [],
    prices: [{ price: 119, quantityRange: { min: 30, max: null } }],
  }) as unknown as Product
const aPage = (products: CardProduct[], next: string | null): CardPage => ({
  products,
  total: 2,
  total_is_floor: false,
  next,
})

function row(live: Parameters<typeof LiveRow>[0]['live']) {
  const tries: string[] = []
  const page = show(<LiveRow live={live} category="footwear" onRetry={() => tries.push('again')} />)
  return { ...page, tries }
}
const offers = () => screen.getAllByRole('link', { name: /Offer/ })

test('a category without live offers shows nothing of them', () => {
  row({ page: aPage([], null) })
  expect(screen.queryByRole('region')).toBeNull()
})

test('offers that could not be loaded take nothing else with them, and can be tried again', async () => {
  const { user, tries } = row({ content: 'The market does not answer.' })
  expect(screen.getByText(/The market does not answer\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /again/i }))
  expect(tries).toEqual(['again'])
})

test('the row grows at its end, and the focus goes to the first of the new ones', async () => {
  const calls = answer(listLiveCategory, () => ({
    status: 'ok' as const,
    products: [listed('two')],
    total: 2,
    total_is_floor: false,
    next: null,
  }))
  const { user } = row({ page: aPage([anOffer('one')], 'further') })
  expect(screen.getByText('2 offers')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show more offers' }))
  await expect.poll(() => offers().length).toBeGreaterThan(1)
  expect(document.activeElement?.getAttribute('href')).toContain('two')
  expect(calls[0]?.input).toMatchObject({ category_type: 'footwear', cursor: 'further' })
  expect(screen.queryByRole('button', { name: 'Show more offers' })).toBeNull()
})

test('more offers that do not come are named, and can be requested again', async () => {
  answer(listLiveCategory, () => {
    throw new Error('no line')
  })
  const { user } = row({ page: aPage([anOffer('one')], 'further') })
  await user.click(screen.getByRole('button', { name: 'Show more offers' }))
  expect(await screen.findByText(/Please try again in a moment\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show more offers' })).toBeTruthy()
})
