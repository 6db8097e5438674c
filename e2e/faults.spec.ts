import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { goodsOf } from './support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'

const main = (page: Page) => page.getByRole('main')

test('orders and addresses that cannot be fetched or saved say so', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.route('**/api/orders/VJ-*', (route) => route.abort())
  await page.goto('/order_details/VJ-00000000')
  await expect(main(page).getByText('Failed to fetch order').first()).toBeVisible()
  await page.route('**/api/address/getaddress', (route) => route.abort())
  await page.goto('/profile/addresses')
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch addresses.')
  await page.unroute('**/api/address/getaddress')
  await page.route('**/api/address/saveaddress', (route) => route.abort())
  await page.goto('/profile/addresses')
  await main(page).getByRole('button', { name: 'Add new address' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('PIN code').fill('395003')
  await dialog.getByLabel('State').selectOption('Gujarat')
  await dialog.getByLabel('City').fill('Surat')
  await dialog.getByLabel('Shipping address').fill('12 Ring Road')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Failed to save the address.')).toBeVisible()
})

test('an empty cart, and a category in which nothing fits, say so', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/view_cart')
  await expect(main(page).getByText('No items found in the cart', { exact: true })).toBeVisible()
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(main(page).getByText('Cart Empty', { exact: true })).toBeVisible()
  }
  await page.goto('/live_market?category=footwear&min_price=9999999')
  await expect(main(page).getByText('No products found', { exact: true })).toBeVisible()
})

test('a page on the way shows its shape, and the way back finds the place', async ({ page }) => {
  await page.goto('/live_market')
  const card = main(page).getByRole('article').nth(20)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(200)
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/products/*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await card.getByRole('link').click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Loading' })).toBeVisible()
  await expect(main(page).locator('.skeleton').first()).toBeInViewport()
  await expect(card).toBeHidden()
  seen.resolve()
  await expect(page).toHaveURL(/\/product_details\//)
  await expect(main(page).getByRole('link', { name: 'Sign Up to Buy' }).first()).toBeVisible()
  await page.goBack()
  await expect(card).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a seller on the way says that it loads', async ({ page }) => {
  await page.goto('/search?q=t-shirt')
  await main(page).locator('a[href^="/product_details/"]').first().click()
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/users/seller/**', async (route) => {
    await seen.promise
    await route.continue()
  })
  await main(page).locator('a[href^="/seller/"]').first().click()
  await expect(page.getByText('Loading seller profile...')).toBeVisible()
  seen.resolve()
  await expect(page).toHaveURL(/\/seller\//)
})

test('faults of the console have their own words', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  await enterAs(page, seller)
  await page.route('**/api/users/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.goto('/profile')
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from(dot, 'base64') })
  await expect(page.getByText(/^Failed to upload/)).toBeVisible()

  await page.goto(`/seller_console/products/edit_product/${randomUUID()}`)
  await expect(page.getByText('Failed to load product details').first()).toBeVisible()

  const own = await request.get('/api/seller/products', { headers: { token: seller.token } })
  const { products } = await own.json()
  await page.route('**/api/products/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.goto(`/seller_console/products/edit_product/${products[0].product_id}`)
  await page.getByLabel('Product Name').fill('Another name')
  await page.getByRole('button', { name: /^(Update Product|Save)$/ }).click()
  await expect(page.getByText('Failed to update product. Please try again.').first()).toBeVisible()
  let sent: { prices?: unknown; specs?: unknown } = {}
  await page.route('**/api/products/*', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent = route.request().postDataJSON()
    return route.fulfill({ status: 500, json: { success: false } })
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Failed to update product', { exact: true }).first()).toBeVisible()
  expect([Array.isArray(sent.prices), Array.isArray(sent.specs)]).toEqual([true, true])
})

test('the dashboard names what it does not know, and why the owner is missing', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  await enterAs(page, seller)
  await page.route('**/api/users/profile', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), company_name: null } })
  })
  await page.goto('/seller_console')
  await expect(main(page).getByText('Not provided')).toBeVisible()
  await page.route('**/api/users/profile', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/^Error occurred while fetching user data: /)).toBeVisible()
})

const dot = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('a chat that cannot begin says so', async ({ page, request }) => {
  const [product] = await goodsOf(await theDemo('seller', request))
  await enterAs(page, await aFreshBuyer(request))
  await page.route('**/api/chat/start', (route) => route.abort())
  await page.goto(`/product_details/${product?.product_id}`)
  await page.getByRole('complementary').getByRole('button', { name: 'Chat with Supplier' }).click()
  await expect(page.getByRole('alert').getByText(/^Failed to start chat/)).toBeVisible()
})

test('an equal message replaces the one before', async ({ page }) => {
  await page.goto('/login')
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  for (const _ of [1, 2, 3]) {
    await main(page).getByRole('button', { name: 'Log In' }).click()
    await expect(messages.first()).toBeVisible()
  }
  await expect(messages).toHaveCount(1)
  await expect(messages).toHaveText('Phone number must be valid')
})
