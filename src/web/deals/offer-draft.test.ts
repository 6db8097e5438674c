import { expect, test } from 'vitest'
import type { DealOffer } from '#contract/deals/deal.ts'
import { wrongFields } from '#web/forms/form.ts'
import {
  blankOffer,
  draftOfOffer,
  lineOf,
  type OfferDraft,
  offerOf,
  rules,
  tooLarge,
  totalOf,
  wrongLine,
} from './offer-draft.ts'
import { sourceOf } from './offer-source.ts'

const cement = lineOf({
  product_id: '7',
  product_name: 'Cement',
  unit: 'bag',
  quantity: '400',
  unit_price: '465',
})
const anOffer = (part: Partial<OfferDraft> = {}): OfferDraft => ({
  ...blankOffer(Date.now()),
  lines: [cement],
  dispatch_days: '5',
  ...part,
})

test('an offer is taken as people write it, and its total follows to the paisa', () => {
  const sand = lineOf({ product_name: 'River sand', unit: 'tonne', quantity: '१०', unit_price: '₹1,250.50' })
  const draft = anOffer({ lines: [cement, sand], freight: 'paid', freight_cost: '1,500', advance: '30' })
  expect(wrongFields(rules, draft)).toEqual([])
  expect(offerOf(draft)).toMatchObject({
    lines: [
      { product_id: '7', quantity: 400, unit_price: 465 },
      { product_name: 'River sand', unit: 'tonne', quantity: 10, unit_price: 1250.5 },
    ],
    freight: 'paid',
    freight_cost: 1500,
    terms: { advance_bp: 3000, rest: 'on_dispatch', credit_days: 0 },
  })
  expect(totalOf(draft)).toBe(400 * 465 + 12_505 + 1500)
})

test('a charge of freight counts only where the supplier charges it', () => {
  const draft = anOffer({ freight: 'to_pay', freight_cost: '1500' })
  expect([offerOf(draft).freight_cost, totalOf(draft)]).toEqual([0, 186_000])
})

test.each<[Partial<OfferDraft>, object]>([
  [
    { rest: 'advance', advance: 'x' },
    { advance_bp: 10_000, rest: 'advance', credit_days: 0 },
  ],
  [
    { rest: 'credit', advance: '0', credit_days: '45' },
    { advance_bp: 0, rest: 'credit', credit_days: 45 },
  ],
  [
    { rest: 'on_dispatch', advance: '33.33' },
    { advance_bp: 3_333, rest: 'on_dispatch', credit_days: 0 },
  ],
  [
    { rest: 'on_delivery', credit_days: '45' },
    { advance_bp: 0, rest: 'on_delivery', credit_days: 0 },
  ],
])('terms typed as %j are %j', (part, terms) => {
  const draft = anOffer(part)
  expect(wrongFields(rules, draft)).toEqual([])
  expect(offerOf(draft).terms).toEqual(terms)
})

test.each<[Partial<OfferDraft>, string]>([
  [{ lines: [] }, 'lines'],
  [{ freight: 'paid', freight_cost: '' }, 'freight_cost'],
  [{ advance: '100' }, 'advance'],
  [{ advance: '12.555' }, 'advance'],
  [{ rest: 'credit', credit_days: '91' }, 'credit_days'],
  [{ dispatch_days: '0' }, 'dispatch_days'],
  [{ valid_until: '2020-01-01' }, 'valid_until'],
  [{ valid_until: '' }, 'valid_until'],
])('%j is refused at its field', (part, field) => {
  expect(wrongFields(rules, anOffer(part))).toEqual([field])
})

test('the first wrong field of a line is named by its place', () => {
  const nameless = lineOf({ unit: 'kg', quantity: '5', unit_price: '10' })
  expect(wrongLine([cement, nameless])).toMatchObject({ place: 1, field: 'product_name' })
  expect(wrongLine([{ ...cement, unit_price: '0' }])).toMatchObject({ place: 0, field: 'unit_price' })
  expect(wrongLine([cement])).toBeUndefined()
})

test('a deal that is too large says so before it is sent', () => {
  expect(tooLarge(anOffer())).toBeUndefined()
  expect(
    tooLarge(anOffer({ lines: Array(20).fill({ ...cement, quantity: '1000000', unit_price: '9999999' }) })),
  ).toContain('too large')
})

test('a counter-offer begins with what it answers; a day that is over is replaced', () => {
  const offer: DealOffer = {
    ...{ revision: 1, proposed_by: 'seller', proposed_at: '2026-11-01T10:00:00.000Z', note: 'Fresh stock' },
    lines: [
      {
        ...{ product_id: null, product_name: 'River sand', product_image: null, quantity: 10, unit: 'tonne' },
        ...{ unit_price: 1250.5, line_total: 12_505, hsn_code: '2505', gst_rate_bp: 500 },
      },
    ],
    ...{ freight: 'paid', freight_cost: 1500, dispatch_days: 5, total: 14_005, deliver_to: null },
    terms: { advance_bp: 3000, rest: 'credit', credit_days: 15 },
    ...{ valid_until: '2026-11-03', expires_at: '2026-11-03T18:30:00.000Z' },
  }
  const draft = draftOfOffer(offer, Date.now())
  expect(draft).toMatchObject({ freight_cost: '1500', advance: '30', credit_days: '15', note: 'Fresh stock' })
  expect(draft.valid_until > '2026-11-03').toBe(true)
  expect(offerOf(draft)).toMatchObject({
    terms: offer.terms,
    lines: [{ hsn_code: '2505', gst_rate_bp: 500 }],
  })
  expect(wrongFields(rules, draft)).toEqual([])
})

test('a quote fills an offer: its price and days, and the quantity that was asked for', () => {
  const quote = { quote_id: 'q', price: 465, unit: 'bag', min_quantity: 50, delivery_days: 7, note: 'ISI' }
  const need = { product_name: 'Cement', quantity: 400, unit: 'bag' }
  expect(sourceOf('r', need, quote)).toMatchObject({
    requirement_id: 'r',
    quote_id: 'q',
    part: {
      lines: [{ product_name: 'Cement', unit: 'bag', quantity: '400', unit_price: '465' }],
      dispatch_days: '7',
    },
  })
  const inTonnes = { ...quote, unit: 'tonne', min_quantity: 20 }
  expect(sourceOf('r', need, inTonnes).part?.lines?.[0]?.quantity).toBe('20')
  expect(sourceOf('r', need, undefined)).toEqual({})
})
