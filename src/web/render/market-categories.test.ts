import { expect, test } from 'vitest'
import type { WrittenCategory } from '#contract/products/taxonomy.ts'
import { categoriesScript, takeCategories } from './market-categories.ts'

const label = '</script><b>\u2028'
const market: readonly WrittenCategory[] = [
  {
    ...{ slug: 'construction-supplies', label: 'Building material', aliases: ['Sariya shop'] },
    ...{ place: 80, offered: 'front', former: ['Site goods'] },
  },
  { slug: 'footwear', label: 'Footwear', aliases: [], place: 120, offered: 'nowhere', former: [] },
  { slug: 'energy-power', label: 'Energy & power', aliases: [], place: 190, offered: 'nowhere', former: [] },
  { slug: 'garden-tools', label, aliases: [], place: 15, offered: 'front', former: [] },
]

test('an untouched market says nothing in its pages', () => {
  expect(categoriesScript()).toBe('')
  takeCategories([])
  expect(categoriesScript()).toBe('')
})

test('what editors wrote reaches the browser as it is, and ends no script', () => {
  takeCategories(market)
  expect(categoriesScript()).not.toMatch(/<|\u2028/)
  const window: { categoriesOfMarket?: unknown } = {}
  new Function('window', categoriesScript())(window)
  expect(window.categoriesOfMarket).toEqual(market)
})
