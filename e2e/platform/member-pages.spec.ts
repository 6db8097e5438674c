import { expect, test } from '@playwright/test'
import { memberAddresses } from '#e2e/support/member-addresses.ts'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'

test('the document of a member’s page is the same for everybody, and nobody keeps it', async ({
  request,
}) => {
  const { token } = await theDemo('buyer', request)
  expect(memberAddresses.length).toBeGreaterThan(35)
  for (const path of memberAddresses) {
    const [mine, visitors] = [await request.get(path, { headers: { token } }), await request.get(path)]
    expect([path, mine.status(), mine.headers()['cache-control']]).toEqual([path, 200, 'no-store'])
    expect([path, mine.headers().etag]).toEqual([path, undefined])
    expect(await mine.text()).toBe(await visitors.text())
  }
})

test('a visitor is led from a member’s page to the login before any script has come', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined)
  for (const path of ['/profile?tab=orders', '/seller_console', '/post_requirements']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  }
})

test('a page requests its data before its scripts have loaded, and once', async ({ page, request }) => {
  await enterAs(page, await theDemo('buyer', request))
  const firstCall = Promise.withResolvers<void>()
  let count = 0
  await page.route('**/api/orders/statistics', async (route) => {
    count += 1
    firstCall.resolve()
    await route.continue()
  })
  await page.route('**/assets/core-*.js', async (route) => {
    await firstCall.promise
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
  page.on('request', (call) => {
    if (call.resourceType() === 'font') fonts.push(new URL(call.url()).pathname)
  })
  const isHindi = (path: string) => path.includes('devanagari')
  await enterAs(page, await theDemo('buyer', request))
  await page.goto('/profile', { waitUntil: 'networkidle' })
  expect(fonts.filter(isHindi)).toEqual([])
  await page.goto('/notifications')
  await expect.poll(() => fonts.filter(isHindi).length).toBe(1)
})
