import { expect, test } from '@playwright/test'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { getAnalytics } from '#contract/sellers/analytics.ts'
import { getProfile } from '#contract/users/user.ts'
import { photo } from '#e2e/support/applications.ts'
import { enterAs, theDemo } from '#e2e/support/people.ts'
import { aFreshSeller } from '#e2e/support/shops.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { grouped, rupeesShort } from '#web/ui/formats/rupees.ts'

test('the dashboard shows the shop in numbers, its owner and the ways on', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  await enterAs(page, seller)
  const summary = page
    .waitForResponse('**/api/seller/analytics')
    .then(async (answer): Promise<ReplyOf<typeof getAnalytics>> => answer.json())
  await page.goto('/seller_console')
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await expect(page.getByRole('main').getByRole('time').first()).toContainText(dayOf(Date.now()))
  const figures = page.getByRole('region', { name: 'Your shop in numbers' })
  const { orders, products } = (await summary).analytics
  for (const figure of [
    `Total Products${grouped(products.total)}`,
    `Total Orders${grouped(orders.total)}`,
    `Total Revenue${rupeesShort(orders.revenue)}`,
    `Pending Orders${grouped(orders.pending)}`,
  ])
    await expect(figures.getByRole('link').filter({ hasText: figure })).toBeVisible()
  // The badge of the orders tab counts pending orders only, and says so.
  await expect(figures.getByText('Pending and Confirmed')).toBeVisible()
  // A long name is cut in the rail, and whole in its title.
  const { company_name } = await seller.api(getProfile, {})
  await expect(page.getByTitle(company_name ?? '', { exact: true })).toBeVisible()
  const profile = page.getByRole('region', { name: 'Profile' })
  for (const name of ['Full Name', 'Email', 'Phone Number', 'Company Name', 'GST Number'])
    await expect(profile.getByText(name, { exact: true })).toBeVisible()
  const actions = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: 'Quick Actions' })
    .getByRole('link')
  expect(await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/seller_console/products',
    '/seller_console/orders',
    '/seller_console/chats',
    '/seller_console/analytics',
  ])
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31)
  // The console has no choice of a theme, but follows the system.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a large revenue stands whole in one line at every width', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.route('**/api/seller/analytics', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    json.analytics.orders.revenue = 3_600_142_996.17
    await route.fulfill({ json })
  })
  await page.goto('/seller_console')
  const revenue = page
    .getByRole('region', { name: 'Your shop in numbers' })
    .getByText('₹3,60,01,42,996.17', { exact: true })
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(revenue).toBeInViewport()
    const room = await revenue.evaluate((number) => {
      const cell = number.closest('a, p')?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(number)
      return {
        lines: range.getClientRects().length,
        over: range.getBoundingClientRect().right - (cell?.right ?? 0),
      }
    })
    expect(room.lines).toBe(1)
    expect(room.over).toBeLessThan(0)
  }
  // News of another order may ask for the figures as the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('without figures the dashboard shows zeros', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.route('**/api/seller/analytics', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/seller_console')
  const figures = page.getByRole('region', { name: 'Your shop in numbers' })
  await expect(figures.getByText('₹0', { exact: true })).toBeVisible()
  await expect(figures.getByText('0', { exact: true })).toHaveCount(3)
  await expect(page.getByRole('alert')).toContainText('The zeros above are not your real numbers.')
  await page.route('**/api/seller/analytics', (route) => route.fulfill({ json: { success: true } }))
  await page.reload()
  await expect(figures.getByText('₹0', { exact: true })).toBeVisible()
  await expect(figures.getByText('0', { exact: true })).toHaveCount(3)
})

test('the figures follow when the watch finds another number of orders', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  let calls = 0
  await page.route('**/api/seller/analytics', (route) => {
    calls += 1
    return route.continue()
  })
  await page.goto('/seller_console')
  await expect(page.getByRole('region', { name: 'Your shop in numbers' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('consoleOrdersSeen'))).not.toBeNull()
  const before = calls
  // As after an event from another tab.
  await page.evaluate(() => {
    localStorage.setItem('consoleOrdersSeen', '1000000')
    dispatchEvent(new StorageEvent('storage'))
  })
  await expect.poll(() => calls).toBeGreaterThan(before)
})

