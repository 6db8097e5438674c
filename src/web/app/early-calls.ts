import type { PagePath } from './pages.ts'

/**
 * What the pages behind the sign-in ask for first when they are opened by one of these addresses, letter by letter as
 * their loaders ask. The first script of the page asks at once, not after all scripts have come; `waiting/early.ts`
 * hands the answers over. What nobody takes costs a call, so a test opens each page and counts.
 */
const calls: Readonly<Partial<Record<PagePath | `${PagePath}?${string}`, readonly string[]>>> = {
  '/view_cart': ['/api/users/cart/get-cart'],
  '/order_details/:orderId': ['/api/orders/:orderId'],
  '/profile': ['/api/users/profile', '/api/orders/statistics'],
  '/profile?tab=orders': ['/api/users/profile', '/api/orders/orders-list'],
  '/profile/addresses': ['/api/address/getaddress'],
  '/profile/phone': ['/api/users/profile', '/api/users/otp'],
  '/profile/sessions': ['/api/users/sessions'],
  '/profile/requirements': ['/api/requirements?state='],
  '/profile/requirements/:requirementId': ['/api/requirements/:requirementId'],
  '/notifications': ['/api/orders/notifications'],
  '/seller_contract': ['/api/users/profile', '/api/users/seller-application'],
  '/seller_console': ['/api/users/profile', '/api/seller/analytics', '/api/chat/unread'],
  '/seller_console/products': ['/api/seller/products?filter=all&sort=newest&q='],
  '/seller_console/products/edit_product/:productId': ['/api/seller/products/:productId'],
  '/seller_console/products/import': ['/api/seller/imports'],
  '/seller_console/live': ['/api/seller/products?filter=live'],
  '/seller_console/orders': ['/api/orders/seller/orders-list?limit=10'],
  '/seller_console/analytics': ['/api/seller/analytics'],
  '/seller_console/requirements': ['/api/seller/requirements?list=open&q=&category='],
  '/seller_console/reviews': ['/api/seller/reviews'],
  '/seller_console/plan': ['/api/plans/mine'],
  '/seller_console/notifications': ['/api/orders/notifications'],
  '/seller_console/settings': ['/api/users/profile'],
  '/admin': [
    '/api/admin/sellers',
    '/api/admin/products',
    '/api/admin/reports',
    '/api/admin/plans',
    '/api/admin/audit?only=decisions',
  ],
  '/admin/kyc': ['/api/admin/sellers?status=requested'],
  '/admin/products': ['/api/admin/products?status=pending&q='],
  '/admin/reports': ['/api/admin/reports?status=open'],
  '/admin/requirements': ['/api/admin/requirements?q=&state='],
  '/admin/blogs': ['/api/admin/blogs?status=all&q='],
  '/admin/users': ['/api/admin/users?q=&account_type='],
  '/admin/changes': ['/api/admin/profile-changes?status=pending'],
  '/admin/plans': ['/api/admin/plans?status=requested'],
  '/admin/settings': ['/api/admin/settings'],
  '/admin/audit': ['/api/admin/audit'],
}

/** Rooms are told by their own page; the list beside them is asked for too. */
const ofChats = (list: string, roomId: string | undefined) =>
  roomId ? [list, '/api/chat/:roomId', '/api/chat/:roomId/messages'] : [list]

type Params = Readonly<Partial<Record<string, string>>>
type Match = { readonly route: { readonly id: string }; readonly params: Params }

function callsOf(page: string, params: Params): readonly string[] {
  if (page === '/chats/:roomId?') return ofChats('/api/chat/user/rooms', params.roomId)
  if (page === '/seller_console/chats/:roomId?') return ofChats('/api/chat/seller/rooms', params.roomId)
  return (calls as Readonly<Partial<Record<string, readonly string[]>>>)[page] ?? []
}

const filled = (call: string, params: Params) =>
  call.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Plain old JavaScript, as in `head-script.ts`. The addresses hold neither quotes nor tags: what came in is encoded. */
export function earlyScript(match: Match | undefined, search: string): string {
  if (!match) return ''
  const paths = callsOf(match.route.id.replace(/^page:/, '') + search, match.params)
  if (paths.length === 0) return ''
  return `(function(){try{var token=localStorage.getItem('token')}catch(e){}if(!token||!window.AbortController)return;
window.early={};${JSON.stringify(paths.map((call) => filled(call, match.params)))}.forEach(function(path){
var stop=new AbortController(),answer=fetch(path,{headers:{token:token},signal:stop.signal}).then(function(a){
return a.text().then(function(text){return{ok:a.ok,status:a.status,text:text}})});
answer.catch(function(){});early[path]={token:token,stop:stop,answer:answer}})})()`
}
