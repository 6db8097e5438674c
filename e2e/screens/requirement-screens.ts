import { listSellerRequirements } from '#contract/quote.ts'
import { listRequirements, type OwnRequirement } from '#contract/requirement.ts'
import type { Desk } from './desk.ts'
import { answers, fails, loads, opens, press, type Screen } from './screen.ts'

const own = '**/api/requirements?*'
const ownRoute = '/profile/requirements/:requirementId'
const nobody = '/profile/requirements/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11'
const atSeller = '/seller_console/requirements'
const list = '**/api/seller/requirements?*'
const nothing = { requirements: [], counts: { open: 0, mine: 0 }, categories: [], total: 0, next: null }

const ofBuyer =
  (fits: (requirement: OwnRequirement) => boolean) =>
  async ({ people }: Desk) => {
    const { requirements } = await people.buyer.api(listRequirements, {})
    return `/profile/requirements/${requirements.find(fits)?.requirement_id}`
  }

type Shown = { quoted: boolean; won: boolean }

const ofSeller =
  (list: 'open' | 'mine', fits: (shown: Shown) => boolean) =>
  async ({ people }: Desk) => {
    const { requirements } = await people.seller.api(listSellerRequirements, { list })
    const requirement = requirements.find(({ own_quote, buyer }) =>
      fits({ quoted: own_quote !== null, won: buyer !== null }),
    )
    return `${atSeller}?list=${list}&requirement=${requirement?.requirement_id}`
  }

/** Requirements of buyers, and the sellers' quotes. */
export const requirementScreens: readonly Screen[] = [
  { route: '/post_requirements', as: 'buyer' },
  { route: '/post_requirements', state: 'incomplete', as: 'newcomer', lead: press('Submit') },
  { route: '/profile/requirements', as: 'buyer' },
  { route: '/profile/requirements', state: 'empty', as: 'newcomer' },
  { route: '/profile/requirements', as: 'buyer', ...loads(own) },
  { route: '/profile/requirements', as: 'buyer', ...fails(own) },
  { route: ownRoute, as: 'buyer', at: ({ quoted }) => quoted() },
  { route: ownRoute, state: 'without quotes', as: 'buyer', at: ofBuyer(({ state }) => state === 'open') },
  {
    route: ownRoute,
    state: 'with a choice',
    as: 'buyer',
    at: ofBuyer(({ accepted_seller }) => accepted_seller !== null),
  },
  {
    route: ownRoute,
    state: 'with a quote about to be accepted',
    as: 'buyer',
    at: ({ quoted }) => quoted(),
    lead: opens(/^Accept quote of/),
  },
  {
    route: ownRoute,
    state: 'about to be closed',
    as: 'buyer',
    at: ({ quoted }) => quoted(),
    lead: opens('Close requirement'),
  },
  { route: ownRoute, as: 'buyer', at: nobody, ...loads('**/api/requirements/*') },
  { route: ownRoute, as: 'buyer', at: nobody, ...fails('**/api/requirements/*') },
  { route: ownRoute, state: 'that nobody knows', as: 'buyer', at: nobody, fails: true },
  { route: atSeller, as: 'seller' },
  { route: atSeller, state: 'with what it quoted for', as: 'seller', at: `${atSeller}?list=mine` },
  { route: atSeller, state: 'without a match', as: 'seller', at: `${atSeller}?q=zzzzqqq` },
  { route: atSeller, state: 'of a new shop', as: 'seller', ...answers(list, nothing) },
  {
    route: atSeller,
    state: 'empty',
    as: 'seller',
    ...answers(list, { ...nothing, categories: ['apparel-fashion'] }),
  },
  { route: atSeller, as: 'seller', ...loads(list) },
  { route: atSeller, as: 'seller', ...fails('**/api/seller/requirements*') },
  {
    route: atSeller,
    state: 'about to quote',
    as: 'seller',
    at: ofSeller('open', ({ quoted }) => !quoted),
  },
  {
    route: atSeller,
    state: 'with the own quote',
    as: 'seller',
    at: ofSeller('open', ({ quoted }) => quoted),
  },
  { route: atSeller, state: 'that was won', as: 'seller', at: ofSeller('mine', ({ won }) => won) },
  { route: '/admin/requirements', as: 'admin' },
  {
    route: '/admin/requirements',
    state: 'without a match',
    as: 'admin',
    at: '/admin/requirements?q=zzzzqqq',
  },
  { route: '/admin/requirements', as: 'admin', ...loads('**/api/admin/requirements*') },
  { route: '/admin/requirements', as: 'admin', ...fails('**/api/admin/requirements*') },
  {
    route: '/admin/requirements',
    state: 'about to close one',
    as: 'admin',
    lead: opens(/^Close the requirement/),
  },
]
