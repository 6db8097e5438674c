import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { listBuyerRooms, listSellerRooms } from '#contract/chats/chat.ts'
import { listOrders } from '#contract/order.ts'
import { listOwnProducts } from '#contract/products/own-product.ts'
import { listRequirements } from '#contract/requirement.ts'
import { isMemberPage } from '#contract/site.ts'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'
import { adminRoutes } from '#web/routes/admin-routes.ts'
import { consoleRoutes } from '#web/routes/console-routes.ts'
import { siteRoutes } from '#web/routes/site-routes.ts'

const nobodys = '00000000-0000-4000-8000-000000000000'
const allRoutes = [...siteRoutes, ...consoleRoutes, ...adminRoutes].map(({ path }) => path as string)
/** With and without what may be left out of them. */
const addresses = allRoutes
  .flatMap((path) => (path.endsWith('?') ? [path, path.replace(/\/:\w+\?$/, '')] : [path]))
  .map((path) => path.replace(/:\w+\??/g, nobodys))
  .filter(isMemberPage)
  .concat('/profile?tab=orders')

test('the document of a member’s page is the same for everybody, and nobody keeps it', async ({
  request,
}) => {
  const { token } = await theDemo('buyer', request)
  expect(addresses.length).toBeGreaterThan(35)
  for (const path of addresses) {
    const [mine, visitors] = [await request.get(path, { headers: { token } }), await request.get(path)]
    expect([path, mine.status(), mine.headers()['cache-control']]).toEqual([path, 200, 'no-store'])
    expect([path, mine.headers().etag]).toEqual([path, undefined])
    expect(await mine.text()).toBe(await visitors.text())
  }
})

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a member’s page shows its heading and the shape of what comes', async ({ page }) => {
    for (const path of addresses) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\w/)
      const region = page.getByRole('main').locator('[aria-busy]').filter({ visible: true })
      await expect(region.first(), path).toBeVisible()
    }
  })
})

test('a visitor is led from a member’s page to the login before any script has come', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined)
  for (const path of ['/profile?tab=orders', '/seller_console', '/post_requirements']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  }
})

type Role = 'buyer' | 'seller' | 'admin'
const roleOf = (path: string): Role =>
  path.startsWith('/admin') ? 'admin' : path.startsWith('/seller_console') ? 'seller' : 'buyer'

/** What the demo's people have, in the places of the addresses. */
async function fill(request: APIRequestContext) {
  const [buyer, seller] = [await theDemo('buyer', request), await theDemo('seller', request)]
  const first = {
    '/order_details/': (await buyer.api(listOrders, {})).Orders[0]?.order_id,
    '/profile/requirements/': (await buyer.api(listRequirements, { state: '' })).requirements[0]
      ?.requirement_id,
    '/chats/': (await buyer.api(listBuyerRooms, {})).rooms[0]?.room_id,
    '/seller_console/chats/': (await seller.api(listSellerRooms, {})).rooms[0]?.room_id,
    '/seller_console/products/edit_product/': (await seller.api(listOwnProducts, {})).products[0]?.product_id,
  }
  const known: ReadonlyMap<string, string | undefined> = new Map(Object.entries(first))
  return (path: string) => path.replace(nobodys, known.get(path.replace(nobodys, '')) ?? nobodys)
}

function watch(page: Page) {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(String(fault)))
  page.on('console', (message) => {
    // An applicant who is not there is a 404 in the browser's own words.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      faults.push(message.text())
  })
  return faults
}

const leftEarly = (page: Page) => page.evaluate(() => Object.keys(Reflect.get(window, 'early') ?? {}))

for (const role of ['buyer', 'seller', 'admin'] as const)
  test(`the pages of the ${role} take what was asked for early, and wake without a fault`, async ({
    page,
    request,
  }) => {
    const filled = await fill(request)
    await enterAs(page, await theDemo(role, request))
    const faults = watch(page)
    for (const path of addresses.filter((path) => roleOf(path) === role).map(filled)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect.poll(() => leftEarly(page), path).toEqual([])
      expect([path, faults]).toEqual([path, []])
    }
  })

test('what a page shows is asked for before its scripts have come, and once', async ({ page, request }) => {
  await enterAs(page, await theDemo('buyer', request))
  const asked = Promise.withResolvers<void>()
  let count = 0
  await page.route('**/api/orders/statistics', async (route) => {
    count += 1
    asked.resolve()
    await route.continue()
  })
  await page.route('**/assets/core-*.js', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/profile')
  await expect(page.getByRole('main').getByText('Total Orders')).toBeVisible()
  expect(count).toBe(1)
})

test('an early call that was cut off is made again', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.route('**/api/address/getaddress', (route) => route.abort(), { times: 1 })
  await page.goto('/profile/addresses')
  await expect(page.getByRole('main').getByRole('button', { name: 'Add new address' })).toBeVisible()
})

test('the letters of Hindi come where a page shows them, and nowhere else', async ({ page, request }) => {
  const fonts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') fonts.push(new URL(asked.url()).pathname)
  })
  const isHindi = (path: string) => path.includes('devanagari')
  await enterAs(page, await theDemo('buyer', request))
  await page.goto('/profile', { waitUntil: 'networkidle' })
  expect(fonts.filter(isHindi)).toEqual([])
  await page.goto('/notifications')
  await expect.poll(() => fonts.filter(isHindi).length).toBe(1)
})
