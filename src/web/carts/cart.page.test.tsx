import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  addCartItem,
  type Cart,
  type CartLine,
  deleteCartItem,
  getCart,
  updateCartQuantity,
} from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import { changed, totalOf, without } from '#web/basket/goods-arithmetic.ts'
import { deferred } from '#web/testing/deferred.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import CartPage from './cart.page.tsx'

type Details = CartLine['product_details']

const aLine = (details: Partial<Details> = {}): CartLine => ({
  product_details: {
    product_id: 'shirt',
    product_name: 'Linen Shirt',
    product_image: [],
    seller: 'Kaveri Knits',
    seller_id: 'kaveri',
    quantity: 50,
    unit: 'piece',
    unit_price: 145,
    line_total: 7250,
    prices: [
      { price: 145, quantityRange: { min: 50, max: 199 } },
      { price: 132, quantityRange: { min: 200, max: null } },
    ],
    stock: null,
    most_per_buyer: null,
    is_minimum_binding: false,
    available: true,
    ...details,
  },
})
const aSock = aLine({ product_id: 'sock', product_name: 'Wool Sock', seller: 'Ooty Wool', seller_id: 'ooty' })
const aCart = (...cart_items: CartLine[]): Cart => ({
  success: true,
  cart_items,
  total_amount: totalOf(cart_items),
})

/** The cart page of a buyer, and a server that stores its changes. */
function openCart(...lines: CartLine[]) {
  let kept = aCart(...lines)
  const keep = (next: Cart) => {
    kept = next
    return { ...kept, content: 'Saved' }
  }
  const calls = answer(updateCartQuantity, ({ product_id, quantity }) =>
    keep(changed(kept, product_id, quantity)),
  )
  answer(deleteCartItem, ({ product_id }) => keep(without(kept, product_id)))
  answer(getCart, () => kept)
  const props = { loaderData: { cart: kept }, params: {}, matches: [] } as unknown as Parameters<
    typeof CartPage
  >[0]
  return { ...show(<CartPage {...props} />, { address: '/cart', as: { user_id: '7' } }), calls, props }
}

const row = (name: string) =>
  within(screen.getByRole('textbox', { name: `Quantity of ${name}` }).closest('li') as HTMLElement)
