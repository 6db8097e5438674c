import { expect, test } from 'vitest'
import type { OrderSummary } from '#contract/order.ts'
import { namesOf, slabText } from './order-goods.ts'

const orderOf = (...names: string[]) =>
  names.map((product_name) => ({ product_name })) as OrderSummary['ordered_items']

test('an order of one product carries its name alone', () => {
  expect(namesOf(orderOf('Basmati rice'))).toBe('Basmati rice')
})

test('an order of several products names the first and counts the others', () => {
  expect(namesOf(orderOf('Basmati rice', 'Toor dal', 'Jaggery'))).toBe('Basmati rice and 2 more')
})

test('what the freight costs is none of the goods', () => {
  const [rice] = orderOf('Basmati rice')
  const freight = { product_name: 'Freight', is_freight: true } as OrderSummary['ordered_items'][number]
  expect(namesOf(rice ? [rice, freight] : [])).toBe('Basmati rice')
})

test('the slab of a price names both of its ends, in Indian groups of digits', () => {
  expect(slabText({ min: 500, max: 100_000 })).toBe('Price for 500 to 1,00,000')
})

test('the largest slab has no upper end', () => {
  expect(slabText({ min: 1_000, max: null })).toBe('Price for 1,000 or more')
})
