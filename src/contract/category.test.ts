import { expect, test } from 'vitest'
import { landingCategories, stripCategories } from './category.ts'

const strip =
  'all, Agri products & Equipments, Apparel & Fashion, Automobile Spares & parts, Bags and Luggage, Beauty Cosmetics & Care, Books Stationery & Office supplies, Chemicals dyes & solvents, Construction supplies, Drip Irrigation, Electricals & lights, Electronics & Computers, Footwear, Furniture & Interior Decorative, Hardware & paints, Home & kitchen appliances, Industrial equipments, Submersible motors & pumps, Tiles & Ceramics'.split(
    ', ',
  )
const labels = (categories: readonly { label: string }[]) => categories.map(({ label }) => label)

test('the 19 entries of the strip, in their order', () => {
  expect(strip).toHaveLength(19)
  expect(labels(stripCategories)).toEqual(strip)
})

test('the front page leaves out three of them', () => {
  const leftOut = ['all', 'Drip Irrigation', 'Submersible motors & pumps']
  expect(labels(landingCategories)).toEqual(strip.filter((label) => !leftOut.includes(label)))
  expect(landingCategories).toHaveLength(16)
})
