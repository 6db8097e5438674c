import type { Case, CaseSummary } from '#contract/cases/case-fields.ts'
import { deskSearchScreens } from './admin/desk-search-screens.ts'
import { moderationScreens } from './admin/moderation-screens.ts'
import { answers, fails, loads, opens, type Screen } from './screen.ts'

const list = '**/api/cases?*'
const one = '**/api/cases/VT-*'

const longName =
  'Portland pozzolana cement, 43 grade, in laminated polypropylene bags of 50 kg, for plaster and masonry'

const summary: CaseSummary = {
  case_id: 'VT-7Q2K9X4M',
  kind: 'damaged',
  order_id: 'VJ-7Q2K9X4M',
  subject: longName,
  state: 'open',
  wish: 'replacement',
  me: 'opener',
  opener: 'Ganesh Building Materials and Hardware Stores, Madurai',
  other: 'Kovai Mills Private Limited',
  seller: 'other',
  turn: { role: 'other', until: '2099-11-27T18:29:59.999Z' },
  outcome: null,
  credit: null,
  created_at: '2026-11-24T06:00:00.000Z',
}
const words =
  'Two bags are torn at the seam and the cement in them is hard. The driver saw it too; please see the photos, and tell us whether you send new ones with the next lorry.'

const row: Case = {
  ...summary,
  lines: [{ line_number: 1, product_name: longName, unit: 'bag', quantity: 2, unit_price: 465 }],
  value: 930,
  restocking: 0,
  collection: 0,
  acknowledge_by: '2026-11-26T06:00:00.000Z',
  close_by: '2099-12-24T06:00:00.000Z',
  offer: null,
  offer_amount: null,
  outcome_by: null,
  credit_note: null,
  owes_credit_note: false,
  is_chat_open: false,
  lets_read_chat: false,
  events: [
    {
      place: 1,
      role: 'opener',
      event: 'opened',
      words,
      offer: null,
      amount: null,
      happened_at: '2026-11-24T06:00:00.000Z',
    },
  ],
  files: [
    {
      file_id: '0199aaaa-0000-7000-8000-000000000001',
      role: 'opener',
      kind: 'picture',
      created_at: '2026-11-24T06:00:00.000Z',
    },
  ],
  revision: 1,
}
const answered = {
  ...row,
  state: 'answered',
  offer: 'refund',
  offer_amount: 930,
  turn: { role: 'opener', until: '2099-12-01T18:29:59.999Z' },
  kind: 'unwanted',
  restocking: 232.5,
  collection: 3_000,
  value: 46_500,
}
const agreed = { ...row, state: 'agreed', outcome: 'credit', credit: 930, owes_credit_note: true }

const cases = (['open', 'answered', 'agreed', 'escalated', 'decided', 'closed'] as const).map(
  (state, place): CaseSummary => ({
    ...summary,
    case_id: `VT-7Q2K9X4${place}`,
    state,
    turn: state === 'closed' ? null : summary.turn,
  }),
)
const page = { cases, total: cases.length, next: null }

const buyerCase = { route: '/problems/:caseId', as: 'buyer', at: '/problems/VT-7Q2K9X4M' } as const
const sellerCase = {
  route: '/seller_console/problems/:caseId',
  as: 'seller',
  at: '/seller_console/problems/VT-7Q2K9X4M',
} as const
const sentAgain = {
  outcome: 'replacement',
  offer: 'replacement',
  credit: null,
  owes_credit_note: false,
} as const
const sellers = { ...row, me: 'other', turn: { role: 'other', until: summary.turn?.until } }

const ofDesk = '**/api/admin/cases/VT-*'
const deskCase = { route: '/admin/problems/:caseId', as: 'admin', at: '/admin/problems/VT-7Q2K9X4M' } as const
const escalated = {
  ...row,
  me: 'desk',
  state: 'escalated',
  turn: { role: 'desk', until: '2099-12-24T06:00:00.000Z' },
}

