import {
  addressesPath,
  adminAuditPath,
  adminBankRatesPath,
  adminBlogsPath,
  adminChangesPath,
  adminEwayLimitsPath,
  adminFaultsPath,
  adminModerationPath,
  adminPath,
  adminPlansPath,
  adminProductsPath,
  adminReportsPath,
  adminRequirementsPath,
  adminSecurityPath,
  adminSettingsPath,
  adminSharedReferencesPath,
  adminUsersPath,
  analyticsPath,
  applicationsPath,
  billingPath,
  boughtPath,
  cartPath,
  chatsPath,
  consolePath,
  duePath,
  duesPath,
  editProductPath,
  importProductsPath,
  khataPath,
  listPath,
  listsPath,
  liveOffersPath,
  notificationsPath,
  orderPath,
  ordersPath,
  ownProductsPath,
  phonePath,
  planPath,
  productTaxPath,
  profilePath,
  requirementPath,
  requirementsPath,
  savedSearchesPath,
  savedSearchPath,
  sellerAccountPath,
  sellerChatsPath,
  sellerContractPath,
  sellerNotificationsPath,
  sellerOrderPath,
  sellerOrdersPath,
  sellerPayeePath,
  sellerRequirementsPath,
  sellerReviewsPath,
  sellerSettingsPath,
  sellerTaxPath,
  sessionsPath,
} from '#contract/paths.ts'

/**
 * What the pages behind the sign-in ask for first when they are opened by one of these addresses, letter by letter as
 * their loaders ask. The first script of the page asks at once, not after all scripts have come; `api/early.ts`
 * hands the answers over. What nobody takes costs a call, so a test opens each page and counts.
 */
const calls: Readonly<Record<string, readonly string[]>> = {
  [cartPath]: ['/api/users/cart/get-cart'],
  [orderPath(':orderId')]: ['/api/orders/:orderId'],
  [profilePath]: ['/api/users/profile', '/api/orders/statistics'],
  [ordersPath]: ['/api/users/profile', '/api/orders/orders-list'],
  [addressesPath]: ['/api/address/getaddress'],
  [billingPath]: ['/api/billing', '/api/users/profile'],
  [boughtPath]: ['/api/users/bought'],
  [listsPath]: ['/api/users/lists'],
  [listPath(':listId')]: ['/api/users/lists/:listId'],
  [savedSearchesPath]: ['/api/users/searches'],
  [savedSearchPath(':searchId')]: ['/api/users/searches/:searchId'],
  [duesPath]: ['/api/users/dues'],
  [duePath(':sellerId')]: ['/api/users/dues/:sellerId'],
  [phonePath]: ['/api/users/profile', '/api/users/otp'],
  [sessionsPath]: ['/api/users/sessions'],
  [requirementsPath]: ['/api/requirements?state='],
  [requirementPath(':requirementId')]: ['/api/requirements/:requirementId'],
  [notificationsPath]: ['/api/orders/notifications'],
  [sellerContractPath]: ['/api/users/profile', '/api/users/seller-application'],
  [consolePath]: ['/api/users/profile', '/api/seller/analytics', '/api/chat/unread'],
  [ownProductsPath]: ['/api/seller/products?filter=all&sort=newest&q='],
  [editProductPath(':productId')]: ['/api/seller/products/:productId'],
  [importProductsPath]: ['/api/seller/imports'],
  [productTaxPath]: ['/api/seller/products/tax?category='],
  [liveOffersPath]: ['/api/seller/products?filter=live'],
  [sellerOrdersPath]: ['/api/orders/seller/orders-list?limit=10'],
  [sellerOrderPath(':orderId')]: ['/api/orders/:orderId'],
  [analyticsPath]: ['/api/seller/analytics', '/api/seller/analytics/tax?period=month'],
  [sellerRequirementsPath]: ['/api/seller/requirements?list=open&q=&category='],
  [sellerReviewsPath]: ['/api/seller/reviews'],
  [planPath]: ['/api/plans/mine'],
  [sellerNotificationsPath]: ['/api/orders/notifications'],
  [sellerSettingsPath]: ['/api/users/profile'],
  [sellerTaxPath]: ['/api/seller/tax'],
  [khataPath]: ['/api/seller/accounts'],
  [sellerAccountPath(':buyerId')]: ['/api/seller/accounts/:buyerId'],
  [sellerPayeePath]: ['/api/seller/payee'],
  [adminPath]: [
    '/api/admin/sellers',
    '/api/admin/products',
    '/api/admin/reports',
    '/api/admin/plans',
    '/api/admin/audit?only=decisions',
  ],
  [applicationsPath]: ['/api/admin/sellers?status=requested'],
  [adminProductsPath]: ['/api/admin/products?status=pending&q='],
  [adminReportsPath]: ['/api/admin/reports?status=open'],
  [adminModerationPath]: ['/api/admin/moderation?kind=all&sort=oldest'],
  [adminRequirementsPath]: ['/api/admin/requirements?q=&state='],
  [adminBlogsPath]: ['/api/admin/blogs?status=all&q='],
  [adminUsersPath]: ['/api/admin/users?q=&account_type='],
  [adminChangesPath]: ['/api/admin/profile-changes?status=pending'],
  [adminPlansPath]: ['/api/admin/plans?status=requested'],
  [adminSharedReferencesPath]: ['/api/admin/shared-references'],
  [adminFaultsPath]: ['/api/admin/faults'],
  [adminEwayLimitsPath]: ['/api/admin/eway-limits'],
  [adminBankRatesPath]: ['/api/admin/bank-rates'],
  [adminSettingsPath]: ['/api/admin/settings'],
  [adminSecurityPath]: ['/api/admin/second-factor'],
  [adminAuditPath]: ['/api/admin/audit'],
}

/** Rooms are told by their own page; the list beside them is asked for too. */
const ofChats = (list: string, roomId: string | undefined) =>
  roomId ? [list, '/api/chat/:roomId', '/api/chat/:roomId/messages'] : [list]

type Params = Readonly<Partial<Record<string, string>>>
type Match = { readonly route: { readonly id: string }; readonly params: Params }

function callsOf(page: string, params: Params): readonly string[] {
  if (page === `${chatsPath}/:roomId?`) return ofChats('/api/chat/user/rooms', params.roomId)
  if (page === `${sellerChatsPath}/:roomId?`) return ofChats('/api/chat/seller/rooms', params.roomId)
  return calls[page] ?? []
}

const filled = (call: string, params: Params) =>
  call.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** A room asks for its deals once it has messages of one: most rooms have none. */
const follows = { after: '/messages', with: '"deal_id":"', ask: '/deals' } as const

/** Plain old JavaScript, as in `head-script.ts`. The addresses hold neither quotes nor tags: what came in is encoded. */
export function earlyScript(match: Match | undefined, search: string): string {
  if (!match) return ''
  const paths = callsOf(match.route.id.replace(/^page:/, '') + search, match.params)
  if (paths.length === 0) return ''
  return `(function(){try{var token=localStorage.getItem('token')}catch(e){}if(!token||!window.AbortController)return;
window.early={};function ask(path){
var stop=new AbortController(),answer=fetch(path,{headers:{token:token},signal:stop.signal}).then(function(a){
return a.text().then(function(text){return{ok:a.ok,status:a.status,text:text}})});
early[path]={token:token,stop:stop,answer:answer};answer.then(function(a){
var room=path.split('${follows.after}');if(room[1]===''&&a.text.indexOf('${follows.with}')>0&&window.early)ask(room[0]+'${follows.ask}')},function(){})}
${JSON.stringify(paths.map((call) => filled(call, match.params)))}.forEach(ask)})()`
}
