import type { Page, PagePath } from '#web/app/pages.ts'

/**
 * The pages of the Seller Console, apart from those of the market: no page of the market carries their names, and it
 * knows of '/seller_console' alone.
 */
export const consoleRoutes: readonly Page[] = [
  { path: '/seller_console/products', file: 'seller-products/products.page.tsx', layout: 'console' },
  { path: '/seller_console/orders', file: 'seller-orders/orders.page.tsx', layout: 'console' },
  { path: '/seller_console/chats/:roomId?', file: 'chat/seller-chats.page.tsx', layout: 'console' },
  { path: '/seller_console/analytics', file: 'analytics/analytics.page.tsx', layout: 'console' },
  {
    path: '/seller_console/requirements',
    file: 'seller-requirements/seller-requirements.page.tsx',
    layout: 'console',
  },
  { path: '/seller_console/reviews', file: 'seller-reviews/reviews.page.tsx', layout: 'console' },
  { path: '/seller_console/plan', file: 'plans/plan.page.tsx', layout: 'console' },
  {
    path: '/seller_console/notifications',
    file: 'notifications/console-notifications.page.tsx',
    layout: 'console',
  },
  { path: '/seller_console/settings', file: 'seller-settings/settings.page.tsx', layout: 'console' },
  {
    path: '/seller_console/products/add_product',
    file: 'seller-products/add-product.page.tsx',
    layout: 'console',
  },
  {
    path: '/seller_console/products/edit_product/:productId',
    file: 'seller-products/edit-product.page.tsx',
    layout: 'console',
  },
  { path: '/seller_console/products/import', file: 'product-imports/import.page.tsx', layout: 'console' },
  // Under the header of the site, as the specification has it.
  {
    path: '/seller_console/products/add_live_product',
    file: 'seller-products/add-live-product.page.tsx',
    layout: 'market',
  },
  { path: '/seller_console/live', file: 'live-products/live-offers.page.tsx', layout: 'console' },
]

const paths = new Set<PagePath>(consoleRoutes.map((page) => page.path))
  .add('/seller_console')
  .add('/seller_console/chats')

/** As in the market, a link appears with its page. */
export const consolePageExists = (path: PagePath) => paths.has(path)
