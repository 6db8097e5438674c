import { answers, fails, loads, opens, press, type Screen } from './screen.ts'

const nothing = {
  analytics: {
    orders: { total: 0, pending: 0, shipped: 0, delivered: 0, cancelled: 0, revenue: 0 },
    products: { total: 0, outOfStock: 0, lowStock: 0 },
    reviews: { total: 0, avgRating: null, mostReviewedProduct: null, productReviewStats: [] },
    revenue_by_day: [],
    to_do: { orders_to_confirm: 0, low_stock: 0, out_of_stock: 0, rejected_products: 0 },
  },
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const plan = {
  plan: {
    status: 'active',
    name: 'Pro Plan',
    price: 7_000,
    requested_at: inDays(-200),
    active_from: inDays(-138),
    active_until: inDays(227),
    can_request: false,
  },
}
const figures = '**/api/seller/analytics'
const orders = '**/api/orders/seller/orders-list*'
const products = '**/api/seller/products?*'
const desk = '/seller_console'

export const consoleScreens: readonly Screen[] = [
  { route: desk, as: 'seller' },
  { route: desk, state: 'of a new shop', as: 'seller', ...answers(figures, nothing) },
  { route: desk, as: 'seller', ...fails(figures) },
  {
    route: desk,
    state: 'with its chart as a table',
    as: 'seller',
    lead: (page) => page.getByRole('button', { name: 'Show as table' }).click(),
  },
  { route: `${desk}/products`, as: 'seller' },
  { route: `${desk}/products`, state: 'as a list', as: 'seller', lead: press('List') },
  { route: `${desk}/products`, state: 'without a match', as: 'seller', at: `${desk}/products?q=zzzzqqq` },
  { route: `${desk}/products`, as: 'seller', ...loads(products) },
  { route: `${desk}/products`, as: 'seller', ...fails(products) },
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
  { route: `${desk}/products/import`, as: 'seller' },
  { route: `${desk}/live`, as: 'seller' },
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
  { route: `${desk}/plan`, as: 'seller' },
  { route: `${desk}/plan`, state: 'that runs', as: 'seller', ...answers('**/api/plans/mine', plan) },
  { route: `${desk}/settings`, as: 'seller' },
]
