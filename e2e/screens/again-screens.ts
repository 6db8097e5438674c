import type { Page } from '@playwright/test'
import type { BoughtProduct } from '#contract/buy-again/bought.ts'
import type { PastedLine } from '#contract/buy-again/paste.ts'
import { sampleScreens } from './again/sample-screens.ts'
import { savedSearchScreens } from './again/saved-search-screens.ts'
import { aDocument } from './book-screens.ts'
import { answers, fails, loads, opens, type Screen } from './screen.ts'

const calls = '**/api/users/bought*'
const bought = { route: '/profile/bought', as: 'buyer' } as const

const aProduct = (place: number): BoughtProduct => ({
  product_id: aDocument(place).document_id,
  product_name:
    place === 1
      ? 'Ordinary Portland Cement 53 Grade in Paper Bags of 50 kg for Foundations, Columns and Slabs'
      : 'एलईडी बल्ब 9 वाट',
  product_image: [],
  seller: place === 1 ? 'Kovai Mills & Sons Private Limited, Coimbatore' : 'श्री गणेश एवं पुत्र',
  seller_id: aDocument(place).document_id,
  quantity: 1_00_000,
  unit: 'bag of 50 kg',
  unit_price: 1_12_345.5,
  line_total: 1_12_345_50_000,
  prices: [{ price: 1_12_345.5, quantityRange: { min: 1, max: null } }],
  stock: place === 2 ? 0 : null,
  most_per_buyer: null,
  is_minimum_binding: false,
  available: place !== 3,
  gst_rate_bp: 1800,
  order_id: 'VJ-7Q2K9X4M',
  bought_at: '2026-10-14T06:30:00.000Z',
  paid: place === 0 ? 1_20_000 : 1_00_000,
  paid_unit: 'bag of 50 kg',
  bought: 1_00_000,
  times: place === 0 ? 1 : 1_204,
})
const products = Array.from({ length: 5 }, (_, place) => aProduct(place))

const choosing = async (page: Page) => {
  await page.getByRole('button', { name: 'Reorder several' }).click()
  await page.getByRole('checkbox').first().check()
}

const ownLists = '**/api/users/lists'
const ownList = '**/api/users/lists/*'
const shared = '**/api/users/shared-list?*'
const listId = aDocument(0).document_id
const linkKey = 'a'.repeat(32)
const longName = 'Everything for the shops in Coimbatore, Erode and Tiruppur that we need each month'
const lists = { route: '/profile/lists', as: 'buyer' } as const
const list = { route: '/profile/lists/:listId', as: 'buyer', at: `/profile/lists/${listId}` } as const
const sharedList = {
  route: '/profile/shared_list',
  as: 'buyer',
  at: `/profile/shared_list?link=${linkKey}`,
} as const
const goods = products
const aList = { list_id: listId, name: longName, link_key: null, goods }
const summaries = [longName, 'महीने का सामान', 'Diwali'].map((name, place) => ({
  list_id: aDocument(place).document_id,
  name,
  products: place * 50,
  is_shared: place < 2,
  changed_at: '2026-10-14T06:30:00.000Z',
}))

const reading = '**/api/users/cart/read-text'
const paste = { route: '/profile/paste_order', as: 'buyer' } as const
const pastedLines: readonly PastedLine[] = (['code', 'bought', 'words', 'nothing'] as const).map(
  (found_by, place) => ({
    typed:
      place === 1 ? 'Ordinary Portland Cement 53 Grade in Paper Bags of 50 kg x 1,00,000' : '२० x एलईडी बल्ब',
    quantity: place === 2 ? null : 1_00_000,
    unit: place === 1 ? 'bag' : '',
    found_by,
    goods: found_by === 'nothing' ? [] : products.slice(0, 2),
  }),
)
const readsText = async (page: Page) => {
  await page.getByLabel('Your order').fill('KLB-2201 x 12')
  await page.getByRole('button', { name: 'Find products' }).click()
  await page.getByRole('button', { name: 'Paste another order' }).waitFor()
}

/** Products that a person buys again and again. */
const listScreens: readonly Screen[] = [
  { ...lists, ...answers(ownLists, { lists: summaries }) },
  { ...lists, state: 'empty', as: 'newcomer' },
  { ...lists, ...loads(ownLists) },
  { ...lists, ...fails(ownLists) },
  { ...list, ...answers(ownList, aList) },
  { ...list, state: 'shared', ...answers(ownList, { ...aList, link_key: linkKey }) },
  { ...list, state: 'empty', ...answers(ownList, { ...aList, goods: [] }) },
  { ...list, state: 'being renamed', ...answers(ownList, aList), lead: opens('Rename') },
  { ...list, state: 'before it is deleted', ...answers(ownList, aList), lead: opens('Delete') },
  { ...list, ...loads(ownList) },
  { ...list, ...fails(ownList) },
  {
    ...sharedList,
    ...answers(shared, { name: longName, company: 'Kovai Mills & Sons', is_own: false, goods }),
  },
  {
    ...sharedList,
    state: 'of nobody',
    ...answers(shared, { name: 'Diwali', company: null, is_own: false, goods: [] }),
  },
  { ...sharedList, ...loads(shared) },
  { ...sharedList, ...fails(shared) },
  { route: '/view_cart', state: 'being saved as a list', as: 'shopper', lead: opens('Save as a list') },
]

/** What was bought, to buy it again. */
export const againScreens: readonly Screen[] = [
  paste,
  {
    ...paste,
    state: 'with what was found',
    ...answers(reading, { lines: pastedLines, is_cut: true }),
    lead: readsText,
  },
  { ...paste, state: 'finding nothing', ...answers(reading, { lines: [], is_cut: false }), lead: readsText },
  ...listScreens,
  ...savedSearchScreens,
  ...sampleScreens,
  bought,
  {
    ...bought,
    state: 'long',
    ...answers(calls, { products, total: 1_000, total_is_floor: true, next: 'more' }),
  },
  { ...bought, state: 'empty', as: 'newcomer' },
  { ...bought, state: 'finding nothing', at: '/profile/bought?q=nowhere+to+be+found' },
  { ...bought, ...loads(calls) },
  { ...bought, ...fails(calls) },
  {
    route: '/profile',
    state: 'while orders are chosen',
    as: 'buyer',
    at: '/profile?tab=orders',
    lead: choosing,
  },
  {
    route: '/profile',
    state: 'reviewing what is reordered',
    as: 'buyer',
    at: '/profile?tab=orders',
    lead: async (page) => {
      await choosing(page)
      await page.getByRole('button', { name: 'Review' }).click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
]
