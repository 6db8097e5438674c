import { expect, test } from 'vitest'
import type { CartLine } from '#contract/cart.ts'
import {
  bySupplier,
  changed,
  isBelowMinimum,
  minimumOf,
  nextSlab,
  obstacleOf,
  totalOf,
  without,
} from './goods-arithmetic.ts'

const aLine = (details: Partial<CartLine['product_details']> = {}): CartLine => ({
  product_details: {
    product_id: 'shirt',
    product_name: 'Shirt',
    product_image: [],
    seller: 'Kaveri Knits',
    seller_id: 'kaveri',
    quantity: 50,
    unit: 'piece',
    unit_price: 145,
    line_total: 7_250,
    prices: [
      { price: 145, quantityRange: { min: 50, max: 199 } },
      { price: 132.35, quantityRange: { min: 200, max: null } },
    ],
    stock: null,
    most_per_buyer: null,
    is_minimum_binding: false,
    available: true,
    ...details,
  },
})
const aCart = (...cart_items: CartLine[]) => ({
  success: true as const,
  cart_items,
  total_amount: totalOf(cart_items),
})

test('a larger quantity reaches the cheaper slab, to the paisa', () => {
  const cart = changed(aCart(aLine()), 'shirt', 201)
  expect(cart.cart_items[0]?.product_details).toMatchObject({ unit_price: 132.35, line_total: 26_602.35 })
  expect(cart.total_amount).toBe(26_602.35)
})

test('what is no longer available is outside the total', () => {
  expect(aCart(aLine(), aLine({ product_id: 'gone', available: false })).total_amount).toBe(7_250)
})

test('taking a line out lowers the total', () => {
  expect(without(aCart(aLine(), aLine({ product_id: 'sock', line_total: 10.1 })), 'shirt').total_amount).toBe(
    10.1,
  )
})

test('lines stand together by supplier', () => {
  const groups = bySupplier([
    aLine(),
    aLine({ seller_id: 'agra', seller: 'Agra Soles' }),
    aLine({ product_id: 'sock' }),
  ])
  expect(groups.map(({ seller, lines }) => [seller, lines.length])).toEqual([
    ['Kaveri Knits', 2],
    ['Agra Soles', 1],
  ])
})

test('the hint of the next slab counts what is missing and is silent where the stock ends before', () => {
  expect(nextSlab(aLine().product_details)).toEqual({ more: 150, price: 132.35 })
  expect(nextSlab(aLine({ stock: 199 }).product_details)).toBeUndefined()
  expect(nextSlab(aLine({ quantity: 200 }).product_details)).toBeUndefined()
})

test('below the minimum no saving is promised that does not exist', () => {
  const few = aLine({ quantity: 25 }).product_details
  expect(nextSlab(few)).toBeUndefined()
  expect([isBelowMinimum(few), minimumOf(few)]).toEqual([true, 50])
})

test('what the server would refuse is known before', () => {
  const obstacle = (details: Partial<CartLine['product_details']>) =>
    obstacleOf(aLine(details).product_details)
  expect(obstacle({})).toBeUndefined()
  expect(obstacle({ stock: 49 })).toBe('stock')
  expect(obstacle({ quantity: 49 })).toBeUndefined()
  expect(obstacle({ quantity: 49, is_minimum_binding: true })).toBe('minimum')
  expect(obstacle({ is_minimum_binding: true })).toBeUndefined()
  expect(obstacle({ most_per_buyer: 49 })).toBe('most')
})
