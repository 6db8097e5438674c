import type { Page } from '@playwright/test'
import { figuresCall, noFigures } from './analytics-screens.ts'
import { importScreens } from './import-screens.ts'
import { answers, fails, loads, opens, press, type Screen } from './screen.ts'

const news = '**/api/orders/notifications*'
const orders = '**/api/orders/seller/orders-list*'
const products = '**/api/seller/products?*'
const desk = '/seller_console'
const noProducts = {
  products: [],
  counts: {
    all: 0,
    verified: 0,
    pending: 0,
    rejected: 0,
    live: 0,
    low: 0,
    out: 0,
    paused: 0,
    draft: 0,
    without_tax: 0,
  },
  total: 0,
  next: null,
}
const untaxed = answers('**/api/seller/products/tax*', {
  products: ['Cotton T-shirt, round neck, 180 g', 'सूती चादर, डबल बेड', 'Denim jeans, stretch'].map(
    (product_name, place) => ({
      product_id: `5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c1${place}`,
      product_name,
      category_type: 'apparel-fashion',
      category: 'Apparel & Fashion',
      image: '/favicon.svg',
      unit: 'piece',
      price: 145.5,
      hsn_code: null,
      gst_rate_bp: null,
      unit_code: null,
    }),
  ),
  categories: [{ category: 'Apparel & Fashion', count: 3 }],
})
const aRegistration = {
  ...{ gstin: '33AABCK1234F1Z5', legal_name: 'Kaveri Knits Pvt Ltd', trade_name: '', state_code: '33' },
  ...{ address: '14 Avinashi Road, Tiruppur', pin: '641602', scheme: 'regular', turnover: 'up_to_5' },
  ...{ invoice_prefix: 'K1', udyam_number: '', udyam_class: null, udyam_activity: null, is_default: true },
  ...{ last_number: 'K1/26-27/0005', next_number: 'K1/26-27/0006' },
  waiting_names: { legal_name: 'Kaveri Knits and Weavers of Tiruppur Private Limited', trade_name: 'Kaveri' },
  revision: 3,
}
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all' }).check()
/** On phones the choices are behind a button. */
const asList = async (page: Page) => {
  const options = page.getByRole('main').getByRole('button', { name: 'Options' })
  if (await options.isVisible()) await options.click()
  await press('List')(page)
}
const choosesAll = async (page: Page) => {
  await press('Choose several')(page)
  await page.getByRole('checkbox', { name: 'All on this page' }).check()
}
const opensPrice = press(/change the price of/)
async function wrongWebsite(page: Page) {
  await page.getByLabel('Website').fill('not a website')
  await press('Save changes')(page)
}

