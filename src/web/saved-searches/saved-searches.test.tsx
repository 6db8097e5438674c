import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  changeSavedSearch,
  deleteSavedSearch,
  lookAtSavedSearch,
  type OpenSearch,
  saveSearch,
} from '#contract/buy-again/saved-searches.ts'
import { ApiError } from '#contract/client.ts'
import { savedSearchesPath } from '#contract/paths.ts'
import type { Product } from '#contract/products/product.ts'
import { SaveSearch } from '#web/search-choice/save-search.tsx'
import { searchWords } from '#web/search-choice/search-words.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { EditSearch } from './edit-search.tsx'
import { FoundGoods } from './found-goods.tsx'

const goods = (product_id: string) =>
  ({
    product_id,
    product_name: product_id,
    unit: 'piece',
    kind: 'standard',
    images: [],
    prices: [{ price: 40, quantityRange: { min: 1, max: null } }],
    expires_at: null,
    stock: null,
    is_verified: true,
    is_top_product: false,
    seller_company: 'Kaveri Knits',
    seller_location: 'Tiruppur, Tamil Nadu',
    gst_rate_bp: null,
  }) as unknown as Product

const opened = (fields: Partial<OpenSearch> = {}): OpenSearch => ({
  success: true,
  search_id: 'cotton',
  name: 'Cotton',
  query: 'q=cotton',
  is_alerting: true,
  news: 1,
  created_at: '2026-10-14T06:30:00.000Z',
  products: [goods('Shirt'), goods('Kurta')],
  new_ids: ['Shirt'],
  ...fields,
})
const as = { as: { user_id: 'buyer' } }
const never = async () => {}

test('a search is saved with its words and filters, under a name that they suggest', async () => {
  const saved = answer(saveSearch, () => ({ content: '“Mine” is saved', search_id: 'one' }))
  const { user } = show(<SaveSearch label="Save search" />, {
    ...as,
    address: '/search?q=cotton&state=Gujarat&verified=true',
  })
  await user.click(screen.getByRole('button', { name: 'Save search' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the search' })
  expect(name.value).toBe('cotton · Gujarat · Verified')
  await user.clear(name)
  await user.type(name, 'Mine')
  await user.click(screen.getByRole('checkbox', { name: /^Tell me of new products/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('“Mine” is saved')).toBeTruthy()
  expect(saved.map(({ input }) => input)).toEqual([
    { name: 'Mine', query: 'q=cotton&state=Gujarat&verified=true', is_alerting: false },
  ])
  expect(saved[0]?.headers['idempotency-key']).toBeTruthy()
})

test('too many searches are refused in the words of the server', async () => {
  answer(saveSearch, () => {
    throw new ApiError(409, 'You can save at most 20 searches. Please delete one first.')
  })
  const { user } = show(<SaveSearch label="Save search" />, { ...as, address: '/search?q=cotton' })
  await user.click(screen.getByRole('button', { name: 'Save search' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^You can save at most 20 searches/)).toBeTruthy()
})

test('without words and filters, and for visitors, there is nothing to save', () => {
  const { leave } = show(<SaveSearch label="Save search" />, { address: '/search?q=cotton' })
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
  leave()
  show(<SaveSearch label="Save search" />, { ...as, address: '/live_market?sort=newest' })
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
})

test('what is new stands first, and is noted as seen once', async () => {
  const looks = answer(lookAtSavedSearch, () => ({}) as never)
  const { change } = show(<FoundGoods search={opened()} />, as)
  const names = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  await expect.poll(() => looks.length).toBe(1)
  change(<FoundGoods search={opened({ new_ids: [], news: 0 })} />)
  expect([names('New since your last look'), names('Found before')]).toEqual([['Shirt'], ['Kurta']])
  expect(looks).toHaveLength(1)
})

test('a search is renamed, told of no more and deleted', async () => {
  const changed = answer(changeSavedSearch, () => ({ content: 'The search is saved' }) as never)
  const deleted = answer(deleteSavedSearch, () => ({}) as never)
  const { user, address } = show(<EditSearch search={opened()} onChanged={never} />, as)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.click(await screen.findByRole('checkbox', { name: /^Tell me of new products/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => changed.map(({ input }) => input))
    .toEqual([{ searchId: 'cotton', name: 'Cotton', is_alerting: false }])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await expect.poll(address).toBe(savedSearchesPath)
  expect(deleted).toHaveLength(1)
})

test('words of a search are its words and its filters', () => {
  expect(searchWords(new URLSearchParams('q=+cotton+&state=Gujarat&evil=1'))).toBe('“cotton” · Gujarat')
  expect(searchWords(new URLSearchParams('verified=true'))).toBe('Verified')
})
