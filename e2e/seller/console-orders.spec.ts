import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { listNotifications } from '#contract/notification.ts'
import { getOrder } from '#contract/order.ts'
import { expectOpenToAll } from '#e2e/support/axe.ts'
import { holdAnswers } from '#e2e/support/hold-answers.ts'
import { anOrder, goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, type Person, theDemo } from '#e2e/support/people.ts'

/** A buyer with a unique name, and an order of two products at the demo's shop. */
async function anOrderAtTheShop(request: APIRequestContext, name: string) {
  const seller = await theDemo('seller', request)
  const goods = (await goodsOf(seller)).slice(10, 12)
  const buyer = await aFreshBuyer(request, name)
  return { seller, buyer, goods, orderId: await anOrder(buyer, goods) }
}

const rowOf = (page: Page, orderId: string) => page.getByRole('row').filter({ hasText: orderId })
const statusOf = (page: Page, orderId: string) => page.getByLabel(`Status of ${orderId}`)
const stored = async ({ api }: Person, orderId: string) => (await api(getOrder, { orderId })).delivery_status

test('a seller finds an order by buyer and product, and sets its status in the row', async ({
  page,
  request,
}) => {
  const { seller, buyer, goods, orderId } = await anOrderAtTheShop(request, 'Ishwari Deshpande')
  await enterAs(page, seller)
  await page.goto('/seller_console/orders')
  await expect(page.getByRole('heading', { name: 'All Orders', level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Orders in numbers' }).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('row')).toHaveCount(11)

  // Typing while an answer is on its way keeps what was typed before.
  const listRequest = page.waitForRequest('**/api/orders/seller/orders-list*buyer=*')
  const answer = await holdAnswers(page, '**/api/orders/seller/orders-list*')
  await page.getByLabel('Buyer name').fill('ishwari DESH')
  await listRequest
  const product = goods[1]?.product_name.slice(2, 12).toUpperCase() ?? ''
  await page.getByLabel('Product name').fill(product)
  await expect(page.getByLabel('Buyer name')).toHaveValue('ishwari DESH')
  await expect(page.getByLabel('Product name')).toHaveValue(product)
  answer()
  await expect(page).toHaveURL(/buyer=ishwari\+DESH&product=/)
  // A screen reader announces the result of the filters.
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^1 order/ }),
  ).toBeAttached()
  await expect(page.getByRole('tab', { name: /^Pending/ })).toContainText('1')
  await expect(rowOf(page, orderId)).toContainText('+ 1 more product')

  await statusOf(page, orderId).selectOption('Confirmed')
  await expect(page.getByText('Order status updated!')).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Confirmed/ })).toContainText('1')
  expect(await stored(buyer, orderId)).toBe('Confirmed')
  await page.getByRole('tab', { name: /^Pending/ }).click()
  await expect(page.getByRole('heading', { name: 'No orders found.' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/orders\?status=Pending$/)
})

test('what the server refuses is taken back, and said', async ({ page, request }) => {
  const { seller, orderId } = await anOrderAtTheShop(request, 'Farida Contractor')
  await enterAs(page, seller)
  await page.goto('/seller_console/orders')
  await page.route(`**/api/orders/${orderId}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await statusOf(page, orderId).selectOption('Shipped')
  await expect(page.getByText('Failed to update status')).toBeVisible()
  await expect(statusOf(page, orderId)).toHaveValue('Pending')

  await page.route('**/api/orders/seller/orders-list*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to fetch orders')
  // Only the table is replaced.
  await expect(page.getByRole('tab', { name: 'Delivered' })).toBeVisible()
  await expect(page.getByLabel('Buyer name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await page.unroute('**/api/orders/seller/orders-list*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, orderId)).toBeVisible()
})

test('an order opens by keyboard, is updated on its page, and is cancelled after a question', async ({
  page,
  request,
}) => {
  const { seller, buyer, goods, orderId } = await anOrderAtTheShop(request, 'Ritika Sharma')
  await enterAs(page, seller)
  await page.goto('/seller_console/orders?status=Pending')
  await page.getByRole('link', { name: `Open order ${orderId}` }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderId}`)
  const steps = page.getByRole('list', { name: 'Delivery status' }).getByRole('listitem')
  await expect(steps).toHaveText([/^Pending/, 'Confirmed', 'Billed', /^Paid/, 'Shipped', 'Delivered'])
  const main = page.getByRole('main')
  await expect(main).toContainText('Ritika Sharma')
  await expect(main).toContainText('14 Johari Bazar')
  await expect(main).toContainText(goods[0]?.product_name ?? '')

  await main.getByLabel('New status').selectOption('Delivered')
  await main.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Order status updated!')).toBeVisible()
  await expect(steps.filter({ hasText: 'Delivered' })).toContainText('Done')

  await main.getByLabel('New status').selectOption('Shipped')
  await main.getByRole('button', { name: 'Update' }).click()
  const back = page.getByRole('dialog', { name: `Take order ${orderId} back from Delivered?` })
  await back.getByRole('button', { name: 'Keep as it is' }).click()
  expect(await stored(buyer, orderId)).toBe('Delivered')
  // The list that was left, with its tab.
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/seller_console\/orders\?status=Pending$/)

  await page.getByRole('tab', { name: 'All' }).click()
  await statusOf(page, orderId).selectOption('Cancelled')
  const cancel = page.getByRole('dialog', { name: `Cancel Order ${orderId}?` })
  await expectOpenToAll(page)
  await expect(statusOf(page, orderId)).toHaveValue('Delivered')
  await expect(cancel.getByRole('button', { name: 'Cancel Order' })).toBeDisabled()
  await cancel.getByLabel('Out of stock').check()
  await cancel.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(statusOf(page, orderId)).toHaveValue('Cancelled')
  await expect.poll(() => stored(buyer, orderId)).toBe('Cancelled')
  const { history } = await buyer.api(getOrder, { orderId })
  expect(history.at(-1)).toMatchObject({ by: 'seller', reason: 'Out of stock' })
})

