/** Every path of the specification that a bar, a footer or a redirect may name. */
export type PagePath =
  | '/'
  | '/home'
  | '/signup'
  | '/login'
  | '/live_market'
  | '/search'
  | '/product_details/:productId'
  | '/seller/:sellerId'
  | '/view_cart'
  | '/order_details/:orderId'
  | '/profile'
  | '/profile/addresses'
  | '/profile/password'
  | '/profile/sessions'
  | '/notifications'
  | '/chats'
  | '/seller_contract'
  | '/seller_console'
  | '/pricings'
  | '/blogs'
  | '/contactus'
  | '/aboutus'
  | '/terms_and_conditions'
  | '/privacy_and_policy'
  | '/return_and_policy'
  | '/shipping_policy.pdf'

export type Page = {
  path: PagePath
  /** The module under src/web. */
  file: string
  layout: 'landing' | 'market'
}
