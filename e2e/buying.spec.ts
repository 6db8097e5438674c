import { expect, type Page, test } from '@playwright/test'
import { getCart } from '#contract/cart.ts'
import type { Product } from '#contract/products/product.ts'
import { aListedProduct, hasThreeSlabs, liveOffers, pathOf, rupees } from './support/goods.ts'
import { goodsOf } from './support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'

const slab = (page: Page, index: number) =>
  page.getByRole('group', { name: 'Price by quantity' }).getByRole('radio').nth(index)
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity/ })
const addToCart = (page: Page) => page.getByRole('button', { name: /^Add to Cart/ }).filter({ visible: true })

test('slab, quantity and total always agree', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  const [first, second, third] = product.prices
  const min = (price = first) => price?.quantityRange.min ?? 0
  await page.goto(pathOf(product))
  await expect(quantity(page)).toHaveValue(String(min(first)))
  await expect(slab(page, 0)).toBeChecked()

  await slab(page, 1).check()
  await expect(quantity(page)).toHaveValue(String(min(second)))
  const sum = `${min(second).toLocaleString('en-IN')} × ${rupees(second?.price ?? 0)} = ${rupees((second?.price ?? 0) * min(second))}`
  await expect(page.getByRole('main').getByText(sum)).toBeVisible()
  await expect(page.getByText(/^You save ₹/)).toBeVisible()

  await quantity(page).fill(String(min(third) - 1))
  await quantity(page).press('Enter')
  await expect(slab(page, 1)).toBeChecked()
  await expect(page.getByText(`Add 1 more piece to pay ${rupees(third?.price ?? 0)} each.`)).toBeVisible()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(slab(page, 2)).toBeChecked()
  await expect(page.getByText(/^Add \d.* more/)).toHaveCount(0)

  await quantity(page).fill('1')
  await quantity(page).blur()
  await expect(slab(page, 0)).toBeChecked()
  if (min(first) > 1) await expect(page.getByText(/^The minimum order is/)).toBeVisible()
})

test('the first press after a typed quantity adds that quantity', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  const buyer = await aFreshBuyer(request)
  await enterAs(page, buyer)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pathOf(product))
  await expect(addToCart(page)).toBeVisible()
  const typed = (product.prices[1]?.quantityRange.min ?? 0) + 1
  await quantity(page).fill(String(typed))
  await addToCart(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Added to the cart' })).toBeVisible()
  const { cart_items } = await buyer.api(getCart, {})
  expect(cart_items.map(({ product_details }) => product_details.quantity)).toEqual([typed])
})

test('a quantity that is no whole number is refused in a sentence, and nothing is added', async ({
  page,
  request,
}) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  const buyer = await aFreshBuyer(request)
  await enterAs(page, buyer)
  await page.goto(pathOf(product))
  const sentence = page.getByText('Write a whole number, such as 25.')
  for (const wrong of ['1.5', '1e3', '-3', '0']) {
    await quantity(page).fill(wrong)
    await addToCart(page).click()
    await expect(sentence).toBeVisible()
    await expect(quantity(page)).toHaveValue(wrong)
    await expect(quantity(page)).toBeFocused()
  }
  expect((await buyer.api(getCart, {})).cart_items).toEqual([])

  const min = product.prices[0]?.quantityRange.min ?? 1
  await quantity(page).fill((min + 1).toLocaleString('hi-IN-u-nu-deva'))
  await addToCart(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Added to the cart' })).toBeVisible()
  await expect(sentence).toBeHidden()
  const { cart_items } = await buyer.api(getCart, {})
  expect(cart_items.map(({ product_details }) => product_details.quantity)).toEqual([min + 1])
})

test('a quantity above what there is is refused in words and stays as it was typed', async ({
  page,
  request,
}) => {
  const product = await aListedProduct(request, ({ kind, stock }) => kind === 'standard' && (stock ?? 0) > 99)
  const buyer = await aFreshBuyer(request)
  await enterAs(page, buyer)
  await page.goto(pathOf(product))
  const stock = product.stock ?? 0
  await quantity(page).fill(String(stock + 1))
  await addToCart(page).click()
  await expect(page.getByText(`${stock.toLocaleString('en-IN')} at most.`)).toBeVisible()
  await expect(quantity(page)).toHaveValue(String(stock + 1))
  await expect(quantity(page)).toBeFocused()
  expect((await buyer.api(getCart, {})).cart_items).toEqual([])
})

test('slabs are chosen with the keyboard alone', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  await page.goto(pathOf(product))
  await slab(page, 0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slab(page, 1)).toBeFocused()
  await expect(quantity(page)).toHaveValue(String(product.prices[1]?.quantityRange.min))
})

test('a visitor is led to an account and back', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  const next = encodeURIComponent(pathOf(product))
  await page.goto(pathOf(product))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Login to Contact' }).first()).toHaveAttribute(
    'href',
    `/login?next=${next}`,
  )
  await expect(addToCart(page)).toHaveCount(0)
  await main.getByRole('link', { name: 'Sign Up to Buy' }).first().click()
  await expect(page).toHaveURL(`/signup?next=${next}`)
})

test('a double click adds once, and the bar counts it', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  const buyer = await aFreshBuyer(request)
  await enterAs(page, buyer)
  await page.goto(pathOf(product))
  await slab(page, 1).check()
  await addToCart(page).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Added to the cart' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: /^Cart/ }),
  ).toContainText('1 in cart')
  const { cart_items } = await buyer.api(getCart, {})
  expect(cart_items.map(({ product_details }) => product_details.quantity)).toEqual([
    product.prices[1]?.quantityRange.min,
  ])
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/view_cart')
})

test('what cannot be added says why', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  await enterAs(page, await aFreshBuyer(request))
  await page.goto(pathOf(product))
  const refusal = { success: false, content: 'A cart can hold at most 100 products.' }
  await page.route('**/api/users/cart/add-item', (route) => route.fulfill({ status: 409, json: refusal }))
  await addToCart(page).click()
  await expect(page.getByRole('alert').getByText('Failed to add to cart', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(refusal.content)
  await expect(addToCart(page)).toBeEnabled()
})

test('on phones the bar to buy with is at the thumb', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  const [first] = product.prices
  await enterAs(page, await aFreshBuyer(request))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathOf(product))
  const total = rupees((first?.price ?? 0) * (first?.quantityRange.min ?? 0))
  await expect(addToCart(page)).toHaveText(`Add to Cart${total}`)
  await expect
    .poll(async () => {
      const box = await addToCart(page).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeGreaterThan(800)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
})

test('nobody buys from himself', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  await enterAs(page, seller)
  const [own] = await goodsOf(seller)
  await page.goto(pathOf(own as Product))
  await expect(page.getByText('This is your own product.').filter({ visible: true })).toBeVisible()
  await expect(addToCart(page)).toHaveCount(0)
})

test('a live offer that ends while it is looked at can no longer be ordered', async ({ page, request }) => {
  const { products } = await liveOffers(request)
  const [soonest] = products
  expect(soonest?.expires_at).toBeTruthy()
  await enterAs(page, await aFreshBuyer(request))
  await page.clock.install()
  await page.goto(pathOf(soonest as Product))
  await expect(
    page
      .getByRole('main')
      .getByText(/\dm( \d+s)? left$/)
      .first(),
  ).toBeVisible()
  await expect(addToCart(page)).toBeVisible()
  await page.clock.fastForward(Date.parse(soonest?.expires_at ?? '') - Date.now() + 2_000)
  await expect(page.getByText('Offer ended').first()).toBeVisible()
  await expect(addToCart(page)).toHaveCount(0)
})