test('a new order is announced while the page is open, and its notification leads to it', async ({
  page,
  request,
}) => {
  // Without the socket, which would announce it at once, the page polls.
  await page.routeWebSocket(/socket\.io/, () => undefined)
  const { seller, buyer, goods } = await anOrderAtTheShop(request, 'Imran Shaikh')
  await enterAs(page, seller)
  await page.clock.install()
  await page.goto('/seller_console/orders')
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('consoleOrdersSeen'))).not.toBeNull()
  const orderId = await anOrder(buyer, goods.slice(0, 1))
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/orders/seller/orders-list')) calls += 1
  })
  await page.clock.fastForward(20_000)
  await page.evaluate(() => document.fonts.ready)
  expect(calls).toBe(0)
  await page.clock.fastForward(10_000)
  await expect(page.getByText('New order received!')).toBeVisible()
  await expect(rowOf(page, orderId)).toContainText('New')
  expect(await page.evaluate(() => localStorage.getItem('newOrder'))).toBeNull()
  await page.getByRole('button', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderId}`)

  const { notifications } = await seller.api(listNotifications, {})
  const notification = notifications.find((each) => each.orderId === orderId)
  await page.goto('/seller_console/analytics')
  // The bell stays inside the console.
  await page.getByRole('link', { name: /^Notifications/ }).click()
  await expect(page).toHaveURL(/\/seller_console\/notifications$/)
  await expect(page.getByRole('navigation', { name: 'Seller Console' })).toBeVisible()
  await page.getByRole('link', { name: `View Order: ${notification?.message}` }).click()
  await expect(page).toHaveURL(new RegExp(`/seller_console/orders/${orderId}$`))
  await expect(page.getByRole('main')).toContainText('Imran Shaikh')
  // As notifications of earlier versions say it.
  await page.goto(`/seller_console/orders?order=${orderId}`)
  await expect(page).toHaveURL(new RegExp(`/seller_console/orders/${orderId}$`))
})

test('all that the filters match is saved as a file', async ({ page, request }) => {
  const { seller, orderId } = await anOrderAtTheShop(request, 'Tenzin Dorje')
  await enterAs(page, seller)
  await page.goto('/seller_console/orders?buyer=Tenzin')
  await expect(rowOf(page, orderId)).toBeVisible()
  const file = await download(page, 'Export CSV')
  expect(file.suggestedFilename()).toMatch(/^orders_export_\d{4}-\d{2}-\d{2}\.csv$/)
  const [head = '', ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r\n/)
  const nine = 'Order ID,Products,Quantities,Date,Status,Total,Buyer Name,Buyer Email,Buyer Phone'
  expect(head.replace(/^\uFEFF/, '')).toBe(nine)
  expect(lines.every((line) => line.includes('Tenzin'))).toBe(true)
  expect(lines.some((line) => line.startsWith(orderId))).toBe(true)
  const withGst = await download(page, 'Orders with GST')
  expect(withGst.suggestedFilename()).toMatch(/^orders_with_gst_\d{4}-\d{2}-\d{2}\.csv$/)
  expect(readFileSync(await withGst.path(), 'utf8')).toContain(`${nine},Buyer GST Number,`)
})

const download = async (page: Page, name: string) =>
  (await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]))[0]

test('pages follow each other and back; rows are as dense as they were left', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.goto('/seller_console/orders')
  const first = await page
    .getByRole('link', { name: /^Open order/ })
    .first()
    .textContent()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(pages).toContainText('11 – 20 of')
  await expect(page.getByRole('link', { name: `Open order ${first}` })).toBeHidden()
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByRole('link', { name: `Open order ${first}` })).toBeVisible()
  // Pages can be opened by number too, and the number survives a reload.
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(pages).toContainText('11 – 20 of')
  await pages.getByRole('link', { name: 'Page 3' }).click()
  await expect(pages).toContainText('21 – 30 of')
  await page.reload()
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await expect(pages).toContainText('21 – 30 of')
  await page.goBack()
  await expect(pages).toContainText('11 – 20 of')
  await pages.getByLabel('Orders per page').selectOption('25')
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.getByRole('button', { name: 'Compact' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('row')).toHaveCount(26)
})

test('on a phone the orders are cards and one of them opens', async ({ page, request }) => {
  const { seller, orderId } = await anOrderAtTheShop(request, 'Meera Iyer')
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, seller)
  await page.goto('/seller_console/orders')
  await expect(page.getByRole('table')).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('From date')).toBeVisible()
  await page.getByRole('link', { name: `Open order ${orderId}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderId}`)
  await expect(page.getByRole('main')).toContainText('Meera Iyer')
  await page.goBack()
  await expect(page.getByRole('link', { name: `Open order ${orderId}` })).toBeVisible()
})

test('Back leads from a tab of the orders to the one before it', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.goto('/seller_console/orders')
  await page.getByRole('tab', { name: /^Delivered/ }).click()
  await expect(page).toHaveURL(/status=Delivered/)
  await page.goBack()
  await expect(page).toHaveURL(/\/seller_console\/orders$/)
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true')
})
