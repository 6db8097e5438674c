import { expect, test } from 'vitest'
import { deals } from '#contract/texts/deals.ts'
import { manyOf, oneOf } from './unit-words.ts'

const about = { product: 'Cement', price: 465, more: 0, total: 465, until: '2026-11-30' }

test.each([
  [1, 'bag', '1 bag of Cement'],
  [400, 'bag', '400 bags of Cement'],
  [400, 'box (100 pc)', '400 boxes (100 pc) of Cement'],
  [400, 'kg', '400 kg of Cement'],
  [400, 'बोरी', '400 बोरी of Cement'],
])('an offer of %i %s is one of %s', (quantity, unit, words) => {
  expect(deals.offerMessage({ ...about, quantity, unit }).content).toContain(`Offer: ${words} at `)
})

test.each(
  `
  metric ton / metric tons, square foot / square feet, sq ft / sq ft, cubic metre / cubic metres, running metre / running metres,
  running foot / running feet, dozen / dozen, dozen pair / dozen pair, pair / pairs, box / boxes, box of 12 / boxes of 12,
  box (100 pc) / boxes (100 pc), batch / batches, battery / batteries, battery pack / battery packs, piece / pieces, kg / kg,
  inch / inches, foot / feet, half / halves, loaf / loaves, leaf / leaves, shelf / shelves, brush / brushes, glass / glasses,
  gross / gross, lens / lens, tray / trays, 50 kg bag / 50 kg bags, bag 50 kg / bags 50 kg, bag of 50 kg / bags of 50 kg,
  HDPE bag / HDPE bags, jerry can / jerry cans, gas cylinder / gas cylinders, master carton / master cartons, bunch / bunches,
  roll / rolls, sheet / sheets, set of 4 pieces / sets of 4 pieces, litre / litres, quintal / quintals, ream / reams,
  500 g pack / 500 g packs, strip of 10 / strips of 10, Foot / Feet, Battery / Batteries, थान / थान, nos / nos, ml / ml
`
    .trim()
    .split(/,\s*/)
    .map((units) => units.split(' / ')),
)('one %s, many %s', (one = '', many = '') => {
  expect([manyOf(one), manyOf(many), oneOf(many), oneOf(one)]).toEqual([many, many, one, one])
})
