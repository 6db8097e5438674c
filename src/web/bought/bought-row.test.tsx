import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BoughtProduct } from '#contract/buy-again/bought.ts'
import { createGoodsList, listGoodsLists } from '#contract/buy-again/goods-lists.ts'
import { addCartItem } from '#contract/cart.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { BoughtRow } from './bought-row.tsx'

const cement: BoughtProduct = {
  product_id: 'cement',
  product_name: 'Cement 53 grade',
  product_image: [],
  seller: 'Kovai Mills',
  seller_id: 'kovai',
  quantity: 20,
  unit: 'bag',
  unit_price: 400,
  line_total: 8_000,
  prices: [
    { price: 400, quantityRange: { min: 1, max: 99 } },
    { price: 380, quantityRange: { min: 100, max: null } },
  ],
  stock: null,
  most_per_buyer: null,
  is_minimum_binding: false,
  available: true,
  order_id: 'VJ-7Q2K9X4M',
  bought_at: '2026-10-14T06:30:00.000Z',
  paid: 390,
  paid_unit: 'bag',
  bought: 20,
  times: 3,
}

const row = (fields: Partial<BoughtProduct> = {}) =>
  show(
    <ul>
      <BoughtRow product={{ ...cement, ...fields }} />
    </ul>,
    { as: { user_id: 'buyer' } },
  )
const quantity = () => screen.getByRole('textbox', { name: 'Quantity of Cement 53 grade' })
const text = () => screen.getByRole('listitem').textContent

test('the last time stands beside the price of today, which follows the quantity', async () => {
  const { user } = row()
  expect(text()).toMatch(/14 Oct.*20 bag.*bought 3 times.*₹390\.00 per bag last time.*₹400\.00 per bag/)
  expect(screen.getByText('costs more now')).toBeTruthy()
  await user.clear(quantity())
  await user.type(quantity(), '100{Enter}')
  expect(text()).toContain('₹380.00')
  expect(screen.getByText('costs less now')).toBeTruthy()
})

test('prices of another unit are not compared', () => {
  row({ paid_unit: 'tonne', paid: 8_000 })
  expect(screen.queryByText(/^costs (more|less) now/)).toBeNull()
})

test('it is bought again, and saved to a list, at the quantity on the screen', async () => {
  const added = answer(addCartItem, () => ({ cart_items: [], total_amount: 0, content: '' }) as never)
  answer(listGoodsLists, () => ({ lists: [] }))
  const made = answer(createGoodsList, () => ({ content: 'Saved', list_id: 'one', left_out: [] }))
  const { user } = row()
  await user.clear(quantity())
  await user.type(quantity(), '35{Enter}')
  await user.dblClick(screen.getByRole('button', { name: 'Add to Cart: Cement 53 grade' }))
  expect(added.map(({ input }) => input)).toEqual([{ product_id: 'cement', quantity: 35 }])
  await user.click(screen.getByRole('button', { name: 'Save to a list: Cement 53 grade' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name of the list' }), 'Monthly')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => made.map(({ input }) => input.items))
    .toEqual([[{ product_id: 'cement', quantity: 35 }]])
})

test('what is gone or sold out cannot be bought again, and says why', () => {
  const { leave } = row({ available: false })
  expect(screen.getByText('No longer sold')).toBeTruthy()
  expect(within(screen.getByRole('listitem')).queryByRole('button')).toBeNull()
  leave()
  row({ stock: 0 })
  expect(screen.getByText('Out of stock at the moment')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull()
})
