import type { FastifyInstance } from 'fastify'
import { addressRoutes } from './addresses/address.routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { billingRoutes } from './billing/billing.routes.ts'
import { blockRoutes } from './blocks/block.routes.ts'
import { blogRoutes } from './blog-posts/blog.routes.ts'
import { bookLinkRoutes } from './book-links/link.routes.ts'
import { linkedBookRoutes } from './book-links/linked.routes.ts'
import { bookRoutes } from './books/books.routes.ts'
import { bulkRoutes } from './bulk/bulk.routes.ts'
import { boughtRoutes } from './buy-again/bought.routes.ts'
import { buyerRecordRoutes } from './buyer-records/record.routes.ts'
import { cartRoutes } from './carts/cart.routes.ts'
import { caseRoutes } from './cases/case.routes.ts'
import { grievanceRoutes } from './cases/grievance.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { chatRoutes } from './chats/chat.routes.ts'
import { closingRoutes } from './closings/closing.routes.ts'
import { dealRoutes } from './deals/deal.routes.ts'
import { sessionRoutes } from './devices/device.routes.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { eInvoiceRoutes } from './e-invoices/e-invoice.routes.ts'
import { evidenceRoutes } from './evidence/evidence.routes.ts'
import { goodsListRoutes } from './goods-lists/goods-list.routes.ts'
import { gstRateRoutes } from './gst-rates/gst-rate.routes.ts'
import { importRoutes } from './imports/import.routes.ts'
import { khataRoutes } from './khata/khata.routes.ts'
import { pictureRoutes } from './media/picture.routes.ts'
import { notificationRoutes } from './notifications/notification.routes.ts'
import { codeRoutes } from './one-time-codes/code.routes.ts'
import { billToRoutes } from './orders/bill-to/bill-to.routes.ts'
import { orderRoutes } from './orders/order.routes.ts'
import { sellerOrderRoutes } from './orders/seller-orders.routes.ts'
import { ownDataRoutes } from './own-data/own-data.routes.ts'
import { pasteRoutes } from './pasted-lists/paste.routes.ts'
import { payeeRoutes } from './payees/payee.routes.ts'
import { paymentRoutes } from './payments/payment.routes.ts'
import { policyRoutes } from './policies/policy.routes.ts'
import { shippingFileRoutes } from './policies/shipping-file.routes.ts'
import { priceListRoutes } from './price-list-files/price-list.routes.ts'
import { liveProductRoutes } from './products/live.routes.ts'
import { productRoutes } from './products/product.routes.ts'
import { productUploadRoutes } from './products/product.upload.routes.ts'
import { purchaseRoutes } from './purchases/purchase.routes.ts'
import { reachRoutes } from './reach/reach.routes.ts'
import { unsubscribeRoutes } from './reach/unsubscribe.routes.ts'
import { quoteRoutes } from './requirements/quote.routes.ts'
import { requirementRoutes } from './requirements/requirement.routes.ts'
import { reviewRoutes } from './reviews/review.routes.ts'
import { sellerReviewRoutes } from './reviews/seller-reviews.routes.ts'
import { sampleRoutes } from './samples/sample.routes.ts'
import { savedSearchRoutes } from './saved-searches/saved-search.routes.ts'
import { sellerCheckRoutes } from './seller-checks/check.routes.ts'
import { ownProductRoutes } from './seller-products/own.routes.ts'
import { sellerRoutes } from './sellers/seller.routes.ts'
import { seoRoutes } from './seo/seo.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { sharePictureRoutes } from './share-pictures/share-picture.routes.ts'
import { shipmentRoutes } from './shipments/shipment.routes.ts'
import { shopHabitRoutes } from './shop-habits/habits.routes.ts'
import { shopRoutes } from './shops/shop.routes.ts'
import { stateRoutes } from './states/state.routes.ts'
import { tallyRoutes } from './tally/tally.routes.ts'
import { taxRegistrationRoutes } from './tax-registrations/registration.routes.ts'
import { userRoutes } from './users/user.routes.ts'

/** The routes of every feature. */
export function bindRoutes(app: FastifyInstance) {
  userRoutes(app)
  codeRoutes(app)
  sessionRoutes(app)
  sellerRoutes(app)
  sellerCheckRoutes(app)
  buyerRecordRoutes(app)
  sellerReviewRoutes(app)
  taxRegistrationRoutes(app)
  payeeRoutes(app)
  shopsRoutes(app)
  pictureRoutes(app)
  productRoutes(app)
  catalogueRoutes(app)
  productUploadRoutes(app)
  ownProductRoutes(app)
  pasteRoutes(app, importRoutes(app))
  bulkRoutes(app)
  liveProductRoutes(app)
  gstRateRoutes(app)
  stateRoutes(app)
  policyRoutes(app)
  shippingFileRoutes(app)
  settingsRoutes(app)
  cartRoutes(app)
  sampleRoutes(app)
  addressRoutes(app)
  billingRoutes(app)
  orderRoutes(app)
  sellerOrderRoutes(app)
  tradeRoutes(app)
  caseRoutes(app)
  grievanceRoutes(app)
  notificationRoutes(app)
  reachRoutes(app)
  unsubscribeRoutes(app)
  reviewRoutes(app)
  requirementRoutes(app)
  quoteRoutes(app)
  chatRoutes(app)
  dealRoutes(app)
  blockRoutes(app)
  evidenceRoutes(app)
  ownDataRoutes(app)
  closingRoutes(app)
  analyticsRoutes(app)
  blogRoutes(app)
  seoRoutes(app)
  adminRoutes(app)
}

/** The routes of shops as sellers run and share them. */
function shopsRoutes(app: FastifyInstance) {
  shopHabitRoutes(app)
  shopRoutes(app)
  priceListRoutes(app)
  sharePictureRoutes(app)
}

/** The routes of what follows an order: papers, goods on their way, payments, books and buying again. */
function tradeRoutes(app: FastifyInstance) {
  billToRoutes(app)
  documentRoutes(app)
  shipmentRoutes(app)
  bookRoutes(app)
  bookLinkRoutes(app)
  linkedBookRoutes(app)
  purchaseRoutes(app)
  eInvoiceRoutes(app)
  tallyRoutes(app)
  paymentRoutes(app)
  khataRoutes(app)
  boughtRoutes(app)
  goodsListRoutes(app)
  savedSearchRoutes(app)
}
