import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  addToGoodsList,
  type GoodsList,
  removeFromGoodsList,
  renameGoodsList,
  shareGoodsList,
} from '#contract/buy-again/goods-lists.ts'
import { addCartItems, type PricedGoods } from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import { cartPath } from '#contract/paths.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { EditList } from './edit-list.tsx'
import { OwnGoods } from './own-goods.tsx'
import { ShareList } from './share-list.tsx'

const goods = (product_id: string, fields: Partial<PricedGoods> = {}): PricedGoods => ({
  product_id,
  product_name: product_id,
  product_image: [],
  seller: 'Kaveri Knits',
  seller_id: 'kaveri',
  quantity: 5,
  unit: 'piece',
  unit_price: 40,
  line_total: 200,
  prices: [{ price: 40, quantityRange: { min: 1, max: null } }],
  stock: null,
  most_per_buyer: null,
  is_minimum_binding: false,
  available: true,
  ...fields,
})
const aList = (fields: Partial<GoodsList> = {}): GoodsList => ({
  success: true,
  list_id: 'monthly',
  name: 'Monthly',
  link_key: null,
  goods: [goods('nut'), goods('bolt')],
  ...fields,
})
const saved = { content: 'Saved', list_id: 'monthly', left_out: [] }

function shown(list = aList()) {
  let changes = 0
  const onChanged = async () => {
    changes += 1
  }
  const parts = (
    <>
      <EditList list={list} onChanged={onChanged} />
      <OwnGoods list={list} onChanged={onChanged} />
      <ShareList list={list} onChanged={onChanged} />
    </>
  )
  return { ...show(parts, { as: { user_id: 'buyer' } }), changes: () => changes }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` })
const write = async ({ user }: ReturnType<typeof shown>, name: string, text: string) => {
  await user.clear(field(name))
  await user.type(field(name), `${text}{Enter}`)
}

test('of two quick changes the last one is kept, and so is that of another product', async () => {
  const answers: (() => void)[] = []
  const calls = answer(addToGoodsList, async () => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return saved
  })
  const page = shown()
  await write(page, 'nut', '6')
  await write(page, 'nut', '7')
  await write(page, 'bolt', '8')
  await write(page, 'nut', '9')
  expect(calls).toHaveLength(1)
  answers[0]?.()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls.map(({ input }) => input.items)).toEqual([
    [{ product_id: 'nut', quantity: 6 }],
    [
      { product_id: 'nut', quantity: 9 },
      { product_id: 'bolt', quantity: 8 },
    ],
  ])
  answers[1]?.()
})

test('a quantity that could not be kept is told, and the next one is kept', async () => {
  const calls = answer(addToGoodsList, ({ items }) => {
    if (items[0]?.quantity === 6) throw new ApiError(404, 'List not found')
    return saved
  })
  const page = shown()
  await write(page, 'nut', '6')
  expect(await screen.findByText('List not found')).toBeTruthy()
  await write(page, 'nut', '7')
  await expect.poll(() => calls.length).toBe(2)
})

test('a whole list goes into the cart in one call, at the quantities on the screen', async () => {
  answer(addToGoodsList, () => saved)
  const added = answer(addCartItems, () => ({ cart_items: [], total_amount: 0, not_added: [] }) as never)
  const page = shown()
  await write(page, 'nut', '12')
  await page.user.click(screen.getByRole('button', { name: 'Add 2 products to the cart' }))
  await expect.poll(page.address).toBe(cartPath)
  expect(added[0]?.input.items).toEqual([
    { product_id: 'nut', quantity: 12 },
    { product_id: 'bolt', quantity: 5 },
  ])
})

test('a product is taken out by its own button', async () => {
  const calls = answer(removeFromGoodsList, () => ({ content: 'Taken out' }) as never)
  const page = shown()
  await page.user.click(screen.getByRole('button', { name: 'Take bolt out of the list' }))
  await expect.poll(page.changes).toBe(1)
  expect(calls[0]?.input).toMatchObject({ product_id: 'bolt' })
})

test('what the server says of a name stands at its field', async () => {
  answer(renameGoodsList, () => {
    throw new ApiError(400, 'The name of the list cannot be empty', { field: 'name' })
  })
  const { user } = shown()
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('The name of the list cannot be empty')).toBeTruthy()
})

test('a link is made by a press, and one that stands is shown with what takes it back', async () => {
  answer(shareGoodsList, () => ({ content: 'Shared', link_key: 'a'.repeat(32) }))
  const page = shown()
  await page.user.click(screen.getByRole('button', { name: 'Share by link' }))
  await expect.poll(page.changes).toBe(1)
  page.leave()
  shown(aList({ link_key: 'a'.repeat(32) }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the list' }).value).toContain(
    `link=${'a'.repeat(32)}`,
  )
  expect(screen.getByRole('button', { name: 'Take link back' })).toBeTruthy()
})
