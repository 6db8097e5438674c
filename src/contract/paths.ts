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
/** Where one piece of a product is ordered as a sample. */
export const samplePath = (productId: string) => `/order_sample/${productId}`
export const sellerPath = (sellerId: string) => `/seller/${sellerId}`
/** Up to four products side by side. */
export const comparePath = '/compare'
export const compareLink = (...productIds: readonly string[]) => `${comparePath}?ids=${productIds.join(',')}`
/** A shop under the address that it has chosen. */
export const shopPath = (handle: string) => `/s/${handle}`
/** What messengers show beside a link. */
export const productPicturePath = (productId: string) => `/share/product/${productId}.jpg`
export const shopPicturePath = (sellerId: string) => `/share/shop/${sellerId}.jpg`

export const cartPath = '/view_cart'
/** An order, for its buyer. */
export const orderPath = (orderId: string) => `/order_details/${orderId}`
export const notificationsPath = '/notifications'
export const chatsPath = '/chats'
/** A chat of a buyer. */
export const chatPath = (roomId: string) => `${chatsPath}/${roomId}`
/** Ends mails, for whoever has the link of one. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`
export const postRequirementPath = '/post_requirements'

export const profilePath = '/profile'
export const ordersPath = `${profilePath}?tab=orders`
export const addressesPath = `${profilePath}/addresses`
/** Whom orders are billed to. */
export const billingPath = `${profilePath}/billing`
export const phonePath = `${profilePath}/phone`
export const passwordPath = `${profilePath}/password`
export const sessionsPath = `${profilePath}/sessions`
/** What a buyer owes its suppliers. */
export const duesPath = `${profilePath}/dues`
export const duePath = (sellerId: string) => `${duesPath}/${sellerId}`
/** What a person has bought, to buy it again. */
export const boughtPath = `${profilePath}/bought`
/** A person's lists of products. */
export const listsPath = `${profilePath}/lists`
export const listPath = (listId: string) => `${listsPath}/${listId}`
/** A list that somebody shared; the query holds what opens it, so that no log has it. */
export const sharedListPath = `${profilePath}/shared_list`
export const sharedListLink = (linkKey: string) => `${sharedListPath}?link=${linkKey}`
/** Searches that a person keeps. */
export const savedSearchesPath = `${profilePath}/searches`
/** What one of them has found. */
export const savedSearchPath = (searchId: string) => `${savedSearchesPath}/${searchId}`
/** An order that is pasted as text. */
export const pasteOrderPath = `${profilePath}/paste_order`
/** Whom a person has blocked. */
export const blocksPath = `${profilePath}/blocks`
/** What is kept about a person, and what they may do about it. */
export const ownDataPath = `${profilePath}/privacy`
/** Ends the account. */
export const closingPath = `${profilePath}/close`
/** After a sign-in that brought a closed account back. */
export const comeBackPath = `${profilePath}/back`
/** What leaves the site for a person, and where to. */
export const reachPath = `${profilePath}/notifications`
export const requirementsPath = `${profilePath}/requirements`
/** The quotes for a requirement, for its buyer. */
export const requirementPath = (requirementId: string) => `${requirementsPath}/${requirementId}`

export const pricingsPath = '/pricings'
/** For everybody: complaints, and who answers them. */
export const grievancePath = '/grievance'
/** The state of a complaint; its code opens it, and stands behind the '#', which no log ever sees. */
export const grievanceCasePath = (caseId: string, code = '') =>
  `${grievancePath}?case=${caseId}${code && `#${code}`}`
/** How one buys, pays and sells here. */
export const helpPath = '/help'
export type HelpPart =
  | 'order'
  | 'tax'
  | 'offers'
  | 'pay'
  | 'papers'
  | 'delivery'
  | 'problems'
  | 'seen'
  | 'data'
  | 'selling'
export const helpPartPath = (part: HelpPart) => `${helpPath}#${part}`
export const contactPath = '/contactus'
export const aboutPath = '/aboutus'
export const termsPath = '/terms_and_conditions'
export const privacyPath = '/privacy_and_policy'
/** What is kept about people, item by item. */
export const noticePath = '/privacy_notice'
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
/** The page of an order, for its seller. */
export const sellerOrderPath = (orderId: string) => `${sellerOrdersPath}/${orderId}`
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
/** The open offers in the chats of a shop. */
export const sellerDealsPath = `${consolePath}/deals`
/** What buyers paid, and what waits for a confirmation. */
export const sellerPaymentsPath = `${consolePath}/payments`
/** A month of a shop, for its accountant and the GST portal. */
export const booksPath = `${consolePath}/books`
/** What an accountant opens by a link; its key stands behind the '#', which no server sees. */
export const bookLinkPath = '/book_link'
/** What a person was billed in a month. */
export const purchasesPath = `${profilePath}/purchases`
/** Where the shop is paid, and on which terms. */
export const sellerPayeePath = `${consolePath}/getting_paid`
/** Who owes the shop what. */
export const khataPath = `${consolePath}/khata`
export const sellerAccountPath = (buyerId: string) => `${khataPath}/${buyerId}`

