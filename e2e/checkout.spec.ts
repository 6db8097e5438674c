import { expect, type Page, test } from '@playwright/test'
import { addCartItem, deleteCartItem, getCart } from '#contract/cart.ts'
import { saveAddress } from '#contract/users/address.ts'
import { expectOpenToAll } from './support/axe.ts'
import { aListedProduct, hasThreeSlabs, listedProducts, rupees } from './support/goods.ts'
import { aFreshBuyer, enterAs } from './support/people.ts'

const home = { state: 'Rajasthan', city: 'जयपुर', postalCode: '302003', shipAddress: '१४ जौहरी बाज़ार' }
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed' }).filter({ visible: true })
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' })
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ })

test('what another tab emptied cannot be ordered, and no empty review stays open', async ({
  page,
  request,
}) => {
  const { product_id } = await aListedProduct(request, hasThreeSlabs)
  const buyer = await aFreshBuyer(request)
  await buyer.api(addCartItem, { product_id, quantity: 20 })
  await buyer.api(saveAddress, home)
  await enterAs(page, buyer)
  await page.goto('/view_cart')
  await proceed(page).click()
  // The focus moves to the next step, so that keyboard users continue there.
  await page.getByRole('button', { name: 'Add new address' }).press('Enter')
  await expect(page.getByLabel('PIN code')).toBeFocused()
  // Esc closes the dialog and keeps what was typed.
  await page.getByLabel('PIN code').fill('302 00')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await proceed(page).click()
  await page.getByRole('button', { name: 'Add new address' }).press('Enter')
  await expect(page.getByLabel('PIN code')).toHaveValue('302 00')
  await page.getByRole('button', { name: 'Use a saved address' }).press('Enter')
  await page.getByRole('button', { name: 'Deliver here' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeFocused()

  await buyer.api(deleteCartItem, { product_id })
  await placeOrder(page).click()
  // The dialog shows the reason for a moment before it closes.
  await expect(page.getByRole('alert').getByText('Failed to place order. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('No items found in the cart')).toBeVisible()
})

test('each supplier has a subtotal; a double press takes out one product alone, and Undo puts it back', async ({
  page,
  request,
}) => {
  const buyer = await aFreshBuyer(request)
  const { products } = await listedProducts(request)
  const goods = products.filter(({ kind, stock }) => kind === 'standard' && (stock ?? 100) >= 100)
  const shops = Map.groupBy(goods, ({ seller_id }) => seller_id)
  const [two = []] = [...shops.values()].filter((own) => own.length > 1)
  const other = goods.find(({ seller_id }) => seller_id !== two[0]?.seller_id)
  for (const { product_id } of [...two.slice(0, 2), ...(other ? [other] : [])])
    await buyer.api(addCartItem, { product_id, quantity: 20 })
  await enterAs(page, buyer)
  await page.goto('/view_cart')
  const removals = page.getByRole('button', { name: /^Remove / })
  await expect(removals).toHaveCount(3)
  const lines = (await buyer.api(getCart, {})).cart_items.map(({ product_details }) => product_details)
  for (const [seller, own] of Map.groupBy(lines, (line) => line.seller))
    await expect(page.getByRole('region', { name: seller, exact: true })).toContainText(
      new RegExp(`Subtotal.* ${rupees(own.reduce((sum, { line_total }) => sum + line_total, 0))}`),
    )
  await removals.first().dblclick()
  await expect(removals).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(removals).toHaveCount(3)
  expect((await buyer.api(getCart, {})).cart_items).toHaveLength(3)
})

test('the first press after a typed quantity takes out another line, and the next one proceeds', async ({
  page,
  request,
}) => {
  const buyer = await aFreshBuyer(request)
  const { products } = await listedProducts(request)
  const several = products.filter(({ kind, stock }) => kind === 'standard' && stock === null).slice(0, 2)
  for (const { product_id } of several) await buyer.api(addCartItem, { product_id, quantity: 20 })
  await enterAs(page, buyer)
  // The server answers the change of a quantity slowly.
  await page.route('**/update-quantity', async (route) => {
    await new Promise((answered) => setTimeout(answered, 300))
    await route.continue()
  })
  await page.goto('/view_cart')
  await quantity(page).first().fill('700')
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect(quantity(page)).toHaveCount(1)
  await quantity(page).fill('150')
  await proceed(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const { cart_items } = await buyer.api(getCart, {})
  expect(cart_items.map(({ product_details }) => product_details.quantity)).toEqual([150])
})

test('words without a break stay inside the checkout and the order', async ({ page, request }) => {
  const { product_id } = await aListedProduct(request, hasThreeSlabs)
  const buyer = await aFreshBuyer(request)
  await buyer.api(addCartItem, { product_id, quantity: 20 })
  await buyer.api(saveAddress, { ...home, shipAddress: 'क'.repeat(500), city: 'W'.repeat(100) })
  await enterAs(page, buyer)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/view_cart')
  await proceed(page).click()
  const beyond = () =>
    page
      .getByRole('dialog')
      .locator('div')
      .evaluateAll((parts) => Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth)))
  await expect(page.getByRole('button', { name: 'Deliver here' })).toBeVisible()
  expect(await beyond()).toBe(0)
  await page.getByRole('button', { name: 'Deliver here' }).click()
  await expect(placeOrder(page)).toBeVisible()
  expect(await beyond()).toBe(0)

  await placeOrder(page).click()
  await expect(page.locator(':focus')).toContainText('Thank you. Your order is placed.')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View Order/i })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order VJ-/ })).toBeVisible()
  await expectOpenToAll(page)
})

test('the largest total stands whole in its summary', async ({ page, request }) => {
  const { product_id } = await aListedProduct(request, hasThreeSlabs)
  const buyer = await aFreshBuyer(request)
  await buyer.api(addCartItem, { product_id, quantity: 20 })
  const cart = await buyer.api(getCart, {})
  const [line] = cart.cart_items
  const price = 99_99_986.77
  Object.assign(line?.product_details ?? {}, {
    quantity: 10_00_000,
    unit_price: price,
    line_total: price * 10_00_000,
    prices: [{ price, quantityRange: { min: 1, max: null } }],
    stock: null,
  })
  await page.route('**/api/users/cart/get-cart', (route) =>
    route.fulfill({ json: { ...cart, total_amount: price * 10_00_000 } }),
  )
  await enterAs(page, buyer)
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/view_cart')
    await expect(proceed(page)).toBeVisible()
    const totals = page.getByText('₹99,99,98,67,70,000.00').filter({ visible: true })
    await expect(totals.first()).toBeVisible()
    for (const total of await totals.all()) {
      const inside = await total.evaluate((sum) => {
        const card = sum.closest('aside, li, section, div.fixed')?.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(sum)
        const box = words.getBoundingClientRect()
        return card !== undefined && box.left >= card.left && box.right <= card.right
      })
      expect(inside, `at ${width} px`).toBe(true)
    }
  }
})
