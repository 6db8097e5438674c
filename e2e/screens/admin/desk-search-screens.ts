import { answers, fails, type Screen } from '../screen.ts'

const search = '**/api/admin/search?*'
const searchPage = { route: '/admin/search', as: 'admin', at: '/admin/search?q=Ganesh' } as const
const longName = 'Ganesh Building Materials and Hardware Stores, Madurai'
const order = {
  order_id: 'VJ-7Q2K9X4M',
  buyer: longName,
  seller: 'Kovai Mills Private Limited',
  order_date: '2026-11-20T06:00:00.000Z',
  delivery_status: 'Shipped',
}
const one = { case_id: 'VT-7Q2K9X4M', kind: 'damaged', subject: 'Cement, 43 grade', state: 'open' }
const hits = {
  orders: [order],
  cases: [one],
  people: [
    {
      user_id: '0199aaaa-0000-7000-8000-000000000001',
      name: longName,
      account_type: 'buyer',
      city: 'Madurai',
    },
  ],
  products: [
    { product_id: '0199aaaa-0000-7000-8000-000000000002', product_name: 'Cement', seller: longName },
  ],
}
const nothing = { orders: [], cases: [], people: [], products: [] }

/** The search of the desk, and the reason before an order is shown. */
export const deskSearchScreens: readonly Screen[] = [
  { route: '/admin/search', as: 'admin' },
  { ...searchPage, state: 'found', ...answers(search, hits) },
  { ...searchPage, state: 'nothing found', ...answers(search, nothing) },
  { ...searchPage, ...fails(search) },
  { route: '/admin/search/orders/:orderId', as: 'admin', at: '/admin/search/orders/VJ-7Q2K9X4M' },
]
