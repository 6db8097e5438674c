/** Pages that are there for everybody and that search engines are led to. */
export const publicPages = [
  '/',
  '/live_market',
  '/pricings',
  '/blogs',
  '/contactus',
  '/aboutus',
  '/terms_and_conditions',
  '/privacy_and_policy',
  '/return_and_policy',
] as const

/** Pages of one person: nobody keeps their documents, though these hold nothing of anybody. */
const memberPages = [
  '/view_cart',
  '/profile',
  '/order_details',
  '/notifications',
  '/chats',
  '/post_requirements',
  '/seller_contract',
  '/seller_console',
  '/admin',
] as const

export const isMemberPage = (path: string) =>
  memberPages.some((page) => path === page || path.startsWith(`${page}/`))

/** Those, and lists without an end: search engines stay out. */
export const unlistedPages = ['/search', '/live_market/search', '/forgot_password', ...memberPages] as const

export const categoryPath = (slug: string) => `/live_market?category=${slug}`
export const sellerPath = (sellerId: string) => `/seller/${sellerId}`
export const productPath = (productId: string) => `/product_details/${productId}`
/** A seller's own list, and where one of its products is changed. */
export const ownProductsPath = '/seller_console/products'
export const editProductPath = (productId: string) => `${ownProductsPath}/edit_product/${productId}`

/** Where a buyer sees an order, and where its seller does. */
export const orderPath = (orderId: string) => `/order_details/${orderId}`
export const sellerOrderPath = (orderId: string) => `/seller_console/orders?order=${orderId}`
/** Where a buyer compares the quotes for a requirement, and where a seller answers it. */
export const requirementPath = (requirementId: string) => `/profile/requirements/${requirementId}`
export const sellerRequirementPath = (requirementId: string) =>
  `/seller_console/requirements?requirement=${requirementId}`

/** '/blog/Buying_tiles/<id>'. A title of nothing but dots would be a step up in the address, so it is left out. */
export function blogPath(blogId: string, title: string) {
  const name = title.replaceAll(' ', '_')
  return /^\.*$/.test(name) ? `/blog/${blogId}` : `/blog/${encodeURIComponent(name)}/${blogId}`
}
