import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { type OwnProduct, setLowStock } from '#contract/products/own-product.ts'
import { saveShopHabits } from '#contract/sellers/shop-habits.ts'
import { StockForm } from '#web/seller-habits/stock-form.tsx'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { LowStockCard } from './low-stock-card.tsx'

const product = { product_id: 'p1', own_low_stock: null, low_stock: 5 } as unknown as OwnProduct
const field = () => screen.getByRole('textbox', { name: /Tell me at so many pieces/ })
const save = () => screen.getByRole('button', { name: 'Save limit' })

test('a product gets a limit of its own, in the digits that one types, and none again once it is empty', async () => {
  const calls = answer(setLowStock, () => ({ content: 'Saved.', product }))
  const { user } = show(<LowStockCard product={product} />)
  expect(screen.getByText('Left empty, the limit of your shop counts: 5.')).toBeTruthy()
  await user.type(field(), '१,२००')
  await user.click(save())
  await expect.poll(() => calls.length).toBe(1)
  await user.clear(field())
  await user.click(save())
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toEqual([
      { productId: 'p1', low_stock: 1_200 },
      { productId: 'p1', low_stock: null },
    ])
})

test('a limit that is none is told at its field and not sent', async () => {
  const calls = answer(setLowStock, () => ({ content: 'Saved.', product }))
  const { user } = show(<LowStockCard product={product} />)
  for (const wrong of ['many', '2.5']) {
    await user.clear(field())
    await user.type(field(), wrong)
    await user.click(save())
    expect(field().getAttribute('aria-invalid')).toBe('true')
  }
  expect(calls).toEqual([])
})

test('the limit of the shop is saved, and one that was not stays typed with its reason', async () => {
  answer(saveShopHabits, () => {
    throw new ApiError(503, 'Your shop is closed for a moment.')
  })
  const { user } = show(<StockForm lowStock={8} />)
  expect(field()).toHaveProperty('value', '8')
  await user.clear(field())
  await user.type(field(), '12')
  await user.click(save())
  expect(await screen.findByText(/Your shop is closed for a moment/)).toBeTruthy()
  expect(field()).toHaveProperty('value', '12')
  const calls = answer(saveShopHabits, () => ({ content: 'Saved.' }) as never)
  await user.click(save())
  await expect.poll(() => calls[0]?.input).toEqual({ low_stock: 12 })
})