test('a tablet has a narrow rail with the words below their icons, a wide screen one common edge, a phone the word Add', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await enterAs(page, await theDemo('seller', request))
  await page.goto('/seller_console')
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  const rail = page.getByRole('navigation', { name: 'Seller Console' })
  await expect(rail.getByRole('link', { name: 'Products' })).toBeVisible()
  expect((await rail.boundingBox())?.width).toBeLessThan(98)
  const word = await page.getByRole('navigation', { name: 'Grow' }).getByText('Requirements').boundingBox()
  expect(word?.width).toBeGreaterThan(60)
  // On one line.
  expect(word?.height).toBeLessThan(20)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await rail.getByRole('link', { name: 'Orders' }).click()
  const order = page.getByRole('main').getByRole('listitem').filter({ hasText: 'VJ-' }).first()
  // The amount does not cut off the buyer's name.
  const buyer = order.getByText(/ · /)
  await expect(buyer).toBeVisible()
  expect(await buyer.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
  await page.goto('/seller_console')

  await page.setViewportSize({ width: 1920, height: 900 })
  const figures = await page.getByRole('region', { name: 'Your shop in numbers' }).boundingBox()
  const bell = await page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByRole('link', { name: /^Notifications/ })
    .boundingBox()
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0)
  expect(right(bell)).toBe(right(figures))

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Add product' })).toHaveText(/^Add/)
})

test('a seller changes the picture of the shop, and reads when it failed', async ({ page, request }) => {
  await enterAs(page, await aFreshSeller(request, `Picture Traders ${Date.now()}`))
  await page.goto('/seller_console')
  await expect(page.getByRole('link', { name: 'Add your shop’s picture' })).toHaveAttribute(
    'href',
    '/seller_console/settings#picture',
  )
  const profile = page.getByRole('region', { name: 'Profile' })
  const choose = () =>
    profile
      .locator('input[type=file]')
      .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: photo })
  await page.route('**/api/users/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await choose()
  await expect(page.getByText(/^Failed to upload/)).toBeVisible()
  await expect(profile.locator('img')).toHaveCount(0)
  await page.unroute('**/api/users/profile')
  await choose()
  await expect(page.getByText('Successfully updated profile')).toBeVisible()
  // The failure of the earlier try has disappeared.
  await expect(page.getByText(/^Failed to upload/)).toHaveCount(0)
  await expect(profile.locator('img')).toHaveAttribute('src', /^\/media\//)
})

test('a new order marks the orders until they are opened', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.addInitScript(() => localStorage.setItem('newOrder', 'true'))
  await page.goto('/seller_console')
  const orders = page
    .getByRole('navigation', { name: 'Seller Console' })
    .getByRole('link', { name: /^Orders/ })
  await expect(orders).toHaveAccessibleName(/^Orders, New order(, \d+ to confirm)?$/)
  await orders.click()
  await expect(page.getByRole('heading', { name: 'All Orders', level: 1 })).toBeVisible()
  // The name of a page carries the number of its waiting items, in words too.
  const counts = page.getByRole('list', { name: 'Orders in numbers' })
  const pending = (await counts.getByRole('link', { name: /Pending/ }).textContent())?.match(/\d+/)?.[0]
  await expect(orders).toHaveAccessibleName(`Orders, ${pending} to confirm`)
  await expect(orders).toHaveAccessibleName(/^Orders(, \d+ to confirm)?$/)
})

test('a visitor signs in first, a buyer is led away', async ({ browser, request, baseURL }) => {
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' })
  await visitor.goto('/seller_console/products')
  await expect(visitor).toHaveURL('/login?next=%2Fseller_console%2Fproducts')
  await visitor.close()
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await enterAs(page, await theDemo('buyer', request))
  await page.goto('/seller_console')
  await expect(page).toHaveURL('/seller_contract')
  await page.close()
})
