import {
  addLiveProductPath,
  addProductPath,
  analyticsPath,
  booksPath,
  editProductPath,
  importProductsPath,
  khataPath,
  liveOffersPath,
  ownProductsPath,
  ownShopPath,
  planPath,
  productTaxPath,
  sellerAccountPath,
  sellerCasePath,
  sellerCasesPath,
  sellerChatsPath,
  sellerDealsPath,
  sellerHabitsPath,
  sellerNotificationsPath,
  sellerOrderPath,
  sellerOrdersPath,
  sellerPayeePath,
  sellerPaymentsPath,
  sellerRequirementsPath,
  sellerReviewsPath,
  sellerSettingsPath,
  sellerTaxPath,
} from '#contract/paths.ts'
import type { Page } from './pages.ts'

/**
 * The pages of the Seller Console, in a manifest apart from the market's: pages of the market do not carry these
 * routes, and know '/seller_console' alone.
 */
export const consoleRoutes: readonly Page[] = [
  { path: ownProductsPath, file: 'seller-products/list/products.page.tsx', layout: 'console' },
  { path: sellerOrdersPath, file: 'seller-orders/orders.page.tsx', layout: 'console' },
  {
    path: sellerOrderPath(':orderId'),
    file: 'seller-orders/seller-order.page.tsx',
    layout: 'console',
  },
  { path: `${sellerChatsPath}/:roomId?`, file: 'chat/seller-chats.page.tsx', layout: 'console' },
  { path: analyticsPath, file: 'analytics/analytics.page.tsx', layout: 'console' },
  {
    path: sellerRequirementsPath,
    file: 'seller-requirements/seller-requirements.page.tsx',
    layout: 'console',
  },
  { path: sellerReviewsPath, file: 'seller-reviews/reviews.page.tsx', layout: 'console' },
  { path: planPath, file: 'plans/plan.page.tsx', layout: 'console' },
  {
    path: sellerNotificationsPath,
    file: 'notifications/console-notifications.page.tsx',
    layout: 'console',
  },
  { path: sellerSettingsPath, file: 'seller-settings/settings.page.tsx', layout: 'console' },
  { path: ownShopPath, file: 'own-shop/own-shop.page.tsx', layout: 'console' },
  { path: sellerHabitsPath, file: 'seller-habits/seller-habits.page.tsx', layout: 'console' },
  { path: sellerPayeePath, file: 'seller-payee/seller-payee.page.tsx', layout: 'console' },
  { path: sellerDealsPath, file: 'seller-deals/seller-deals.page.tsx', layout: 'console' },
  { path: sellerPaymentsPath, file: 'seller-payments/seller-payments.page.tsx', layout: 'console' },
  { path: khataPath, file: 'khata/accounts.page.tsx', layout: 'console' },
  { path: sellerAccountPath(':buyerId'), file: 'khata/account.page.tsx', layout: 'console' },
  { path: booksPath, file: 'books/books.page.tsx', layout: 'console' },
  { path: sellerCasesPath, file: 'cases/console-cases.page.tsx', layout: 'console' },
  { path: sellerCasePath(':caseId'), file: 'cases/console-case.page.tsx', layout: 'console' },
  { path: sellerTaxPath, file: 'seller-tax/seller-tax.page.tsx', layout: 'console' },
  {
    path: addProductPath,
    file: 'seller-products/add-product.page.tsx',
    layout: 'console',
  },
  {
    path: editProductPath(':productId'),
    file: 'seller-products/edit-product.page.tsx',
    layout: 'console',
  },
  { path: importProductsPath, file: 'product-imports/import.page.tsx', layout: 'console' },
  { path: productTaxPath, file: 'product-tax/product-tax.page.tsx', layout: 'console' },
  // Under the header of the site, as the specification has it.
  {
    path: addLiveProductPath,
    file: 'seller-products/add-live-product.page.tsx',
    layout: 'market',
  },
  { path: liveOffersPath, file: 'live-products/live-offers.page.tsx', layout: 'console' },
]
