import { answers, fails, loads, opens, type Screen } from '../screen.ts'

const id = (place: number) => `0199bbbb-0000-7000-8000-00000000000${place}`
const person = (place: number, name: string, more: object = {}) => ({
  ...{ user_id: id(place), name, is_seller: true, is_suspended: false },
  ...more,
})
const product = (place: number, more: object = {}) => ({
  ...{
    product_id: id(place),
    product_name: 'MS Angle 50 x 50 x 6 mm, length of 6 m, IS 2062 E250, for fabrication',
  },
  ...{ seller_id: id(1), seller: 'Ganesh Building Materials and Hardware Stores, Madurai', image: null },
  ...{ price: 1_04_250.5, unit: 'tonne', is_listed: true },
  ...more,
})
const signal = (place: number, more: object = {}) => ({
  ...{ signal_id: id(place), kind: 'same-listing', found_at: '2026-11-20T05:00:00.000Z', revision: 1 },
  facts: { count: 2, days: null, gstin: null, was: null, now: null },
  people: [person(1, 'Ganesh Building Materials and Hardware Stores, Madurai')],
  products: [product(3), product(4, { is_listed: false })],
  ...{ outcome: null, words: null, decided_by: null, decided_at: null, case_id: null },
  ...more,
})
const others = [
  signal(5, {
    kind: 'many-orders',
    facts: { count: 1_240, days: 7, gstin: null, was: null, now: null },
    people: [
      person(1, 'Asha Verma', { is_seller: false }),
      person(2, 'Kaveri Knits', { is_suspended: true }),
    ],
    products: [],
  }),
  signal(6, {
    kind: 'price-jump',
    facts: { count: 1, days: 3, gstin: null, was: 4_250, now: 1_04_250.5 },
  }),
  signal(7, {
    kind: 'one-gstin',
    facts: { count: 2, days: null, gstin: '33ABCDE1234F1Z5', was: null, now: null },
  }),
  signal(8, { kind: 'one-device', facts: { count: 12, days: null, gstin: null, was: null, now: null } }),
  signal(9, {
    kind: 'same-picture',
    facts: { count: 5, days: null, gstin: null, was: null, now: null },
    people: [person(1, 'Ganesh Building Materials'), person(2, 'Kaveri Knits')],
  }),
]
const decided = signal(3, {
  ...{ outcome: 'case', words: 'Both names are of the same goods', decided_by: 'Vanij Admin' },
  ...{ decided_at: '2026-11-21T05:00:00.000Z', case_id: 'VT-7Q2K9X4M', revision: 2 },
})

const item = (what: string, more: object = {}) => ({
  ...{ item_id: `${what}-1`, what, since: '2026-11-20T05:00:00.000Z', reporters: 1, reports: 1 },
  ...{
    case_id: 'VT-7Q2K9X4M',
    subject: 'OPC cement 53 grade',
    words: 'There was no cement in it',
    signal: null,
  },
  ...more,
})
const noticed = (one: ReturnType<typeof signal>) =>
  item('signal', {
    ...{
      item_id: `s-${one.signal_id}`,
      case_id: null,
      subject: '',
      words: '',
      reporters: 0,
      reports: 0,
      signal: one,
    },
  })
const queue = {
  items: [
    item('listing', { reporters: 12, reports: 15 }),
    item('message', { subject: '“नमस्ते, केवल नकद में भुगतान कीजिए और बिल मत माँगिए”', reporters: 2, reports: 2 }),
    item('page', {
      subject: '/blog/How-small-shops-can-sell-more-in-the-festive-season-without-a-discount/12',
    }),
    item('review', { case_id: null }),
    noticed(signal(2)),
    ...others.map(noticed),
  ],
  ...{ total: 1_000, total_is_floor: true, next: null },
  others: { listings: { total: 1 }, signals: { total: 4 }, looked: { total: 0 } },
}

const list = '**/api/admin/moderation?*'
const one = '**/api/admin/moderation/signals/*'
const page = {
  route: '/admin/moderation/signals/:signalId',
  as: 'admin',
  at: `/admin/moderation/signals/${id(2)}`,
} as const

/** The queue for moderators, and what was noticed. */
export const moderationScreens: readonly Screen[] = [
  { route: '/admin/moderation', as: 'admin', ...answers(list, queue) },
  {
    ...{ route: '/admin/moderation', state: 'decided', as: 'admin', at: '/admin/moderation?kind=looked' },
    ...answers(list, { items: [noticed(decided)], total: 1, next: null }),
  },
  { route: '/admin/moderation', as: 'admin', ...loads(list) },
  {
    ...{ route: '/admin/moderation', state: 'empty', as: 'admin' },
    ...answers(list, { items: [], total: 0, next: null }),
  },
  { route: '/admin/moderation', as: 'admin', ...fails(list) },
  { ...page, ...answers(one, { signal: signal(2) }) },
  { ...page, state: 'deciding', ...answers(one, { signal: signal(2) }), lead: opens('Decide') },
  { ...page, state: 'of two people', ...answers(one, { signal: others[0] }) },
  { ...page, state: 'decided', ...answers(one, { signal: decided }) },
  { ...page, ...fails(one) },
]
