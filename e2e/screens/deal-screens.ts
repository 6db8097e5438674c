import type { OpenDeal } from '#contract/deals/open-deals.ts'
import { answers, fails, loads, type Screen } from './screen.ts'

const list = '**/api/seller/deals*'
const page = { route: '/seller_console/deals', as: 'seller' } satisfies Partial<Screen>

const offers: readonly OpenDeal[] = (['seller', 'seller', 'buyer'] as const).map((waits_for, place) => ({
  deal_id: `0199cccc-0000-7000-8000-00000000000${place}`,
  room_id: `0199cccc-0000-7000-8000-00000000001${place}`,
  buyer: place === 0 ? 'Ring Road Stores Private Limited, Surat' : 'मीना कुमारी',
  product_name: 'Cement, Portland, 53 grade, in bags of 50 kg with a printed date of packing',
  more: place,
  total: 12_34_567.5,
  revision: place + 1,
  waits_for,
  valid_until: '2027-01-31',
}))

/** The open offers of a shop. */
export const dealScreens: readonly Screen[] = [
  { ...page, ...answers(list, { deals: offers, total: 3, next: null }) },
  { ...page, state: 'empty', ...answers(list, { deals: [], total: 0, next: null }) },
  { ...page, ...loads(list) },
  { ...page, ...fails(list) },
]