export const consoleScreens: readonly Screen[] = [
  { route: desk, as: 'seller' },
  { route: desk, state: 'with the menu open', as: 'seller', width: 390, lead: opens('More') },
  { route: desk, state: 'of a new shop', as: 'seller', ...answers(figuresCall, noFigures) },
  { route: desk, as: 'seller', ...fails(figuresCall) },
  { route: desk, as: 'seller', ...loads(figuresCall) },
  {
    route: desk,
    state: 'with its chart as a table',
    as: 'seller',
    lead: (page) => page.getByRole('button', { name: 'Show as table' }).click(),
  },
  { route: `${desk}/products`, as: 'seller' },
  { route: `${desk}/products`, state: 'as a list', as: 'seller', lead: asList },
  { route: `${desk}/products`, state: 'with several chosen', as: 'seller', lead: choosesAll },
  { route: `${desk}/products`, state: 'with a typed price', as: 'seller', lead: opensPrice },
  { route: `${desk}/products`, state: 'without a match', as: 'seller', at: `${desk}/products?q=zzzzqqq` },
  { route: `${desk}/products`, as: 'seller', ...loads(products) },
  { route: `${desk}/products`, as: 'seller', ...fails(products) },
  { route: `${desk}/products`, state: 'of a new shop', as: 'seller', ...answers(products, noProducts) },
  { route: `${desk}/products`, state: 'with the question', as: 'seller', lead: opens(/^Delete/) },
  { route: `${desk}/products/add_product`, as: 'seller' },
  { route: `${desk}/products/add_product`, state: 'incomplete', as: 'seller', lead: press('Upload Product') },
  { route: `${desk}/products/add_live_product`, as: 'seller' },
  {
    route: `${desk}/products/edit_product/:productId`,
    as: 'seller',
    at: ({ aProduct, sellerId }) => {
      const path = aProduct(({ seller_id, kind }) => seller_id === sellerId && kind === 'standard')
      return path.replace('/product_details', `${desk}/products/edit_product`)
    },
  },
  {
    route: `${desk}/products/edit_product/:productId`,
    state: 'that nobody knows',
    as: 'seller',
    at: `${desk}/products/edit_product/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11`,
    fails: true,
  },
  { route: `${desk}/products/tax`, as: 'seller', ...untaxed },
  { route: `${desk}/products/tax`, as: 'seller', ...loads('**/api/seller/products/tax*') },
  { route: `${desk}/products/tax`, as: 'seller', ...fails('**/api/seller/products/tax*') },
  {
    route: `${desk}/products/tax`,
    state: 'with nothing to fill in',
    as: 'seller',
    ...answers('**/api/seller/products/tax*', { products: [], categories: [] }),
  },
  { route: `${desk}/products/tax`, state: 'with all selected', as: 'seller', ...untaxed, lead: selectAll },
  ...importScreens,
  { route: `${desk}/notifications`, as: 'seller' },
  {
    route: `${desk}/notifications`,
    state: 'empty',
    as: 'seller',
    ...answers(news, { notifications: [], unread: 0, total: 0, next: null }),
  },
  { route: `${desk}/notifications`, as: 'seller', ...loads(news) },
  { route: `${desk}/notifications`, as: 'seller', ...fails(news) },
  { route: `${desk}/live`, as: 'seller' },
  { route: `${desk}/live`, state: 'empty', as: 'seller', ...answers(products, noProducts) },
  { route: `${desk}/live`, as: 'seller', ...loads(products) },
  { route: `${desk}/live`, as: 'seller', ...fails(products) },
  { route: `${desk}/orders`, as: 'seller' },
  { route: `${desk}/orders`, state: 'empty', as: 'seller', at: `${desk}/orders?buyer=zzzzqqq` },
  { route: `${desk}/orders`, as: 'seller', ...loads(orders) },
  { route: `${desk}/orders`, as: 'seller', ...fails(orders) },
  {
    route: `${desk}/orders`,
    state: 'with the filters open',
    as: 'seller',
    width: 390,
    lead: press('Filters'),
  },
  { route: `${desk}/reviews`, as: 'seller' },
  { route: `${desk}/reviews`, as: 'seller', ...loads('**/api/seller/reviews*') },
  { route: `${desk}/reviews`, as: 'seller', ...fails('**/api/seller/reviews*') },
  { route: `${desk}/reviews`, state: 'with a reply', as: 'seller', lead: opens(/^Reply to the review/) },
  { route: `${desk}/gst`, as: 'seller' },
  { route: `${desk}/gst`, as: 'seller', ...loads('**/api/seller/tax') },
  { route: `${desk}/gst`, as: 'seller', ...fails('**/api/seller/tax') },
  {
    route: `${desk}/gst`,
    state: 'empty',
    as: 'seller',
    ...answers('**/api/seller/tax', { registrations: [] }),
  },
  {
    route: `${desk}/gst`,
    state: 'with the password for another one',
    as: 'seller',
    ...answers('**/api/seller/tax', { registrations: [{ ...aRegistration, is_default: false }] }),
    lead: opens(/^Use 33AABCK1234F1Z5/),
  },
  {
    route: `${desk}/gst`,
    state: 'with a name that waits',
    as: 'seller',
    ...answers('**/api/seller/tax', { registrations: [aRegistration] }),
  },
  { route: `${desk}/gst`, state: 'with the form', as: 'seller', lead: opens(/^Edit the registration/) },
  { route: `${desk}/gst`, state: 'with a further one', as: 'seller', lead: opens('Add registration') },
  { route: `${desk}/settings`, as: 'seller' },
  { route: `${desk}/settings`, state: 'refused', as: 'seller', fails: true, lead: wrongWebsite },
]
