import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { addCartItem } from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import { cartPath } from '#contract/paths.ts'
import type { Price, ShownProduct } from '#contract/products/product.ts'
import { useEnded } from '#web/products/use-ended.ts'
import { deferred } from '#web/testing/deferred.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { BuyBox } from './buy-box.tsx'
import { firstQuantity, mostOf, quote, tiersOf } from './quote.ts'
import { useAddToCart } from './use-add-to-cart.ts'

const slab = (price: number, min: number, max: number | null): Price => ({
  price,
  quantityRange: { min, max },
})

const shirt = {
  product_id: 'shirt',
  product_name: 'Linen Shirt',
  unit: 'piece',
  category: 'apparel-fashion',
  seller_id: 'kaveri',
  stock: null,
  most_per_buyer: null,
  is_minimum_binding: false,
  expires_at: null,
  prices: [slab(145, 50, 199), slab(132, 200, 499), slab(118, 500, null)],
} as unknown as ShownProduct

/** The box as on the product page. */
function Box({ product, hasEnded }: { product: ShownProduct; hasEnded: boolean }) {
  const tiers = tiersOf(product.prices)
  const limit = mostOf(product)
  const [quantity, setQuantity] = useState(() => firstQuantity(tiers, limit))
  const ended = useEnded(product.expires_at, hasEnded)
  const cart = useAddToCart(product.product_id, quantity)
  return (
    <BuyBox
      offer={{ product, tiers, limit, quote: quote(tiers, quantity, limit), setQuantity, ended, cart }}
    />
  )
}

function box(fields: Partial<ShownProduct> = {}, { as = 'buyer', hasEnded = false } = {}) {
  const viewer = as === 'visitor' ? {} : { as: { user_id: as } }
  return show(<Box product={{ ...shirt, ...fields }} hasEnded={hasEnded} />, {
    address: '/product/shirt',
    ...viewer,
  })
}

const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity (pieces)' })
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked)
const sum = () => document.querySelector('output')?.textContent?.replace('\u00a0', ' ')
const advice = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
const write = async ({ user }: ReturnType<typeof box>, text: string) => {
  await user.clear(quantity())
  await user.type(quantity(), `${text}{Enter}`)
}

test('the page begins at the smallest quantity of the supplier, with its slab and its sum', () => {
  box()
  expect([quantity().value, chosen()]).toEqual(['50', 0])
  expect(sum()).toBe('50 × ₹145.00 = ₹7,250.00 with GST')
})

test('slab, quantity and total are always of one mind', async () => {
  const page = box()
  await write(page, '250')
  expect([chosen(), sum()]).toEqual([1, '250 × ₹132.00 = ₹33,000.00 with GST'])
  expect(advice()).toContain('You save ₹3,250.00')
  await page.user.click(screen.getAllByRole('radio')[2] as HTMLElement)
  expect([quantity().value, chosen()]).toEqual(['500', 2])
  await page.user.click(screen.getAllByRole('radio')[2] as HTMLElement)
  expect(quantity().value).toBe('500')
})

test('a little short of a better price is shown, with how much is missing', async () => {
  const page = box()
  await write(page, '180')
  expect(advice()).toContain('Add 20 more pieces to pay ₹132.00 each.')
})

test.each([
  [false, 'The minimum order is 50 pieces. The supplier may not accept less.'],
  [true, 'The minimum order is 50 pieces. Less is not sold.'],
])(
  'less than the minimum is said before it is ordered (binding: %s)',
  async (is_minimum_binding, sentence) => {
    const page = box({ is_minimum_binding })
    await write(page, '10')
    expect(advice()).toContain(sentence)
    await page.user.click(screen.getAllByRole('radio')[0] as HTMLElement)
  },
)

test('nobody asks for more than there is, and no slab beyond it can be chosen', async () => {
  const page = box({ stock: 220 })
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([
    false,
    false,
    true,
  ])
  await write(page, '300')
  expect(screen.getByRole('alert').textContent).toBe('220 at most.')
  expect(quantity().value).toBe('300')
  await write(page, '220')
  expect(advice()).toContain('Only 220 pieces in stock.')
})

test('what one buyer may have at most is shown when it is reached', async () => {
  const page = box({ stock: 220, most_per_buyer: 100 })
  await write(page, '100')
  expect(advice()).toContain('One buyer can order at most 100 pieces.')
})

test.each([
  ['out of stock', { stock: 0 }, false, 'This product is out of stock at the moment.'],
  ['ended', {}, true, 'This offer has ended and can no longer be ordered.'],
])('what is %s leads to others of its category', (_, fields, hasEnded, sentence) => {
  box(fields, { hasEnded })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^More in / })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
})

