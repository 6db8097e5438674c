import { answers, fails, loads, press, type Screen } from './screen.ts'

export const figuresCall = '**/api/seller/analytics'
export const noFigures = {
  analytics: {
    orders: { total: 0, pending: 0, shipped: 0, delivered: 0, cancelled: 0, revenue: 0 },
    products: { total: 0, outOfStock: 0, lowStock: 0 },
    reviews: { total: 0, avgRating: null, mostReviewedProduct: null, productReviewStats: [] },
    revenue_by_day: [],
    setup: { has_payee: false, has_checked_tax: false },
    tasks: { orders_to_confirm: 0, low_stock: 0, out_of_stock: 0, rejected_products: 0 },
  },
}
const taxCall = '**/api/seller/analytics/tax*'
const sums = { taxable: 98_76_543.21, cgst: 4_44_444.44, sgst: 4_44_444.44, igst: 0, total: 1_07_65_432.09 }
const billed = {
  success: true,
  tax: {
    from: '2026-11-01',
    to: '2026-11-24',
    invoices: 1_234,
    credit_notes: 1,
    sums,
    products: ['सूती चादर, डबल बेड', `Cotton ${'very long '.repeat(18)}name`].map((product_name) => ({
      product_id: null,
      product_name,
      hsn_code: '610910',
      gst_rate_bp: 1_800,
      ...sums,
    })),
    others: { products: 7, taxable: -100, cgst: -9, sgst: -9, igst: 0, total: -118 },
  },
}
const analytics = { route: '/seller_console/analytics', as: 'seller' } as const

export const analyticsScreens: readonly Screen[] = [
  { ...analytics },
  { ...analytics, state: 'empty', ...answers(figuresCall, noFigures) },
  { ...analytics, ...loads(figuresCall) },
  { ...analytics, ...fails(figuresCall) },
  {
    ...analytics,
    state: 'with tax',
    before: (page) => page.route(taxCall, (call) => call.fulfill({ json: billed })),
  },
  { ...analytics, ...fails(taxCall), state: 'without tax' },
  {
    ...analytics,
    state: 'as tables',
    lead: async (page) => {
      await press(/^Show as table/)(page)
      await press(/^Show as table/)(page)
    },
  },
]
