import { expect, test } from '@playwright/test'
import { anOrder, goodsOf } from './support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'

const bell = /^Notifications/

test('an order is notified, counted in the bar, read one by one and leads to the order', async ({
  page,
  request,
}) => {
  const goods = await goodsOf(await theDemo('seller', request))
  const buyer = await aFreshBuyer(request)
  const first = await anOrder(buyer, goods.slice(0, 1))
  const second = await anOrder(buyer, goods.slice(1, 2))
  await enterAs(page, buyer)

  await page.goto('/live_market')
  const bar = page.getByRole('navigation', { name: 'Account' })
  await expect(bar.getByRole('link', { name: bell })).toHaveAccessibleName('Notifications, 2 unread')
  await bar.getByRole('link', { name: bell }).click()
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('listitem')).toHaveCount(2)
  await expect(today.getByRole('listitem').first()).toContainText(second)
  await expect(today.getByRole('listitem').first()).toContainText('Just now')

  await page.getByRole('button', { name: new RegExp(`^Mark as read: .*${second}`) }).click()
  await expect(bar.getByRole('link', { name: bell })).toContainText('1 unread')
  await page.getByRole('button', { name: 'Unread 1' }).click()
  await expect(page).toHaveURL(/show=unread/)
  await expect(today.getByRole('listitem')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(today.getByRole('listitem')).toHaveCount(2)
  await page.goForward()
  await expect(today.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: new RegExp(`^View Order: .*${first}`) }).click()
  await expect(page).toHaveURL(new RegExp(`/order_details/${first}$`))
  await expect(bar.getByRole('link', { name: bell })).not.toContainText('unread')
})

test('the market asks again every 30 seconds, and is silent when that fails', async ({ page, request }) => {
  const goods = await goodsOf(await theDemo('seller', request))
  const buyer = await aFreshBuyer(request)
  await enterAs(page, buyer)
  // Without the socket only the poll brings it.
  await page.routeWebSocket(/socket\.io/, () => undefined)
  await page.clock.install()
  await page.goto('/live_market')
  const link = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: bell })
  await expect(link).toBeVisible()

  let calls = 0
  page.on('request', (sent) => {
    calls += sent.url().endsWith('/api/orders/notifications') ? 1 : 0
  })
  await page.route('**/api/orders/notifications', (route) => route.abort())
  await page.clock.runFor(31_000)
  await expect.poll(() => calls).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/api/orders/notifications')
  await anOrder(buyer, goods.slice(0, 1))
  await page.clock.runFor(31_000)
  await expect(link).toContainText('1 unread')
})

test('a new account has no notifications; what cannot be loaded can be tried again', async ({
  page,
  request,
}) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.route('**/api/orders/notifications', (route) => route.abort())
  await page.goto('/notifications')
  await expect(page.getByRole('alert')).toContainText('The notifications could not be loaded.')
  await page.unroute('**/api/orders/notifications')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
})
