import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PastedLine, readPastedOrder } from '#contract/buy-again/paste.ts'
import { addCartItems, type PricedGoods } from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import { cartPath } from '#contract/paths.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import PastePage from './paste.page.tsx'

const goods = (product_id: string, quantity: number, stock: number | null = null): PricedGoods => ({
  product_id,
  product_name: `Lamp ${product_id}`,
  product_image: [],
  seller: 'Kaveri Lights',
  seller_id: 'kaveri',
  quantity,
  unit: 'piece',
  unit_price: 50,
  line_total: 50 * quantity,
  prices: [{ price: 50, quantityRange: { min: 1, max: null } }],
  stock,
  most_per_buyer: null,
  is_minimum_binding: false,
  available: true,
})
const line = (typed: string, more: Partial<PastedLine>): PastedLine => ({
  typed,
  quantity: 12,
  unit: '',
  found_by: 'code',
  goods: [],
  ...more,
})

async function paste(...lines: PastedLine[]) {
  answer(readPastedOrder, () => ({ lines, is_cut: false }))
  const added = answer(addCartItems, () => ({ content: '', cart_items: [], total_amount: 0, not_added: [] }))
  const page = show(<PastePage />, { as: { user_id: '7' } })
  await page.user.type(screen.getByRole('textbox', { name: /Your order/ }), 'an order')
  await page.user.click(screen.getByRole('button', { name: 'Find products' }))
  await screen.findByRole('button', { name: 'Paste another order' })
  return { ...page, added }
}
const row = (typed: string) => within(screen.getByText(typed).closest('li') as HTMLElement)

test('each line has its choice, and only what was chosen goes into the cart, in one call', async () => {
  const { user, added, address } = await paste(
    line('KLB-1 x 12', { goods: [goods('one', 12), goods('two', 12)] }),
    line('bulb', { quantity: null, found_by: 'words', goods: [goods('three', 5)] }),
  )
  expect(row('bulb').getByText('By its words: please check')).toBeTruthy()
  expect(row('bulb').getByText(/^No quantity in the line/)).toBeTruthy()
  expect(added).toEqual([])
  await user.selectOptions(row('KLB-1 x 12').getByRole('combobox'), 'two')
  await user.selectOptions(row('bulb').getByRole('combobox'), 'Leave this line out')
  await user.click(screen.getByRole('button', { name: 'Add 1 product to the cart' }))
  await expect.poll(address).toBe(cartPath)
  expect(added.map(({ input }) => input.items)).toEqual([[{ product_id: 'two', quantity: 12 }]])
})

test('what is not found leads to the search, and what cannot be ordered is said before', async () => {
  await paste(line('zzz x 2', { found_by: 'nothing' }), line('KLB-1 x 12', { goods: [goods('one', 12, 3)] }))
  expect(row('zzz x 2').getByText('Nothing found')).toBeTruthy()
  expect(row('zzz x 2').getByRole('link', { name: 'Search the market' })).toBeTruthy()
  expect(row('KLB-1 x 12').getByText('Only 3 in stock')).toBeTruthy()
})

test('a text that could not be read stays as it was typed', async () => {
  answer(readPastedOrder, () => {
    throw new ApiError(503, 'We cannot do this right now.')
  })
  const { user } = show(<PastePage />, { as: { user_id: '7' } })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your order/ })
  await user.type(field, 'KLB-1 x 12')
  await user.click(screen.getByRole('button', { name: 'Find products' }))
  expect(await screen.findByText('We cannot do this right now.')).toBeTruthy()
  expect(field.value).toBe('KLB-1 x 12')
})
