import { expect, type Page, test } from '@playwright/test'
import { getCart } from '#contract/cart.ts'
import type { Product } from '#contract/products/product.ts'
import { aListedProduct, hasThreeSlabs, liveOffers, pathOf, rupees } from './support/goods.ts'
import { aFreshBuyer, enterAs } from './support/people.ts'

const slab = (page: Page, index: number) =>
  page.getByRole('group', { name: 'Price by quantity' }).getByRole('radio').nth(index)
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity/ })
const addToCart = (page: Page) => page.getByRole('button', { name: /^Add to Cart/ }).filter({ visible: true })

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

test('slabs are chosen with the keyboard alone', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  await page.goto(pathOf(product))
  await slab(page, 0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slab(page, 1)).toBeFocused()
  await expect(quantity(page)).toHaveValue(String(product.prices[1]?.quantityRange.min))
})

test('a double click adds once, and the bar counts it', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  const buyer = await aFreshBuyer(request)
  await enterAs(page, buyer)
  await page.goto(pathOf(product))
  await slab(page, 1).check()
  await addToCart(page).dblclick({ delay: 100 })
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

test('on phones the bar to buy with is at the thumb', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  const [first] = product.prices
  await enterAs(page, await aFreshBuyer(request))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathOf(product))
  const total = rupees((first?.price ?? 0) * (first?.quantityRange.min ?? 0))
  await expect(addToCart(page)).toHaveAccessibleName(new RegExp(`^Add to Cart ${total} (with|no)\\sGST$`))
  await expect
    .poll(async () => {
      const box = await addToCart(page).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeGreaterThan(800)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
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
