import { expect, test } from 'vitest'
import type { Deal, DealOffer } from '#contract/deals/deal.ts'
import { changesOf, listedShare, taxText } from './deal-words.ts'

const line = {
  ...{ product_id: null, product_name: 'Cement', product_image: null, quantity: 400, unit: 'bag' },
  ...{ unit_price: 465, line_total: 186_000, gst_rate_bp: 2_800 },
}
const offer: DealOffer = {
  ...{ revision: 1, proposed_by: 'seller', proposed_at: '2026-11-23T10:00:00.000Z', lines: [line] },
  ...{ freight: 'included', freight_cost: 0, dispatch_days: 5, note: '', total: 186_000, deliver_to: null },
  terms: { advance_bp: 3_000, rest: 'on_dispatch', credit_days: 0 },
  ...{ valid_until: '2026-11-30', expires_at: '2026-11-30T18:30:00.000Z' },
}
const counter = (more: Partial<DealOffer>): Deal => ({
  ...{ deal_id: 'd', room_id: 'r', requirement_id: null, quote_id: null, state: 'open', reason: null },
  ...{
    order_id: null,
    is_cancelled: false,
    created_at: offer.proposed_at,
    changed_at: offer.proposed_at,
    role: 'buyer',
    hash: '',
  },
  can: { accept: true, counter: true, decline: true, withdraw: false },
  previous: offer,
  ...offer,
  revision: 2,
  ...more,
})

test('a card says the code and the rate that the invoice will have, as far as they are said', () => {
  expect([
    taxText({ ...line, hsn_code: '2523', gst_rate_bp: 25 }),
    taxText({ ...line, gst_rate_bp: 0 }),
    taxText({ ...line, gst_rate_bp: undefined }),
  ]).toEqual(['HSN 2523 · GST 0.25 %', 'GST 0 %', ''])
})

test.each<[Partial<DealOffer>, string[]]>([
  [{}, []],
  [{ lines: [{ ...line, gst_rate_bp: 0 }] }, ['GST of Cement: 28 % → 0 %']],
  [{ lines: [{ ...line, gst_rate_bp: undefined }] }, ['GST of Cement: 28 % → not said']],
  [{ lines: [{ ...line, hsn_code: '2523' }] }, ['HSN code of Cement: not said → 2523']],
  [{ note: 'Without bill' }, ['The note is another one']],
  [
    { terms: { ...offer.terms, advance_bp: 3_050 } },
    ['Payment: 30 % in advance, rest on dispatch → 30.5 % in advance, rest on dispatch'],
  ],
])('a counter-offer with %j says so', (more, changes) => {
  expect(changesOf(counter(more))).toEqual(changes)
})

test('only goods that the shop lists are taken off a stock', () => {
  const listed = { ...line, product_id: 'p' }
  expect([[listed], [listed, line], [line]].map(listedShare)).toEqual(['all', 'some', 'none'])
})
