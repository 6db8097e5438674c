import { expect, test } from 'vitest'
import { liveCategories, productCategories } from './form-categories.ts'
import { bodyOf, type Draft, emptyDraft, problemsOf, risingPrice } from './product-draft.ts'

const filled: Draft = {
  ...emptyDraft('agri products & equipments'),
  product_name: 'Drip lateral pipe',
  description: '16 mm, 100 m',
  unit: 'roll',
  tiers: [
    { id: 'a', min: '1', max: '49', price: '950' },
    { id: 'b', min: '', max: '', price: '899.50' },
  ],
}

test('an empty form names every field that must be filled', () => {
  const problems = problemsOf(emptyDraft('agri products & equipments'), 0)
  expect(Object.keys(problems)).toEqual(['product_name', 'description', 'pictures', 'unit', 'tiers'])
})

test('a filled form can be sent; an empty row of specifications is none', () => {
  expect(problemsOf(filled, 1)).toEqual({})
  expect(bodyOf(filled)).toMatchObject({ stock: null, category_type: 'agri products & equipments' })
})

test('a specification with a name alone is half', () => {
  const specs = [{ id: 'a', key: 'Colour', value: ' ' }]
  expect(problemsOf({ ...filled, specs }, 1).specs).toBe('Every specification needs a name and a value')
})

test('overlapping prices are told by the rule that the server keeps', () => {
  const tiers = [...filled.tiers.slice(0, 1), { id: 'b', min: '40', max: '', price: '899' }]
  expect(problemsOf({ ...filled, tiers }, 1).tiers).toBe('The quantities of slab 1 and slab 2 overlap')
})

test('stock is a whole number or nothing', () => {
  expect(problemsOf({ ...filled, stock: '1.5' }, 1).stock).toBe('Stock must be a whole number')
  expect(problemsOf({ ...filled, stock: '0' }, 1)).toEqual({})
  expect(bodyOf({ ...filled, stock: '0' }).stock).toBe(0)
})

test('a price that rises with the quantity is a hint', () => {
  expect(risingPrice(filled)).toBeUndefined()
  const dearer = filled.tiers.map((tier) => (tier.id === 'b' ? { ...tier, price: '990' } : tier))
  expect(risingPrice({ ...filled, tiers: dearer })).toBe(2)
})

test('the product form offers the taxonomy, the live form its nine first and then the rest', () => {
  expect(productCategories).toHaveLength(19)
  expect(liveCategories.slice(0, 9)).toEqual([
    'agri products & equipments',
    'apparel & fashion',
    'architects & interior designing',
    'automobile parts & spares',
    'chemicals dyes & solvents',
    'construction real & estate',
    'consumer electronics',
    'electricals & electronics',
    'energy & power',
  ])
  expect(liveCategories).toHaveLength(19)
  expect(new Set(liveCategories).size).toBe(19)
})
