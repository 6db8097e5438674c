import { answers, fails, opens, type Screen } from './screen.ts'

const moment = '2026-11-03T10:00:00.000Z'
const check = { result: 'good', method: 'computed', checked_at: moment, valid_until: null, state: 'valid' }
const until = '2027-11-03T10:00:00.000Z'

/** A seller of whom everything was checked, with every outcome. */
const evidence = {
  seller_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
  is_seller_verified: true,
  approved_at: moment,
  checks: [
    { ...check, kind: 'gst_form' },
    { ...check, kind: 'gst_digit' },
    { ...check, kind: 'gst_state_pin', result: 'unknown' },
    { ...check, kind: 'pan_in_gst', result: 'warning' },
    { ...check, kind: 'pan_document', method: 'reviewer' },
    { ...check, kind: 'address_document', method: 'reviewer', valid_until: until },
    { ...check, kind: 'udyam', method: 'reviewer', valid_until: moment, state: 'over' },
    { ...check, kind: 'bank_name', method: 'reviewer', state: 'changed' },
  ],
  service: {
    window_days: 90,
    computed_at: moment,
    answers: { cases: 41, median_minutes: 115, within_day: 38 },
    sent_on_time: { cases: 30, count: 28 },
    cancelled: { cases: 30, count: 0 },
    disputes: { cases: 30, count: 1, lost: 1 },
    buyers_again: { cases: 4, count: null },
  },
}

const hasPhotos = ({ images }: { images: readonly string[] }) => images.length === 3

/** What stands behind 'Verified'. */
export const evidenceScreens: readonly Screen[] = [
  {
    route: '/seller/:sellerId',
    state: 'with what was checked',
    as: 'visitor',
    at: ({ sellerId }) => `/seller/${sellerId}`,
    ...answers('**/api/users/seller/*/evidence', evidence),
    lead: opens('Verified'),
  },
  {
    route: '/seller/:sellerId',
    state: 'without any check',
    as: 'visitor',
    at: ({ sellerId }) => `/seller/${sellerId}`,
    ...answers('**/api/users/seller/*/evidence', {
      ...evidence,
      approved_at: null,
      checks: [],
      service: null,
    }),
    lead: opens('Verified'),
  },
  {
    route: '/seller/:sellerId',
    as: 'visitor',
    at: ({ sellerId }) => `/seller/${sellerId}`,
    ...fails('**/api/users/seller/*/evidence'),
    state: 'with checks that fail to load',
    lead: async (page) => {
      await opens('Verified')(page)
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    route: '/product_details/:productId',
    state: 'with what was checked of its seller',
    as: 'visitor',
    at: ({ aProduct }) => aProduct(hasPhotos),
    ...answers('**/api/users/seller/*/evidence', evidence),
    lead: opens('Verified'),
  },
]