/** What a shop does by itself: answers outside its hours, orders that nobody confirms. */
/** A seller's own: the address of the shop, and what it says of itself. */
export const ownShopPath = `${consolePath}/shop`
export const sellerHabitsPath = `${consolePath}/automatic`

export const casesPath = '/problems'
export const casePath = (caseId: string) => `${casesPath}/${caseId}`
export const sellerCasesPath = `${consolePath}/problems`
export const sellerCasePath = (caseId: string) => `${sellerCasesPath}/${caseId}`

export const adminPath = '/admin'
export const applicationsPath = `${adminPath}/kyc`
export const applicationPath = (userId: string) => `${applicationsPath}/${userId}`
export const adminProductsPath = `${adminPath}/products`
export const adminReportsPath = `${adminPath}/reports`
export const adminRequirementsPath = `${adminPath}/requirements`
export const adminBlogsPath = `${adminPath}/blogs`
export const adminBlogPath = (blogId: string) => `${adminBlogsPath}/${blogId}`
/** What the operator writes: synonyms and the like. */
export const adminContentPath = `${adminPath}/content`
export const adminSynonymsPath = `${adminContentPath}/synonyms`
/** The front page's call to action. */
export const adminBannerPath = `${adminContentPath}/banner`
/** The texts of the policies. */
export const adminPoliciesPath = `${adminContentPath}/policies`
export const adminPolicyPath = (policy: string) => `${adminPoliciesPath}/${policy}`
/** What things are filed under. */
export const adminCategoriesPath = `${adminContentPath}/categories`
/** Days on which shops are closed. */
export const adminHolidaysPath = `${adminContentPath}/holidays`
/** What people searched in vain. */
export const adminSearchesPath = `${adminContentPath}/searches`
/** The revisions of one document, which the query names. */
export const adminHistoryPath = `${adminContentPath}/history`
export const adminUsersPath = `${adminPath}/users`
export const adminUserPath = (userId: string) => `${adminUsersPath}/${userId}`
export const adminChangesPath = `${adminPath}/changes`
export const adminPlansPath = `${adminPath}/plans`
/** Above which value goods want an e-way bill. */
export const adminEwayLimitsPath = `${adminPath}/eway_limits`
/** Which GST rates the forms offer. */
export const adminGstRatesPath = `${adminPath}/gst_rates`
/** What the government portals check before they take a file. */
export const adminPortalChecksPath = `${adminPath}/portal_checks`
/** Single figures of law, such as the limit of cash. */
export const adminLawFiguresPath = `${adminPath}/law_figures`
/** How the states and union territories are called, and which of them forms offer. */
export const adminStatesPath = `${adminPath}/states`
/** The bank rate, from which interest on late payments is counted. */
export const adminBankRatesPath = `${adminPath}/bank_rates`
/** References of payments that stand on more than one order. */
export const adminSharedReferencesPath = `${adminPath}/shared_references`
/** What sellers confirmed in a quarter. */
export const operatorLedgerPath = `${adminPath}/operator_ledger`
/** News that could not be handed over. */
export const adminFaultsPath = `${adminPath}/undelivered`
export const adminSettingsPath = `${adminPath}/settings`
/** Everything by what a person reads out on the phone. */
export const adminSearchPath = `${adminPath}/search`
export const adminOrderPath = (orderId: string) => `${adminSearchPath}/orders/${orderId}`
export const adminCasesPath = `${adminPath}/problems`
export const adminCasePath = (caseId: string) => `${adminCasesPath}/${caseId}`
/** Reports and signals, for moderators. */
export const adminModerationPath = `${adminPath}/moderation`
export const adminSignalPath = (signalId: string) => `${adminModerationPath}/signals/${signalId}`
/** An admin's own sign-in. */
export const adminSecurityPath = `${adminPath}/security`
export const adminTeamPath = `${adminPath}/team`
export const adminAuditPath = `${adminPath}/audit`
