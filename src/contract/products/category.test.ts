import { expect, test } from 'vitest'
import {
  categoriesForLabel,
  labelOf,
  landingCategories,
  slugOf,
  stripCategories,
} from './present-categories.ts'

const strip =
  'all, Agri products & Equipments, Apparel & Fashion, Automobile Spares & parts, Bags and Luggage, Beauty Cosmetics & Care, Books Stationery & Office supplies, Chemicals dyes & solvents, Construction supplies, Drip Irrigation, Electricals & lights, Electronics & Computers, Footwear, Furniture & Interior Decorative, Hardware & paints, Home & kitchen appliances, Industrial equipments, Submersible motors & pumps, Tiles & Ceramics'.split(
    ', ',
  )
const labels = (categories: readonly { label: string }[]) => categories.map(({ label }) => label)

test('the 19 entries of the strip, in their order', () => {
  expect(strip).toHaveLength(19)
  expect(labels(stripCategories())).toEqual(strip)
})

test('the front page leaves out three of them', () => {
  const leftOut = ['all', 'Drip Irrigation', 'Submersible motors & pumps']
  expect(labels(landingCategories())).toEqual(strip.filter((label) => !leftOut.includes(label)))
  expect(landingCategories()).toHaveLength(16)
})

test.each<[string, string]>([
  ['consumer electronics', 'Electronics & Computers'],
  ['electricals & electronics', 'Electricals & lights'],
  ['construction real & estate', 'Construction supplies'],
  ['architects & interior designing', 'Furniture & Interior Decorative'],
  ['Furniture', 'Furniture & Interior Decorative'],
  ['T-Shirt', 'Apparel & Fashion'],
  ['Books', 'Books Stationery & Office supplies'],
  ['Stationery', 'Books Stationery & Office supplies'],
  ['Books, Stationery & Office supplies', 'Books Stationery & Office supplies'],
  ['Stationery & Office supplies', 'Books Stationery & Office supplies'],
  ['Hardware', 'Hardware & paints'],
  ['Tiles', 'Tiles & Ceramics'],
  ['automobile parts & spares', 'Automobile Spares & parts'],
  ['Submersible Motors and Pumps', 'Submersible motors & pumps'],
  ['energy & power', 'Energy & power'],
  ...strip.slice(1).map((label) => [label, label] as [string, string]),
])('%s is %s', (spelling, label) => {
  for (const written of [spelling, spelling.toUpperCase(), ` ${spelling.toLowerCase()} `])
    expect(labelOf(slugOf(written) ?? '')).toBe(label)
})

test('electricals & electronics means both when it is read, and all is no filter', () => {
  expect(categoriesForLabel('Electricals & Electronics')).toEqual([
    'electricals-lights',
    'electronics-computers',
  ])
  expect(categoriesForLabel('all')).toBeUndefined()
  expect(categoriesForLabel('spaceships')).toEqual([])
})
