import type { FastifyInstance } from 'fastify'
import { addressRoutes } from './addresses/address.routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { billingRoutes } from './billing/billing.routes.ts'
import { blogRoutes } from './blog-posts/blog.routes.ts'
import { cartRoutes } from './carts/cart.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { chatRoutes } from './chats/chat.routes.ts'
import { dealRoutes } from './deals/deal.routes.ts'
import { sessionRoutes } from './devices/device.routes.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { evidenceRoutes } from './evidence/evidence.routes.ts'
import { importRoutes } from './imports/import.routes.ts'
import { pictureRoutes } from './media/picture.routes.ts'
import { notificationRoutes } from './notifications/notification.routes.ts'
import { codeRoutes } from './one-time-codes/code.routes.ts'
import { orderRoutes } from './orders/order.routes.ts'
import { sellerOrderRoutes } from './orders/seller-orders.routes.ts'
import { payeeRoutes } from './payees/payee.routes.ts'
import { paymentRoutes } from './payments/payment.routes.ts'
import { liveProductRoutes } from './products/live.routes.ts'
import { productRoutes } from './products/product.routes.ts'
import { productUploadRoutes } from './products/product.upload.routes.ts'
import { quoteRoutes } from './requirements/quote.routes.ts'
import { requirementRoutes } from './requirements/requirement.routes.ts'
import { reviewRoutes } from './reviews/review.routes.ts'
import { sellerReviewRoutes } from './reviews/seller-reviews.routes.ts'
import { ownProductRoutes } from './seller-products/own.routes.ts'
import { sellerRoutes } from './sellers/seller.routes.ts'
import { seoRoutes } from './seo/seo.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { shipmentRoutes } from './shipments/shipment.routes.ts'
import { taxRegistrationRoutes } from './tax-registrations/registration.routes.ts'
import { userRoutes } from './users/user.routes.ts'

/** The routes of every feature. */
export function bindRoutes(app: FastifyInstance) {
  userRoutes(app)
  codeRoutes(app)
  sessionRoutes(app)
  sellerRoutes(app)
  sellerReviewRoutes(app)
  taxRegistrationRoutes(app)
  payeeRoutes(app)
  pictureRoutes(app)
  productRoutes(app)
  catalogueRoutes(app)
  productUploadRoutes(app)
  ownProductRoutes(app)
  importRoutes(app)
  liveProductRoutes(app)
  settingsRoutes(app)
  cartRoutes(app)
  addressRoutes(app)
  billingRoutes(app)
  orderRoutes(app)
  sellerOrderRoutes(app)
  documentRoutes(app)
  shipmentRoutes(app)
  paymentRoutes(app)
  notificationRoutes(app)
  reviewRoutes(app)
  requirementRoutes(app)
  quoteRoutes(app)
  chatRoutes(app)
  dealRoutes(app)
  evidenceRoutes(app)
  analyticsRoutes(app)
  blogRoutes(app)
  seoRoutes(app)
  adminRoutes(app)
}
