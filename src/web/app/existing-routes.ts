import type { Page, PagePath } from './pages.ts'

/** One line per page. The router is made from this list and the bars show only what stands in it. */
export const existingRoutes: readonly Page[] = [
  { path: '/', file: 'landing/landing.page.tsx', layout: 'landing' },
  { path: '/home', file: 'landing/landing.page.tsx', layout: 'landing' },
  { path: '/signup', file: 'users/sign-up.page.tsx', layout: 'market' },
  { path: '/login', file: 'users/login.page.tsx', layout: 'market' },
  { path: '/forgot_password', file: 'one-time-codes/forgot-password.page.tsx', layout: 'market' },
  { path: '/live_market', file: 'market/live-market.page.tsx', layout: 'market' },
  { path: '/live_market/search', file: 'market/live-search.page.tsx', layout: 'market' },
  {
    path: '/product_details/:productId',
    file: 'product-details/product-details.page.tsx',
    layout: 'market',
  },
  { path: '/search', file: 'search/search.page.tsx', layout: 'market' },
  { path: '/seller/:sellerId', file: 'sellers/seller.page.tsx', layout: 'market' },
  { path: '/view_cart', file: 'carts/cart.page.tsx', layout: 'market' },
  { path: '/order_details/:orderId', file: 'orders/order.page.tsx', layout: 'market' },
  { path: '/profile', file: 'profile/profile.page.tsx', layout: 'market' },
  { path: '/profile/addresses', file: 'addresses/addresses.page.tsx', layout: 'market' },
  { path: '/profile/phone', file: 'profile/phone.page.tsx', layout: 'market' },
  { path: '/profile/password', file: 'profile/password.page.tsx', layout: 'market' },
  { path: '/profile/sessions', file: 'profile/sessions.page.tsx', layout: 'market' },
  { path: '/profile/requirements', file: 'requirements/own-requirements.page.tsx', layout: 'market' },
  {
    path: '/profile/requirements/:requirementId',
    file: 'requirements/own-requirement.page.tsx',
    layout: 'market',
  },
  { path: '/post_requirements', file: 'requirements/post-requirements.page.tsx', layout: 'market' },
  { path: '/seller_console', file: 'console/dashboard.page.tsx', layout: 'console' },
  { path: '/seller_contract', file: 'seller-contract/seller-contract.page.tsx', layout: 'market' },
  { path: '/pricings', file: 'plans/pricings.page.tsx', layout: 'market' },
  { path: '/admin', file: 'admin/overview.page.tsx', layout: 'admin' },
  { path: '/notifications', file: 'notifications/notifications.page.tsx', layout: 'market' },
  { path: '/chats/:roomId?', file: 'chat/chats.page.tsx', layout: 'market' },
  { path: '/contactus', file: 'company/contact.page.tsx', layout: 'market' },
  { path: '/aboutus', file: 'company/about.page.tsx', layout: 'market' },
  { path: '/terms_and_conditions', file: 'policies/policy.page.tsx', layout: 'market' },
  { path: '/privacy_and_policy', file: 'policies/policy.page.tsx', layout: 'market' },
  { path: '/return_and_policy', file: 'policies/policy.page.tsx', layout: 'market' },
  { path: '/blogs', file: 'blogs/blogs.page.tsx', layout: 'market' },
  { path: '/blog/:title?/:id', file: 'blogs/blog.page.tsx', layout: 'market' },
]

/** Made with the pages and served beside them. */
const file: PagePath = '/shipping_policy.pdf'

/** A list that opens one of its own beside it is there without it too. */
const list: PagePath = '/chats'

const paths = new Set<PagePath>([...existingRoutes.map((page) => page.path), file, list])

/** A link appears with its page, never before. */
export const pageExists = (path: PagePath) => paths.has(path)