const quantity = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` })
const total = () => screen.getByRole('complementary', { name: 'Summary' }).textContent

test('an empty cart leads to the market', () => {
  openCart()
  expect(screen.getByText('No items found in the cart')).toBeTruthy()
  expect(screen.getByText('Cart Empty')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explore Live Market' }).getAttribute('href')).toBe('/live_market')
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull()
})

test('lines stand under their suppliers, each with its sum, and one order goes to each', () => {
  openCart(aLine(), aSock)
  expect(screen.getByRole('region', { name: 'Kaveri Knits' }).textContent).toContain('₹7,250')
  expect(screen.getByRole('region', { name: 'Ooty Wool' }).textContent).toContain('Wool Sock')
  expect(screen.getByText('2 items')).toBeTruthy()
  expect(total()).toContain('₹14,500')
  expect(total()).toContain('Each supplier gets an order of its own.')
})

test('the sums of a cart say where GST is in them', () => {
  const taxed = { gst_rate_bp: 1800, seller_scheme: 'regular' } as const
  openCart(aLine(taxed))
  expect(total()).toContain('Before GST₹6,144.07GST₹1,105.93Total with GST₹7,250.00')
  expect(total()).toContain('All prices include GST. On the invoice GST may differ by a paisa.')
  expect(screen.getByRole('region', { name: 'Kaveri Knits' }).textContent).toContain('Subtotal with GST')
})

test('a cart of goods without GST says so', () => {
  openCart(aLine({ gst_rate_bp: 0, seller_scheme: 'composition' }))
  expect(total()).toMatch(/Total, no\sGST₹7,250\.00.*No GST is charged\./)
})

test('a better price is advised as the prices beside it are shown: with GST, or without', () => {
  openCart(aLine({ gst_rate_bp: 1000, seller_scheme: 'regular' }))
  expect(row('Linen Shirt').getByText(/^Add .* more to pay ₹132\.00 each/).className).toBe('with-gst')
  expect(row('Linen Shirt').getByText(/^Add .* more to pay ₹120\.00 each/).className).toBe('without-gst')
})

test('a quantity that was refused has no advice of the former one beside it', async () => {
  const { user } = openCart(aLine())
  expect(row('Linen Shirt').getByText(/^Add 150 more/)).toBeTruthy()
  await user.clear(quantity('Linen Shirt'))
  await user.type(quantity('Linen Shirt'), '1.5{Enter}')
  expect(row('Linen Shirt').queryByText(/^Add 150 more/)).toBeNull()
})

test('each supplier of a cart says when its order is paid and sent, and how much of it in advance', () => {
  const terms = { advance_bp: 3_000, rest: 'on_delivery', credit_days: 0 } as const
  openCart(aLine({ seller_terms: terms, seller_dispatch: { dispatch_days: 3, freight: 'to_pay' } }), aSock)
  const textOf = (name: string) => screen.getByRole('region', { name }).textContent
  expect(textOf('Kaveri Knits')).toContain('Payment: 30 % in advance (₹2,175.00), rest on delivery')
  expect(textOf('Kaveri Knits')).toContain('Dispatch within 3 days, you pay the carrier')
  expect(textOf('Ooty Wool')).not.toContain('Dispatch')
  expect(textOf('Ooty Wool')).toContain('Payment: As you agree with the supplier')
})

test('a new quantity is priced at once, before the server has answered', async () => {
  const { user, calls } = openCart(aLine())
  const { promise, resolve } = deferred<never>()
  answer(updateCartQuantity, () => promise)
  await user.clear(quantity('Linen Shirt'))
  await user.type(quantity('Linen Shirt'), '200{Enter}')
  expect(row('Linen Shirt').getByText('₹26,400.00')).toBeTruthy()
  expect(total()).toContain('₹26,400.00')
  expect(calls).toEqual([])
  resolve({
    ...aCart(aLine({ quantity: 200, unit_price: 130, line_total: 26_000 })),
    content: 'Saved',
  } as never)
  expect(await row('Linen Shirt').findByText('₹26,000.00')).toBeTruthy()
})

test('changes leave one after the other, and the last one counts', async () => {
  const { user } = openCart(aLine())
  const sent: number[] = []
  const answers: ((cart: never) => void)[] = []
  answer(updateCartQuantity, ({ quantity: number }) => {
    sent.push(number ?? 0)
    return new Promise((resolve) => answers.push(resolve))
  })
  const more = row('Linen Shirt').getByRole('button', { name: 'Increase quantity' })
  await user.click(more)
  await user.click(more)
  await expect.poll(() => sent).toEqual([51])
  answers[0]?.({ ...aCart(aLine({ quantity: 51 })), content: 'Saved' } as never)
  await expect.poll(() => sent).toEqual([51, 52])
  expect(quantity('Linen Shirt').value).toBe('52')
})

test('what the server refuses is put back, and its sentence is shown', async () => {
  const { user } = openCart(aLine())
  answer(updateCartQuantity, () => {
    throw new ApiError(409, 'Only 50 are left.')
  })
  await user.click(row('Linen Shirt').getByRole('button', { name: 'Increase quantity' }))
  expect((await screen.findByText('Only 50 are left.')).closest('[role=alert]')).toBeTruthy()
  await expect.poll(() => quantity('Linen Shirt').value).toBe('50')
})

test('without a connection the cart says so and stays as the server knows it', async () => {
  const { user } = openCart(aLine())
  const lose = () => {
    throw new Error('no line')
  }
  for (const endpoint of [updateCartQuantity, getCart, deleteCartItem])
    answer(endpoint as typeof getCart, lose)
  await user.click(row('Linen Shirt').getByRole('button', { name: 'Increase quantity' }))
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeTruthy()
  await expect.poll(() => quantity('Linen Shirt').value).toBe('50')
  expect(total()).toContain('₹7,250')
  await user.click(screen.getByRole('button', { name: 'Remove Linen Shirt' }))
  expect(await screen.findByRole('textbox', { name: 'Quantity of Linen Shirt' })).toBeTruthy()
  expect(screen.queryByText('Removed Linen Shirt')).toBeNull()
})

test('what another tab has changed shows on return', async () => {
  openCart(aLine({ quantity: 1 }))
  expect(screen.getByText('The minimum order is 50. The supplier may decline less.')).toBeTruthy()
  expect(screen.queryByText(/to pay/)).toBeNull()
  answer(getCart, () => aCart(aLine({ quantity: 70 })))
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => quantity('Linen Shirt').value).toBe('70')
})

test('a line that was removed can be had back, in its quantity', async () => {
  const { user } = openCart(aLine(), aSock)
  const back = answer(addCartItem, () => ({ ...aCart(aLine(), aSock), content: 'Added' }))
  await user.click(screen.getByRole('button', { name: 'Remove Linen Shirt' }))
  expect(screen.queryByText('Linen Shirt')).toBeNull()
  expect(total()).toContain('₹7,250')
  const message = (await screen.findByText('Removed Linen Shirt')).closest('[role=status]') as HTMLElement
  await user.click(within(message).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Linen Shirt')).toBeTruthy()
  expect(back.map(({ input }) => input)).toEqual([{ product_id: 'shirt', quantity: 50 }])
  expect(back[0]?.headers['idempotency-key']).toBeTruthy()
})

test.each<[sentence: string, details: Partial<Details>]>([
  ['No longer available. It is not part of the total.', { available: false }],
  ['Only 20 in stock', { stock: 20 }],
  ['Out of stock', { stock: 0 }],
  ['The minimum order is 50. Less is not sold.', { quantity: 10, is_minimum_binding: true }],
  ['The minimum order is 50. The supplier may decline less.', { quantity: 10 }],
  ['One buyer can order at most 40.', { most_per_buyer: 40 }],
  ['Add 150 more to pay ₹132.00 each.', {}],
])('a line says what matters most of it: %s', (sentence, details) => {
  openCart(aLine(details))
  expect(screen.getByRole('region', { name: 'Kaveri Knits' }).textContent).toContain(sentence)
})

test('what cannot be ordered is shown before an address is asked for', async () => {
  const { user } = openCart(aLine(), { ...aSock, product_details: { ...aSock.product_details, stock: 3 } })
  await user.click(screen.getAllByRole('button', { name: 'Proceed' })[0] as HTMLElement)
  expect(await screen.findByText('Wool Sock: Only 3 in stock')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('nothing is ordered while a quantity is not understood', async () => {
  const { user, calls } = openCart(aLine())
  await user.clear(quantity('Linen Shirt'))
  await user.type(quantity('Linen Shirt'), 'fifty')
  await user.click(screen.getAllByRole('button', { name: 'Proceed' })[0] as HTMLElement)
  expect(document.activeElement).toBe(quantity('Linen Shirt'))
  expect(screen.getByText('Write a whole number, such as 25.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual([])
})

test('a cart that failed to load can be requested again', () => {
  const { props, change } = openCart()
  change(<CartPage {...props} loaderData={{ content: 'The cart could not be loaded.' }} />)
  expect(screen.getByText('The cart could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /again/i })).toBeTruthy()
})
