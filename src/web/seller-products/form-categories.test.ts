import { beforeEach, expect, test } from 'vitest'
import {
  type CategoriesOfPage,
  labelOf,
  offeredCategories,
  slugOf,
} from '#contract/products/present-categories.ts'
import type { WrittenCategory } from '#contract/products/taxonomy.ts'
import { nineFirst } from '#web/products/nine-first.ts'
import { categoryOptions } from './form-categories.ts'

const label = 'Garden tools'
const market: readonly WrittenCategory[] = [
  {
    ...{ slug: 'construction-supplies', label: 'Building material', aliases: ['Sariya shop'] },
    ...{ place: 80, offered: 'front', former: ['Site goods'] },
  },
  { slug: 'footwear', label: 'Footwear', aliases: [], place: 120, offered: 'nowhere', former: [] },
  { slug: 'energy-power', label: 'Energy & power', aliases: [], place: 190, offered: 'nowhere', former: [] },
  { slug: 'garden-tools', label, aliases: [], place: 15, offered: 'front', former: [] },
]

beforeEach(() => {
  Object.assign(globalThis as CategoriesOfPage, { categoriesOfMarket: market })
})

test('forms offer what is not hidden, the added ones behind the nine', () => {
  expect(offeredCategories()).toHaveLength(18)
  expect(nineFirst()).not.toContain('energy & power')
  expect(nineFirst()).not.toContain('Footwear')
  expect(nineFirst().slice(8)).toContain(label)
  expect(slugOf('site GOODS')).toBe('construction-supplies')
  expect(labelOf('not-known-yet')).toBe('not known yet')
})

test('a product keeps the words it was filed under, and its category stands once among the choices', () => {
  const words = offeredCategories().map((category) => category.label)
  const options = categoryOptions(words, 'Site goods')
  expect(options.filter((option) => option.label === 'Building material')).toEqual([
    { value: 'Site goods', label: 'Building material' },
  ])
  expect(categoryOptions(words, 'Footwear')[0]).toEqual({ value: 'Footwear', label: 'Footwear' })
})
