import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addCartItems, type PricedGoods, reviewCartItems } from '#contract/cart.ts'
import type { OrderSummary } from '#contract/order.ts'
import { cartPath } from '#contract/paths.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { ReviewOrders } from './review-orders.tsx'

const goods = (product_id: string, more: Partial<PricedGoods> = {}): PricedGoods => ({
  product_id,
  product_name: product_id,
  product_image: [],
  seller: 'Kaveri Knits',
  seller_id: 'kaveri',
  quantity: 10,
  unit: 'piece',
  unit_price: 50,
  line_total: 500,
  prices: [
    { price: 50, quantityRange: { min: 1, max: 19 } },
    { price: 40, quantityRange: { min: 20, max: null } },
  ],
  stock: null,
  most_per_buyer: null,
  is_minimum_binding: false,
  available: true,
  ...more,
})
const line = (product_id: string | null, quantity: number, unit_price: number) => ({
  product_id,
  product_name: product_id ?? 'Old lamp',
  quantity,
  unit_price,
})
const order = (day: string, ...ordered_items: object[]) =>
  ({ order_id: day, order_date: `${day}T00:00:00Z`, ordered_items }) as unknown as OrderSummary

const orders = [
  order('2026-05-01', line('shirt', 4, 45), line('sock', 1, 50)),
  order('2026-05-02', line('shirt', 6, 45), line(null, 1, 5)),
]

function review(answers: readonly PricedGoods[], missing: string[] = []) {
  const calls = answer(reviewCartItems, () => ({ goods: [...answers], missing }))
  const added = answer(addCartItems, () => ({
    content: '',
    cart_items: [],
    total_amount: 0,
    not_added: [{ product_id: 'sock', why: 'gone' as const }],
  }))
  const left: string[] = []
  return { ...show(<ReviewOrders orders={orders} onClose={() => left.push('left')} />), calls, added, left }
}
const row = async (name: string) =>
  within((await screen.findByRole('checkbox', { name: `Add ${name}` })).closest('li') as HTMLElement)

test('quantities of several orders are merged, and what costs otherwise or is gone is said', async () => {
  const { calls } = review([goods('shirt'), goods('sock', { stock: 0 })], ['hat'])
  expect((await row('shirt')).getByText('You paid ₹45.00 last time, it costs more now.')).toBeTruthy()
  expect((await row('sock')).getByText('Out of stock')).toBeTruthy()
  expect(screen.getByText(/^No longer sold: Old lamp/)).toBeTruthy()
  expect(calls.map(({ input }) => input.items)).toEqual([
    [
      { product_id: 'shirt', quantity: 10 },
      { product_id: 'sock', quantity: 1 },
    ],
  ])
})

test('what is sold out is not chosen, another quantity is priced anew, and the press adds what is chosen in one call', async () => {
  const { user, added, address } = review([goods('shirt'), goods('sock', { stock: 0 })])
  const shirt = await row('shirt')
  const field = shirt.getByRole('textbox', { name: 'Quantity of shirt' })
  await user.clear(field)
  await user.type(field, '20{Enter}')
  expect(shirt.getByText('₹800.00')).toBeTruthy()
  await user.click((await row('sock')).getByRole('checkbox'))
  await user.dblClick(screen.getByRole('button', { name: 'Add 2 products to the cart' }))
  await expect.poll(address).toBe(cartPath)
  expect(added.map(({ input }) => input.items)).toEqual([
    [
      { product_id: 'shirt', quantity: 20 },
      { product_id: 'sock', quantity: 10 },
    ],
  ])
  expect(added[0]?.headers['idempotency-key']).toBeTruthy()
})

test('where nothing is sold any more, that is said and nothing can be added', async () => {
  review([], ['shirt', 'sock'])
  expect(await screen.findByText(/^None of these products is sold any more/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})