test('a visitor is led to an account, and comes back to this page', () => {
  box({}, { as: 'visitor' })
  const next = `next=${encodeURIComponent('/product/shirt')}`
  for (const name of ['Sign Up to Buy', 'Login to Contact'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(next)
})

test('nobody buys from himself', () => {
  box({}, { as: 'kaveri' })
  expect(screen.getByText(/This is your own product/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
})

test('the chosen quantity goes into the cart once, and a message leads there', async () => {
  const { promise, resolve } = deferred<{
    content: string
    cart_items: []
    total_amount: number
  }>()
  const calls = answer(addCartItem, () => promise)
  const page = box()
  await write(page, '60')
  await page.user.click(screen.getByRole('button', { name: /Add to Cart/ }))
  await page.user.click(screen.getByRole('button', { name: /Add to Cart/ }))
  resolve({ content: 'Added', cart_items: [], total_amount: 0 })
  const message = within(
    (await screen.findByText('Added to the cart')).closest('[role=status]') as HTMLElement,
  )
  expect(calls.map(({ input }) => input)).toEqual([{ product_id: 'shirt', quantity: 60 }])
  await page.user.click(message.getByRole('button', { name: 'View cart' }))
  await expect.poll(page.address).toBe(cartPath)
})

test('a double click adds once, also where the first half is answered before the second', async () => {
  const calls = answer(addCartItem, () => ({ content: 'Added', cart_items: [], total_amount: 0 }))
  box()
  const button = screen.getByRole('button', { name: /Add to Cart/ })
  fireEvent.click(button, { detail: 1 })
  await screen.findByText('Added to the cart')
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  fireEvent.click(button, { detail: 2 })
  expect(button.getAttribute('aria-busy')).toBeNull()
  fireEvent.click(button, { detail: 1 })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await expect.poll(() => calls).toHaveLength(2)
})

test('why it was not added is shown below that it was not, and the next try is the same attempt', async () => {
  let failure: Error = new ApiError(409, 'This shop is closed today.')
  const calls = answer(addCartItem, () => {
    throw failure
  })
  const page = box()
  const press = () => page.user.click(screen.getByRole('button', { name: /Add to Cart/ }))
  await press()
  const reason = await screen.findByText('This shop is closed today.')
  expect(reason.previousElementSibling?.textContent).toBe('Failed to add to cart')
  failure = new Error('no line')
  await press()
  expect(await screen.findByText('Check your connection and try again.')).toBeTruthy()
  await press()
  await expect.poll(() => calls).toHaveLength(3)
  const [, second, third] = calls.map(({ headers }) => headers['idempotency-key'])
  expect(third).toBe(second)
})

test('a quantity that is no whole number is refused in a sentence, and nothing is added', async () => {
  const calls = answer(addCartItem, () => ({ content: 'Added', cart_items: [], total_amount: 0 }))
  const { user } = box({ stock: 220 })
  const add = () => user.click(screen.getByRole('button', { name: /Add to Cart/ }))
  for (const text of ['1.5', '1e3', '-3', '0', '300']) {
    await user.clear(quantity())
    await user.type(quantity(), text)
    await add()
    const sentence = text === '300' ? '220 at most.' : 'Write a whole number, such as 25.'
    expect(screen.getByText(sentence)).toBeTruthy()
    expect([quantity().value, document.activeElement]).toEqual([text, quantity()])
  }
  expect(calls).toEqual([])
  await user.clear(quantity())
  await user.type(quantity(), '५१')
  await add()
  await expect.poll(() => calls.map(({ input }) => input.quantity)).toEqual([51])
})

test('a quantity that was refused has no total and no advice of the former one beside it', async () => {
  const page = box({ stock: 220 })
  expect(advice()).toContain('Add 150 more pieces')
  await write(page, '300')
  expect(screen.getByText('220 at most.')).toBeTruthy()
  expect(advice()).not.toContain('Add 150')
  expect(sum()).toBeUndefined()
  await page.user.click(screen.getAllByRole('radio')[1] as HTMLElement)
  expect(screen.queryByText('220 at most.')).toBeNull()
  expect(sum()).toBe('200 × ₹132.00 = ₹26,400.00 with GST')
})

test('slabs and total stand there with GST and without it', () => {
  box({ gst_rate_bp: 1800 })
  expect(screen.getByRole('radio', { name: /₹145\.00.*₹122\.88/ })).toBeTruthy()
  const total = document.querySelector('output')
  expect(total?.querySelector('.with-gst')?.textContent).toBe('50 × ₹145.00 =')
  expect(total?.textContent).toContain('₹7,250.00 with GST')
  const without = [...(total?.querySelectorAll('.without-gst') ?? [])]
  expect(without.slice(1).map(({ textContent }) => textContent)).toEqual(['₹6,144.07', '+\u00a0GST'])
  expect(screen.getByRole('group').textContent).toMatch(/^Price by quantity \(with\sGST/)
})

test('advice has the price that the page shows: with GST, or without it', async () => {
  const page = box({ gst_rate_bp: 1800 })
  await write(page, '480')
  const words = (kind: string) =>
    [...document.querySelectorAll(`[role=status] .${kind}`)].map(({ textContent }) => textContent)
  expect(words('with-gst')).toEqual(['You save ₹6,240.00', 'Add 20 more pieces to pay ₹118.00 each.'])
  expect(words('without-gst')).toEqual(['You save ₹5,288.14', 'Add 20 more pieces to pay ₹100.00 each.'])
})
