/**
 * All paths of the site, written here and nowhere else: router, links, redirects, notifications and sitemap import
 * them. Called with ':name', a function returns the router's pattern.
 */
export const landingPath = '/'
export const homePath = '/home'
export const signUpPath = '/signup'
export const loginPath = '/login'
export const forgotPasswordPath = '/forgot_password'

export const marketPath = '/live_market'
export const categoryPath = (slug: string) => `${marketPath}?category=${slug}`
export const liveSearchPath = `${marketPath}/search`
export const searchPath = '/search'
export const productPath = (productId: string) => `/product_details/${productId}`
export const sellerPath = (sellerId: string) => `/seller/${sellerId}`

export const cartPath = '/view_cart'
/** An order, for its buyer. */
export const orderPath = (orderId: string) => `/order_details/${orderId}`
export const notificationsPath = '/notifications'
export const chatsPath = '/chats'
/** A chat of a buyer. */
export const chatPath = (roomId: string) => `${chatsPath}/${roomId}`
export const postRequirementPath = '/post_requirements'

export const profilePath = '/profile'
export const ordersPath = `${profilePath}?tab=orders`
export const addressesPath = `${profilePath}/addresses`
/** Whom orders are billed to. */
export const billingPath = `${profilePath}/billing`
export const phonePath = `${profilePath}/phone`
export const passwordPath = `${profilePath}/password`
export const sessionsPath = `${profilePath}/sessions`
export const requirementsPath = `${profilePath}/requirements`
/** The quotes for a requirement, for its buyer. */
export const requirementPath = (requirementId: string) => `${requirementsPath}/${requirementId}`

export const pricingsPath = '/pricings'
export const contactPath = '/contactus'
export const aboutPath = '/aboutus'
export const termsPath = '/terms_and_conditions'
export const privacyPath = '/privacy_and_policy'
export const returnsPath = '/return_and_policy'
/** A file that the build makes. */
export const shippingPolicyPath = '/shipping_policy.pdf'

export const blogsPath = '/blogs'
const blog = '/blog'
export const blogPattern = `${blog}/:title?/:id`

/** '/blog/Buying_tiles/<id>'. A title of only dots is left out, because it would be a relative step in the address. */
export function blogPath(blogId: string, title: string) {
  const name = title.replaceAll(' ', '_')
  return /^\.*$/.test(name) ? `${blog}/${blogId}` : `${blog}/${encodeURIComponent(name)}/${blogId}`
}

export const sellerContractPath = '/seller_contract'

export const consolePath = '/seller_console'
export const ownProductsPath = `${consolePath}/products`
export const addProductPath = `${ownProductsPath}/add_product`
export const editProductPath = (productId: string) => `${ownProductsPath}/edit_product/${productId}`
export const importProductsPath = `${ownProductsPath}/import`
/** HSN codes and GST rates of many products at a time. */
export const productTaxPath = `${ownProductsPath}/tax`
export const addLiveProductPath = `${ownProductsPath}/add_live_product`
export const liveOffersPath = `${consolePath}/live`
export const sellerOrdersPath = `${consolePath}/orders`
/** The whole page of an order, for its seller. */
export const sellerOrderPagePath = (orderId: string) => `${sellerOrdersPath}/${orderId}`
/** An order, for its seller, over the list of orders. */
export const sellerOrderPath = (orderId: string) => `${sellerOrdersPath}?order=${orderId}`
export const sellerChatsPath = `${consolePath}/chats`
export const sellerChatPath = (roomId: string) => `${sellerChatsPath}/${roomId}`
export const analyticsPath = `${consolePath}/analytics`
export const sellerRequirementsPath = `${consolePath}/requirements`
/** A requirement, for sellers who quote. */
export const sellerRequirementPath = (requirementId: string) =>
  `${sellerRequirementsPath}?requirement=${requirementId}`
export const sellerReviewsPath = `${consolePath}/reviews`
export const planPath = `${consolePath}/plan`
export const sellerNotificationsPath = `${consolePath}/notifications`
export const sellerSettingsPath = `${consolePath}/settings`
/** GST registrations and invoices. */
export const sellerTaxPath = `${consolePath}/gst`
/** What buyers paid, and what waits for a confirmation. */
export const sellerPaymentsPath = `${consolePath}/payments`
/** Where the shop is paid, and on which terms. */
export const sellerPayeePath = `${consolePath}/getting_paid`

export const adminPath = '/admin'
export const applicationsPath = `${adminPath}/kyc`
export const applicationPath = (userId: string) => `${applicationsPath}/${userId}`
export const adminProductsPath = `${adminPath}/products`
export const adminReportsPath = `${adminPath}/reports`
export const adminRequirementsPath = `${adminPath}/requirements`
export const adminBlogsPath = `${adminPath}/blogs`
export const adminBlogPath = (blogId: string) => `${adminBlogsPath}/${blogId}`
export const adminUsersPath = `${adminPath}/users`
export const adminUserPath = (userId: string) => `${adminUsersPath}/${userId}`
export const adminChangesPath = `${adminPath}/changes`
export const adminPlansPath = `${adminPath}/plans`
export const adminSettingsPath = `${adminPath}/settings`
export const adminAuditPath = `${adminPath}/audit`