const blocks = '**/api/blocks'
const blocked = ['Patel Traders', 'Ganesh Building Materials and Hardware Stores, Madurai'].map(
  (name, place) => ({
    user_id: `0199aaaa-0000-7000-8000-00000000000${place}`,
    name,
    is_seller: place === 0,
    blocked_at: '2026-11-24T06:00:00.000Z',
  }),
)
const complaint = {
  grievance: {
    ...{ case_id: 'VT-7Q2K9X4M', kind: 'content', subject: '/blog/Buying_tiles/1', state: 'closed' },
    ...{ words, created_at: '2026-11-24T06:00:00.000Z', close_by: '2099-12-24T06:00:00.000Z' },
    outcome: 'none',
    decision: { words: 'We took the photos down.', happened_at: '2026-11-25T06:00:00.000Z' },
  },
}

/** Problems with orders, for both sides and the desk; complaints and blocks. */
export const caseScreens: readonly Screen[] = [
  { route: '/profile/blocks', as: 'buyer', ...answers(blocks, { blocks: blocked }) },
  { route: '/profile/blocks', as: 'buyer', state: 'empty', ...answers(blocks, { blocks: [] }) },
  { route: '/profile/blocks', as: 'buyer', ...fails(blocks) },
  { route: '/profile/blocks', as: 'buyer', ...loads(blocks) },
  { route: '/grievance', as: 'visitor' },
  { route: '/grievance', state: 'signed in', as: 'buyer' },
  {
    route: '/grievance',
    state: 'decided',
    as: 'visitor',
    at: '/grievance?case=VT-7Q2K9X4M#a-code',
    ...answers('**/api/grievances/*/state', complaint),
  },
  { route: '/problems', as: 'buyer', ...answers(list, page) },
  {
    route: '/problems',
    as: 'buyer',
    state: 'empty',
    ...answers(list, { ...page, cases: [], total: 0 }),
  },
  { route: '/problems', as: 'buyer', ...fails(list) },
  { route: '/problems', as: 'buyer', ...loads(list) },
  { ...buyerCase, ...answers(one, { case: row }) },
  { ...buyerCase, state: 'answered', ...answers(one, { case: answered }) },
  { ...buyerCase, state: 'accepting', ...answers(one, { case: answered }), lead: opens('Accept') },
  { ...buyerCase, ...fails(one) },
  { ...buyerCase, ...loads(one) },
  { route: '/seller_console/problems', as: 'seller', ...answers(list, page) },
  {
    route: '/seller_console/problems',
    as: 'seller',
    state: 'empty',
    ...answers(list, { ...page, cases: [], total: 0 }),
  },
  { route: '/seller_console/problems', as: 'seller', ...fails(list) },
  { ...sellerCase, ...answers(one, { case: sellers }) },
  { ...sellerCase, state: 'answering', ...answers(one, { case: sellers }), lead: opens('Answer') },
  {
    ...sellerCase,
    state: 'credit note',
    ...answers(one, { case: { ...agreed, me: 'other' } }),
  },
  {
    ...sellerCase,
    state: 'goods to send again',
    ...answers(one, { case: { ...agreed, ...sentAgain, me: 'other' } }),
  },
  {
    route: '/admin/problems',
    as: 'admin',
    ...answers('**/api/admin/cases?*', {
      cases: cases.map((each, place) => ({
        ...each,
        me: 'desk',
        reporters: place === 0 ? 3 : 0,
        turn: { role: 'desk', until: place === 1 ? '2026-01-01T10:00:00.000Z' : '2099-12-24T10:00:00.000Z' },
      })),
      total: cases.length,
      next: null,
    }),
  },
  { route: '/admin/problems', as: 'admin', ...fails('**/api/admin/cases?*') },
  ...deskSearchScreens,
  ...moderationScreens,
  { ...deskCase, ...answers(ofDesk, { case: escalated }) },
  {
    ...deskCase,
    state: 'chat behind a reason',
    ...answers(ofDesk, { case: { ...escalated, is_chat_open: true } }),
  },
  { ...deskCase, state: 'deciding', ...answers(ofDesk, { case: escalated }), lead: opens('Decide') },
  { ...deskCase, ...fails(ofDesk) },
]
