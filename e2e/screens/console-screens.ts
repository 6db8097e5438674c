import type { Page } from '@playwright/test'
import { answers, fails, loads, opens, press, type Screen } from './screen.ts'

const nothing = {
  analytics: {
    orders: { total: 0, pending: 0, shipped: 0, delivered: 0, cancelled: 0, revenue: 0 },
    products: { total: 0, outOfStock: 0, lowStock: 0 },
    reviews: { total: 0, avgRating: null, mostReviewedProduct: null, productReviewStats: [] },
    revenue_by_day: [],
    tasks: { orders_to_confirm: 0, low_stock: 0, out_of_stock: 0, rejected_products: 0 },
  },
}
const figures = '**/api/seller/analytics'
const news = '**/api/orders/notifications*'
const orders = '**/api/orders/seller/orders-list*'
const products = '**/api/seller/products?*'
const desk = '/seller_console'
const noProducts = {
  products: [],
  counts: { all: 0, verified: 0, pending: 0, rejected: 0, live: 0, low: 0, out: 0, without_tax: 0 },
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
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all' }).check()
/** On phones the choices are behind a button. */
const asList = async (page: Page) => {
  const options = page.getByRole('main').getByRole('button', { name: 'Options' })
  if (await options.isVisible()) await options.click()
  await press('List')(page)
}
const anImport = (status: 'checked' | 'applying', more: object = {}) => ({
  import_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
  file_name: 'Goods of the winter.csv',
  status,
  problem: null,
  rows_total: 5_000,
  rows_done: 5_000,
  rows_wrong: 0,
  rows_chosen: 0,
  rows_known: 0,
  rows_repeated: 0,
  repeated_names: [],
  unknown_columns: [],
  pictures_missing: 0,
  missing_pictures: [],
  createdAt: '2026-11-20T06:30:00.000Z',
  ...more,
})
const imports = '**/api/seller/imports'
const isFile = (url: URL) => /\/imports\/[0-9a-f-]{36}$/.test(url.pathname)
const isRows = (url: URL) => url.pathname.endsWith('/rows')

/** An import that waits for a decision, or is being saved. */
const withImport = (theImport: ReturnType<typeof anImport>) => async (page: Page) => {
  const rows = [
    {
      row: 3,
      product_name: 'Lateral pipe of 16 mm',
      problems: [
        { column: 'price_1', message: 'Price 1 must be greater than 0' },
        { column: 'category_type', message: 'Choose a category from the list' },
      ],
    },
  ]
  await answers(imports, { imports: [theImport] }).before(page)
  await page.route(isFile, (route) => route.fulfill({ json: { success: true, import: theImport } }))
  await page.route(isRows, (route) =>
    route.fulfill({ json: { success: true, rows, total: rows.length, next: null } }),
  )
}

async function wrongWebsite(page: Page) {
  await page.getByLabel('Website').fill('not a website')
  await press('Save changes')(page)
}

export const consoleScreens: readonly Screen[] = [
  { route: desk, as: 'seller' },
  { route: desk, state: 'with the menu open', as: 'seller', width: 390, lead: opens('More') },
  { route: desk, state: 'of a new shop', as: 'seller', ...answers(figures, nothing) },
  { route: desk, as: 'seller', ...fails(figures) },
  { route: desk, as: 'seller', ...loads(figures) },
  {
    route: desk,
    state: 'with its chart as a table',
    as: 'seller',
    lead: (page) => page.getByRole('button', { name: 'Show as table' }).click(),
  },
  { route: `${desk}/products`, as: 'seller' },
  { route: `${desk}/products`, state: 'as a list', as: 'seller', lead: asList },
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
  { route: `${desk}/products/import`, as: 'seller' },
  { route: `${desk}/products/import`, as: 'seller', ...loads(imports) },
  { route: `${desk}/products/import`, as: 'seller', ...fails(imports) },
  {
    route: `${desk}/products/import`,
    state: 'with rows that are wrong',
    as: 'seller',
    before: withImport(
      anImport('checked', { rows_wrong: 1, pictures_missing: 1, missing_pictures: ['a.png'] }),
    ),
  },
  {
    route: `${desk}/products/import`,
    state: 'while the rows are saved',
    as: 'seller',
    before: withImport(anImport('applying', { rows_done: 2_150, rows_chosen: 5_000 })),
  },
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
  {
    route: `${desk}/orders`,
    state: 'with one of them open',
    as: 'seller',
    lead: async (page) => {
      await page
        .getByRole('link', { name: /^Open order/ })
        .filter({ visible: true })
        .first()
        .click()
      await page.getByRole('dialog').getByLabel('New status').waitFor()
    },
  },
  { route: `${desk}/analytics`, as: 'seller' },
  { route: `${desk}/analytics`, state: 'empty', as: 'seller', ...answers(figures, nothing) },
  { route: `${desk}/analytics`, as: 'seller', ...loads(figures) },
  { route: `${desk}/analytics`, as: 'seller', ...fails(figures) },
  {
    route: `${desk}/analytics`,
    state: 'as tables',
    as: 'seller',
    lead: async (page) => {
      await press(/^Show as table/)(page)
      await press(/^Show as table/)(page)
    },
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
  { route: `${desk}/gst`, state: 'with the form', as: 'seller', lead: opens(/^Edit the registration/) },
  { route: `${desk}/gst`, state: 'with a further one', as: 'seller', lead: opens('Add registration') },
  { route: `${desk}/settings`, as: 'seller' },
  { route: `${desk}/settings`, state: 'refused', as: 'seller', fails: true, lead: wrongWebsite },
]
