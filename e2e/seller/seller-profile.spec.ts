import { expect, test } from '@playwright/test'
import { getProfile } from '#contract/users/user.ts'
import { followTo } from '#e2e/support/follow.ts'
import { enterAs, theDemo } from '#e2e/support/people.ts'
import { aFreshSeller } from '#e2e/support/shops.ts'

async function addressOf(request: Parameters<typeof theDemo>[1]) {
  const { user_id } = await (await theDemo('seller', request)).api(getProfile, {})
  return `/seller/${user_id}`
}

test('a visitor sees who sells, how to reach them, and all that they list', async ({ page, request }) => {
  const address = await addressOf(request)
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Kaveri Knits', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Verified' }).click()
  const evidence = page.getByRole('dialog')
  await expect(evidence.getByText('GST number', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(evidence).toBeHidden()
  const about = page.getByRole('region', { name: 'About the supplier' })
  for (const fact of ['Business type', 'Location', 'Phone', 'Email'])
    await expect(about.getByText(fact, { exact: true })).toBeVisible()
  await expect(about.getByRole('link', { name: /^kaveri-knits\.example/ })).toHaveAttribute(
    'href',
    /^https:\/\/kaveri-knits\.example/,
  )
  await expect(about.getByRole('link', { name: '+91 90000 00002' })).toHaveAttribute(
    'href',
    'tel:+919000000002',
  )

  const shelf = page.getByRole('list', { name: 'Products of Kaveri Knits' })
  const before = await shelf.getByRole('listitem').count()
  const more = page.getByRole('button', { name: 'Load more' })
  if (before === 24) {
    await more.click()
    await expect(shelf.getByRole('listitem')).not.toHaveCount(before)
  }
  await expect(shelf.getByText('Verified', { exact: true }).first()).toBeVisible()
  await expect(shelf.getByText('Pending verification', { exact: true }).first()).toBeVisible()
  await shelf.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product_details\//)
  await page.getByRole('link', { name: 'View supplier profile' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/product_details\//)
})

test('a company name of two lines stands below the cover', async ({ page, request }) => {
  const company = `Shree Ganesh Engineering Works and Industrial Suppliers Pvt ${Date.now()}`
  const { api } = await aFreshSeller(request, company)
  const { user_id } = await api(getProfile, {})
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/seller/${user_id}`)
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    const back = page.getByRole('main').getByRole('button', { name: 'Share' })
    const cover = await back.locator('xpath=ancestor::div[contains(@class,"bg-primary-soft")]').boundingBox()
    expect(name?.y).toBeGreaterThanOrEqual((cover?.y ?? 0) + (cover?.height ?? 0))
  }
})

test('the page is whole before any script runs, and search engines read an organization', async ({
  browser,
  request,
}) => {
  const address = await addressOf(request)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page).toHaveTitle('Kaveri Knits | Vanij')
  await expect(
    page.getByRole('list', { name: 'Products of Kaveri Knits' }).getByRole('listitem').first(),
  ).toBeVisible()
  const things = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(things.map((thing) => JSON.parse(thing))).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', name: 'Kaveri Knits' }),
  )
  await context.close()
})

test('Share copies the link where the device has no way of its own', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const address = await addressOf(request)
  await page.goto(address)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/s\/kaveri-knits\?via=link$/)
})

test('Share is the device’s own where it has one', async ({ page, request }) => {
  await page.addInitScript(() => {
    const share = async ({ url }: ShareData) => {
      document.title = `Shared ${url}`
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  const address = await addressOf(request)
  await page.goto(address)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle(/^Shared http.*\/s\/kaveri-knits\?via=share$/)
  await expect(page.getByText('Link copied to clipboard!')).toBeHidden()
})

const isRising = (prices: readonly number[]) => prices.every((price, n) => price >= (prices[n - 1] ?? 0))

test('a shop is put in order, its words and its shelf kept, for visitors to the end', async ({
  page,
  request,
}) => {
  const prices = async () => {
    const texts = await page
      .getByRole('list', { name: 'Products of Kaveri Knits' })
      .getByRole('article')
      .getByText(/^₹/)
      .filter({ visible: true })
      .allTextContents()
    return texts.map((text) => Number(text.replace(/[₹,]/g, '').split(' ')[0]))
  }
  await page.goto(await addressOf(request))
  const sort = page.getByRole('main').getByLabel('Sort')
  await sort.selectOption('Price low to high')
  await expect(page).toHaveURL(/\?sort=price$/)
  // The address is there before its list: until then 'Load more' belongs to the former one.
  await expect.poll(async () => isRising(await prices())).toBe(true)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(async () => (await prices()).length).toBeGreaterThan(24)
  expect(isRising(await prices())).toBe(true)
  await page.getByRole('searchbox', { name: 'Search in this shop' }).fill('bag')
  await page.getByRole('searchbox', { name: 'Search in this shop' }).press('Enter')
  await expect(page).toHaveURL(/\?(sort=price&find=bag|find=bag&sort=price)$/)
})

test('nobody of that address is a 404; what cannot be loaded is tried again', async ({ page, request }) => {
  for (const wrong of ['00000000-0000-4000-8000-000000000000', 'nobody']) {
    const answer = await page.goto(`/seller/${wrong}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Seller not found', level: 1 })).toBeVisible()
  }

  const address = await addressOf(request)
  await page.goto('/live_market')
  await page.route('**/api/users/seller/**', (route) => route.abort())
  await followTo(page, address)
  await expect(page.getByRole('heading', { name: 'Failed to load the seller profile' })).toBeVisible()
  await page.unroute('**/api/users/seller/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /Kaveri Knits/, level: 1 })).toBeVisible()
})

test('somebody searches in this shop alone, and sees how it was judged', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  const address = await addressOf(request)
  await page.goto(address)
  const search = page.getByRole('searchbox', { name: 'Search in this shop' })
  await search.fill('bag')
  await search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}\\?find=bag$`))
  const shelf = page.getByRole('list', { name: 'Products of Kaveri Knits' })
  await expect(shelf.getByRole('heading', { level: 3, name: /bag|pouch|rucksack/i }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in to see all products' })).toBeVisible()
  const ofVisitor = await shelf.getByRole('heading', { level: 3 }).count()
  expect(ofVisitor).toBe(6)
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('listitem')).toHaveCount(5)

  await enterAs(page, seller)
  await page.reload()
  await expect.poll(() => shelf.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(6)
  await search.fill('zzzzqqq')
  await page.getByRole('search').last().getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'No Products Available' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all products' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})
