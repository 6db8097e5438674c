import { followTo } from '#e2e/support/follow.ts'
import { compareScreens } from './again/compare-screens.ts'
import { evidenceScreens } from './evidence.ts'
import { loads, opens, type Screen } from './screen.ts'

const hasPhotos = ({ images }: { images: readonly string[] }) => images.length === 3
const soft = (path: string) => (page: Parameters<typeof followTo>[0]) => followTo(page, path)
const refusal = { status: 503, json: { success: false, content: 'Please try again in a moment.' } }

/** Public pages: the front page, the market, its products and shops. */
export const marketScreens: readonly Screen[] = [
  { route: '/', as: 'visitor' },
  { route: '/home', as: 'buyer' },
  {
    route: '/',
    state: 'with the search over the screen',
    as: 'visitor',
    width: 390,
    lead: async (page) => {
      await page.getByRole('combobox', { name: 'Search products' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  { route: '/live_market', as: 'visitor' },
  { route: '/live_market', as: 'buyer' },
  { route: '/live_market', state: 'of one category', as: 'visitor', at: '/live_market?category=footwear' },
  {
    route: '/live_market',
    state: 'with products that were looked at',
    as: 'newcomer',
    before: (page, { products }) =>
      page.addInitScript(
        (ids) => localStorage.setItem('recently_viewed', JSON.stringify(ids)),
        products.slice(0, 4).map(({ product_id }) => product_id),
      ),
  },
  {
    route: '/live_market',
    state: 'narrowed to nothing',
    as: 'visitor',
    at: '/live_market?category=footwear&min_price=9999999',
  },
  {
    route: '/live_market',
    state: 'failing',
    as: 'buyer',
    at: '/contactus',
    fails: true,
    before: (page) => page.route('**/api/products/category', (route) => route.fulfill(refusal)),
    lead: soft('/live_market'),
  },
  {
    route: '/live_market',
    state: 'without live offers',
    as: 'buyer',
    at: '/login',
    fails: true,
    before: (page) => page.route('**/api/products/livecategory', (route) => route.fulfill(refusal)),
    lead: async (page) => {
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    route: '/live_market',
    as: 'visitor',
    at: '/contactus',
    ...loads('**/api/products/category'),
    lead: soft('/live_market'),
  },
  { route: '/live_market/search', as: 'buyer', at: '/live_market/search?q=cotton' },
  {
    route: '/live_market/search',
    as: 'buyer',
    at: '/live_market',
    ...loads('**/api/products/search?q=cotton*'),
    lead: soft('/live_market/search?q=cotton'),
  },
  { route: '/search', as: 'visitor', at: '/search?q=cotton' },
  { route: '/search', as: 'buyer', at: '/search?q=cotton&state=Gujarat&verified=true' },
  {
    route: '/search',
    as: 'buyer',
    at: '/live_market',
    ...loads('**/api/products/search?q=cotton*'),
    lead: soft('/search?q=cotton'),
  },
  { route: '/search', state: 'without a match', as: 'buyer', at: '/search?q=zzzzqqq' },
  {
    route: '/search',
    state: 'with the filters open',
    as: 'buyer',
    at: '/search?q=cotton',
    width: 390,
    lead: opens(/^Filter/),
  },
  {
    route: '/search',
    state: 'narrowed to nothing',
    as: 'visitor',
    at: '/search?q=cotton&min_price=1000000&state=Gujarat',
  },
  {
    route: '/search',
    state: 'with suggestions',
    as: 'visitor',
    at: '/search?q=',
    lead: async (page) => {
      await page.getByRole('combobox', { name: 'Search the market' }).pressSequentially('foot')
      await page
        .getByRole('option')
        .filter({ hasText: /in\b.*Footwear/ })
        .waitFor()
    },
  },
  {
    route: '/search',
    state: 'failing',
    as: 'buyer',
    at: '/search?q=',
    fails: true,
    before: (page) => page.route('**/api/products/search?q=cotton*', (route) => route.fulfill(refusal)),
    lead: soft('/search?q=cotton'),
  },
  { route: '/product_details/:productId', as: 'visitor', at: ({ aProduct }) => aProduct(hasPhotos) },
  {
    route: '/product_details/:productId',
    as: 'buyer',
    at: ({ aProduct }) => aProduct(({ review_count }) => review_count > 3),
  },
  {
    route: '/product_details/:productId',
    state: 'of the own shop',
    as: 'seller',
    at: ({ aProduct, sellerId }) => aProduct(({ seller_id }) => seller_id === sellerId),
  },
  {
    route: '/product_details/:productId',
    state: 'that is live',
    as: 'buyer',
    at: ({ aProduct }) => aProduct(({ kind }) => kind === 'live'),
  },
  {
    route: '/product_details/:productId',
    state: 'with its photos over the screen',
    as: 'buyer',
    at: ({ aProduct }) => aProduct(hasPhotos),
    lead: opens(/photo 1 of 3: open/),
  },
  {
    route: '/product_details/:productId',
    state: 'with a review about to be reported',
    as: 'newcomer',
    at: ({ aProduct }) => aProduct(({ review_count }) => review_count > 3),
    lead: opens(/^Report the review/),
  },
  {
    route: '/product_details/:productId',
    state: 'that nobody knows',
    as: 'visitor',
    at: '/product_details/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
    fails: true,
  },
  {
    route: '/product_details/:productId',
    as: 'visitor',
    at: '/live_market',
    ...loads('**/api/products/*'),
    lead: soft('/product_details/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11'),
  },
  {
    route: '/product_details/:productId',
    state: 'failing',
    as: 'buyer',
    at: '/login',
    fails: true,
    before: (page) => page.route('**/api/products/*', (route) => route.abort()),
    lead: soft('/product_details/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11'),
  },
  { route: '/seller/:sellerId', as: 'visitor', at: ({ sellerId }) => `/seller/${sellerId}` },
  ...evidenceScreens,
  ...compareScreens,
  {
    route: '/seller/:sellerId',
    state: 'searched without a match',
    as: 'buyer',
    at: ({ sellerId }) => `/seller/${sellerId}?find=zzzzqqq`,
  },
  {
    route: '/seller/:sellerId',
    state: 'that nobody knows',
    as: 'visitor',
    at: '/seller/nobody',
    fails: true,
  },
  {
    route: '/seller/:sellerId',
    state: 'failing',
    as: 'buyer',
    at: '/login',
    fails: true,
    before: (page) => page.route('**/api/users/seller/**', (route) => route.abort()),
    lead: soft('/seller/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11'),
  },
  { route: '/s/:handle', as: 'visitor', at: '/s/kaveri-knits' },
  {
    route: '/s/:handle',
    state: 'that nobody has',
    as: 'visitor',
    at: '/s/nobody-has-this',
    fails: true,
  },
  {
    route: '/s/:handle',
    state: 'failing',
    as: 'buyer',
    at: '/login',
    fails: true,
    before: (page) => page.route('**/api/shops/**', (route) => route.abort()),
    lead: soft('/s/kaveri-knits'),
  },
]
