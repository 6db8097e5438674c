import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PriceTier, tierFor } from './price.ts'
import { normaliseTiers } from './tiers.ts'

const tier = (price: unknown, min: unknown = null, max: unknown = null) => ({
  price,
  quantityRange: { min, max },
})

const problemOf = (...drafts: Parameters<typeof normaliseTiers>[0]) => {
  const result = normaliseTiers(drafts)
  return 'problem' in result ? result.problem.content : undefined
}

test('tiers come sorted by minimum, in whole paise', () => {
  expect(normaliseTiers([tier(132.5, 200), tier(145, 50, 199)])).toEqual({
    tiers: [
      { min: 50, max: 199, unit_price_paise: 14_500 },
      { min: 200, max: null, unit_price_paise: 13_250 },
    ],
  })
})

test('a price without a minimum begins at 1, or after the maximum before it', () => {
  expect(normaliseTiers([tier(10, null, 99), tier(9, null, 499), tier(8)])).toEqual({
    tiers: [
      { min: 1, max: 99, unit_price_paise: 1_000 },
      { min: 100, max: 499, unit_price_paise: 900 },
      { min: 500, max: null, unit_price_paise: 800 },
    ],
  })
})

test('prices are taken as the site writes them', () => {
  expect(normaliseTiers([tier('₹1,450.50', '१०', '1,000')])).toEqual({
    tiers: [{ min: 10, max: 1_000, unit_price_paise: 145_050 }],
  })
})

test('text of form fields counts as numbers and blanks as nothing', () => {
  expect(normaliseTiers([tier(' 99.90 ', '10', '')])).toEqual({
    tiers: [{ min: 10, max: null, unit_price_paise: 9_990 }],
  })
  expect(normaliseTiers([{ price: 5 }])).toEqual({ tiers: [{ min: 1, max: null, unit_price_paise: 500 }] })
})

test.each([
  [[], 'Add at least one price slab'],
  [Array.from({ length: 21 }, () => tier(1)), 'A product can have at most 20 price slabs'],
  [[tier(0)], 'Price 1 must be greater than 0'],
  [[tier(-5)], 'Price 1 must be greater than 0'],
  [[tier(null)], 'Price 1 is missing'],
  [[tier(Number.NaN)], 'Price 1 must be a number, such as 145.50'],
  [[tier('1e3')], 'Price 1 must be a number, such as 145.50'],
  [[tier([5])], 'Price 1 must be a number, such as 145.50'],
  [[tier(10.005)], 'Price 1 can have at most 2 decimals'],
  [[tier(0.001)], 'Price 1 can have at most 2 decimals'],
  [[tier(10_000_000.01)], 'Price 1 can be at most ₹1,00,00,000'],
  [[tier(Number.POSITIVE_INFINITY)], 'Price 1 can be at most ₹1,00,00,000'],
  [[tier(5, 1.5)], 'The quantities of slab 1 must be whole numbers'],
  [[tier(5, 1, '10 kg')], 'The quantities of slab 1 must be whole numbers'],
  [[tier(5, 0)], 'The quantities of slab 1 must be at least 1'],
  [[tier(5, 1, -4)], 'The quantities of slab 1 must be at least 1'],
  [[tier(5, 1_000_001)], 'The quantities of slab 1 can be at most 10,00,000'],
  [[tier(5, 9, 8)], 'The minimum quantity of slab 1 is larger than its maximum'],
  [[tier(5, 1, 10), tier(4, 10, 20)], 'The quantities of slab 1 and slab 2 overlap'],
  [[tier(4, 100), tier(5, 1)], 'The quantities of slab 2 and slab 1 overlap'],
  [[tier(5), tier(4)], 'Slab 2 needs a minimum quantity, because the slab before it has no maximum'],
])('%j is refused: %s', (drafts, sentence) => {
  expect(problemOf(...drafts)).toBe(sentence)
})

const quantity = fc.integer({ min: 1, max: 1_000 })
const drafts = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 1_000_000 }).map((paise) => paise / 100),
    quantityRange: fc.record({ min: fc.option(quantity), max: fc.option(quantity) }),
  }),
  { minLength: 1, maxLength: 4 },
)

/** Random ranges mostly overlap, so this draws ranges that never do, some with gaps between them. */
const fittingDrafts = fc
  .uniqueArray(quantity, { minLength: 2, maxLength: 8 })
  .map((bounds) => [...bounds].sort((a, b) => a - b))
  .chain((bounds) =>
    fc.record({
      bounds: fc.constant(bounds),
      isOpen: fc.boolean(),
      prices: fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 4, maxLength: 4 }),
    }),
  )
  .map(({ bounds, isOpen, prices }) =>
    prices.slice(0, Math.floor(bounds.length / 2)).map((paise, i, { length }) => ({
      price: paise / 100,
      quantityRange: { min: bounds[2 * i], max: isOpen && i === length - 1 ? null : bounds[2 * i + 1] },
    })),
  )

const holds = (each: PriceTier, q: number) => each.min <= q && q <= (each.max ?? Number.POSITIVE_INFINITY)

function expectOnePrice(tiers: readonly PriceTier[], q: number) {
  const holding = tiers.filter((each) => holds(each, q))
  expect(holding.length).toBeLessThanOrEqual(1)
  const priced = tierFor(tiers, q)
  if (holding[0]) expect(priced).toBe(holding[0])
  else expect(priced).toBe(tiers.filter((each) => each.min <= q).at(-1) ?? tiers[0])
}

test('every quantity has exactly one price, whatever a form sends', () => {
  fc.assert(
    fc.property(drafts, fc.array(quantity, { minLength: 20, maxLength: 20 }), (sent, quantities) => {
      const result = normaliseTiers(sent)
      if ('problem' in result) return
      for (const q of quantities) expectOnePrice(result.tiers, q)
    }),
    { numRuns: 2_000 },
  )
})

test('ranges that do not touch are always taken, in any order, to the paisa', () => {
  fc.assert(
    fc.property(fittingDrafts, quantity, fc.infiniteStream(fc.nat()), (sent, q, keys) => {
      const shuffled = sent
        .map((draft) => ({ draft, key: keys.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ draft }) => draft)
      const result = normaliseTiers(shuffled)
      if ('problem' in result) throw new Error(result.problem.content)
      expect(result.tiers.map((each) => each.unit_price_paise)).toEqual(
        sent.map(({ price }) => Math.round(price * 100)),
      )
      expectOnePrice(result.tiers, q)
    }),
    { numRuns: 2_000 },
  )
})

test('what was made of tiers is taken again unchanged', () => {
  fc.assert(
    fc.property(fittingDrafts, (sent) => {
      const first = normaliseTiers(sent)
      if ('problem' in first) throw new Error(first.problem.content)
      const again = first.tiers.map(({ min, max, unit_price_paise }) =>
        tier(unit_price_paise / 100, min, max),
      )
      expect(normaliseTiers(again)).toEqual(first)
    }),
  )
})

test('nothing that a body can hold makes it throw', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ price: fc.anything(), quantityRange: fc.anything() })), (sent) => {
      normaliseTiers(sent as Parameters<typeof normaliseTiers>[0])
    }),
    { numRuns: 1_000 },
  )
})
