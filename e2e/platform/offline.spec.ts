import { expect, type Page, test } from '@playwright/test'
import { expectOpenToAll } from '#e2e/support/axe.ts'
import { enterAs, theDemo } from '#e2e/support/people.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the page's worker has stored the shell and controls the page. */
const readyForOffline = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`without a line a page of our own says so in ${colorScheme}, and goes when the line is back`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/live_market')
    await readyForOffline(page)
    await context.setOffline(true)
    await expect(page.getByText('You are offline. What you see may be old.')).toBeVisible()
    await page.goto('/search?q=cotton')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCSS('border-radius', '10px')
    await expectOpenToAll(page)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “cotton”' })).toBeVisible()
  })

test('files and pictures are kept, pages and what concerns a person are not', async ({ page, request }) => {
  await enterAs(page, await theDemo('buyer', request))
  await page.goto('/live_market')
  await readyForOffline(page)
  for (const path of ['/profile', '/view_cart', '/notifications', '/live_market?category=footwear']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  }
  await expect.poll(async () => (await keptPaths(page)).some((path) => path.startsWith('/media/'))).toBe(true)
  const kept = await keptPaths(page)
  expect(kept.some((path) => path.endsWith('.woff2'))).toBe(true)
  const others = kept.filter((path) => !/^\/(assets|media|categories|landing)\//.test(path))
  expect(others.sort()).toEqual(['/offline.html', '/offline.js'])
})

test('a new version waits until the person wants it', async ({ page }) => {
  await page.goto('/live_market')
  await readyForOffline(page)
  await expect(page.getByText('Update ready.')).toHaveCount(0)
  // The browser takes the same worker under another name for a newer one.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer'))
  await expect(page.getByText('Update ready.')).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect(page.getByText('Update ready.')).toHaveCount(0)
})

test('the market can be installed', async ({ page, request }) => {
  await page.goto('/')
  const path = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await request.get(path ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  const { errors } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  // Playwright opens private windows, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test.describe('at the first visit, before the worker is there', () => {
  test.use({ serviceWorkers: 'block' })

  test('a link that is pressed before the page is alive keeps it, and says so', async ({ page, context }) => {
    // The scripts of the page never come.
    await page.route(/\/assets\/[^/]*\.js$/, () => undefined)
    await page.goto('/live_market', { waitUntil: 'commit' })
    const cards = page.getByRole('article')
    await expect(cards.first()).toBeVisible()
    await context.setOffline(true)
    await cards.first().getByRole('link').click()
    const sentence = page.getByText('This page stays here until there is a connection.')
    await expect(sentence).toBeVisible()
    await expect(page).toHaveURL('/live_market')
    await context.setOffline(false)
    await expect(sentence).toBeHidden()
  })

  test('links of the console keep the page that one reads, and lead on when the line is back', async ({
    page,
    context,
    request,
  }) => {
    await enterAs(page, await theDemo('seller', request))
    // The code that keeps the page is loaded when the page is idle.
    const keeper = page.waitForResponse(/\/assets\/line-notice-[^/]*\.js$/)
    await page.goto('/seller_console/orders')
    await expect(page.getByRole('row')).toHaveCount(11)
    await (await keeper).finished()
    await context.setOffline(true)
    await expect(page.getByText('You are offline. What you see may be old.')).toBeVisible()
    const rail = page.getByRole('navigation', { name: 'Grow' })
    await rail.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText('This page stays here until there is a connection.')).toBeVisible()
    await page
      .getByRole('link', { name: /^Open order/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/seller_console\/orders$/)
    await expect(page.getByRole('row')).toHaveCount(11)
    await context.setOffline(false)
    await rail.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  })
})
