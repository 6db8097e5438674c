import { fails, loads, opens, press, type Screen } from './screen.ts'

const own = '**/api/requirements?*'
const ownRoute = '/profile/requirements/:requirementId'
const nobody = '/profile/requirements/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11'
const atSeller = '/seller_console/requirements'

/** What buyers look for, and who quotes for it. */
export const requirementScreens: readonly Screen[] = [
  { route: '/post_requirements', as: 'buyer' },
  { route: '/post_requirements', state: 'incomplete', as: 'newcomer', lead: press('Submit') },
  { route: '/profile/requirements', as: 'buyer' },
  { route: '/profile/requirements', state: 'empty', as: 'newcomer' },
  { route: '/profile/requirements', as: 'buyer', ...loads(own) },
  { route: '/profile/requirements', as: 'buyer', ...fails(own) },
  { route: ownRoute, as: 'buyer', at: ({ quoted }) => quoted() },
  {
    route: ownRoute,
    state: 'with a quote about to be accepted',
    as: 'buyer',
    at: ({ quoted }) => quoted(),
    lead: opens(/^Accept the quote of/),
  },
  { route: ownRoute, as: 'buyer', at: nobody, ...loads('**/api/requirements/*') },
  { route: ownRoute, as: 'buyer', at: nobody, ...fails('**/api/requirements/*') },
  { route: ownRoute, state: 'that nobody knows', as: 'buyer', at: nobody, fails: true },
  { route: atSeller, as: 'seller' },
  { route: atSeller, state: 'with what it quoted for', as: 'seller', at: `${atSeller}?list=mine` },
  { route: atSeller, state: 'without a match', as: 'seller', at: `${atSeller}?q=zzzzqqq` },
  { route: atSeller, as: 'seller', ...fails('**/api/seller/requirements*') },
  {
    route: atSeller,
    state: 'with one of them open',
    as: 'seller',
    lead: opens(/^(Send a|Change the) quote for|^View /),
  },
  { route: '/admin/requirements', as: 'admin' },
  { route: '/admin/requirements', as: 'admin', ...fails('**/api/admin/requirements*') },
]
