import { expect, test } from 'vitest'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { nineFirst } from '#web/products/nine-first.ts'
import { productCategories } from './form-categories.ts'
import { bodyOf, type Draft, emptyDraft, productRules, risingPrice, wrongPriceOf } from './product-draft.ts'

const filled: Draft = {
  ...emptyDraft('agri products & equipments'),
  product_name: 'Drip lateral pipe',
  description: '16 mm, 100 m',
  unit: 'roll',
  prices: [
    { id: 'a', min: '1', max: '49', price: '950' },
    { id: 'b', min: '', max: '', price: '899.50' },
  ],
}

const wrongIn = (draft: Draft) => wrongFields(productRules, draft)
const problemIn = (draft: Draft, name: keyof Draft) => problemOf(productRules, draft, name)

test('an empty form names every field that must be filled', () => {
  const wrong = wrongIn(emptyDraft('agri products & equipments'))
  expect(wrong).toEqual(['product_name', 'description', 'unit', 'prices'])
})

test('a filled form can be sent; an empty row of specifications is none', () => {
  expect(wrongIn(filled)).toEqual([])
  expect(bodyOf(filled)).toMatchObject({ stock: null, category_type: 'agri products & equipments' })
})

test('a specification with a name alone is half', () => {
  const specs = [{ id: 'a', key: 'Colour', value: ' ' }]
  expect(problemIn({ ...filled, specs }, 'specs')).toBe('Every specification needs a name and a value')
})

test("overlapping prices are found by the server's own rule", () => {
  const prices = [...filled.prices.slice(0, 1), { id: 'b', min: '40', max: '', price: '899' }]
  expect(problemIn({ ...filled, prices }, 'prices')).toBe('The quantities of slab 1 and slab 2 overlap')
  expect(wrongPriceOf({ ...filled, prices })).toBeUndefined()
})

test('what is wrong with one price stands at it', () => {
  const prices = [...filled.prices.slice(0, 1), { id: 'b', min: '', max: '', price: '0' }]
  expect(problemIn({ ...filled, prices }, 'prices')).toBe('Price 2 must be greater than 0')
  expect(wrongPriceOf({ ...filled, prices })).toBe(1)
})

test('stock is a whole number or nothing', () => {
  expect(problemIn({ ...filled, stock: '1.5' }, 'stock')).toBe('Stock must be a whole number')
  expect(problemIn({ ...filled, stock: 'many' }, 'stock')).toBe('Stock must be a whole number')
  expect(wrongIn({ ...filled, stock: '0' })).toEqual([])
  expect(bodyOf({ ...filled, stock: '0' }).stock).toBe(0)
})

test('a price that rises with the quantity is a hint', () => {
  expect(risingPrice(filled)).toBeUndefined()
  const dearer = filled.prices.map((tier) => (tier.id === 'b' ? { ...tier, price: '990' } : tier))
  expect(risingPrice({ ...filled, prices: dearer })).toBe(2)
})

test('the product form offers the taxonomy, the others the nine of the specification first and then the rest', () => {
  expect(productCategories()).toHaveLength(19)
  expect(nineFirst().slice(0, 9)).toEqual([
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
  expect(nineFirst()).toHaveLength(19)
  expect(new Set(nineFirst()).size).toBe(19)
})
