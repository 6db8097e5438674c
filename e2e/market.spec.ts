import { expect, type Page, test } from '@playwright/test'
import { untilAlive } from './support/browser.ts'
import { listedProducts, liveOffers, pathOf } from './support/goods.ts'

const grid = (page: Page, name = 'All products') => page.getByRole('list', { name }).getByRole('article')
const strip = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

test('19 categories; the chosen one is marked and its products are listed', async ({ page, request }) => {
  await page.goto('/live_market')
  await expect(strip(page).getByRole('link')).toHaveCount(19)
  await expect(strip(page).getByRole('link', { name: 'all', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await strip(page).getByRole('link', { name: 'Footwear' }).press('Enter')
  await expect(page).toHaveURL('/live_market?category=footwear')
  await expect(page.getByRole('heading', { name: 'Products in Footwear' })).toBeVisible()
  await expect(strip(page).getByRole('link', { name: 'Footwear' })).toHaveAttribute('aria-current', 'page')
  const { products, total } = await listedProducts(request, 'footwear')
  const links = page.getByRole('list', { name: 'Products in Footwear' }).getByRole('link')
  await expect(links).toHaveText(products.slice(0, 24).map(({ product_name }) => product_name))
  await expect(page.getByText(`${Math.min(24, total)} of ${total}`)).toBeVisible()
})

test('the name of every category stands whole in the strip', async ({ page }) => {
  await page.goto('/live_market')
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await strip(page)
      .getByRole('link')
      .locator('span:last-child')
      .evaluateAll((names) =>
        names
          .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
          .map((name) => name.textContent),
      )
    expect(cut).toEqual([])
  }
})

test('the strip scrolls by 150 px a press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/live_market')
  const row = strip(page).getByRole('list')
  const place = () => row.evaluate((list) => list.scrollLeft)
  await strip(page).getByRole('button', { name: 'Scroll categories on' }).click()
  await expect.poll(place).toBe(150)
  await strip(page).getByRole('button', { name: 'Scroll categories on' }).click()
  await expect.poll(place).toBe(300)
  await strip(page).getByRole('button', { name: 'Scroll categories back' }).click()
  await expect.poll(place).toBe(150)
  await strip(page).getByRole('button', { name: 'Scroll categories back' }).click()
  await expect.poll(place).toBe(0)
})

test('live offers stand above, the one that ends first in front, each with its time', async ({
  page,
  request,
}) => {
  const { products, total } = await liveOffers(request)
  await page.goto('/live_market')
  const live = page.getByRole('region', { name: 'Live now' })
  await expect(live.getByText(`${total} offers`)).toBeVisible()
  await expect(live.getByRole('article').first()).toContainText(products[0]?.product_name ?? '')
  await expect(live.getByRole('article').first()).toContainText(/\d+[hms] left/)
})

test('the row of live offers goes on until all of them are there', async ({ page, request }) => {
  const { products } = await liveOffers(request)
  await page.goto('/live_market')
  const offers = page.getByRole('region', { name: 'Live now' }).getByRole('article')
  await expect(offers).toHaveCount(12)
  await page.getByRole('button', { name: 'Show more offers' }).press('Enter')
  await expect(offers).toHaveCount(24)
  await expect(offers.nth(12).getByRole('link')).toBeFocused()
  await expect(offers.getByRole('link')).toHaveText(
    products.slice(0, 24).map(({ product_name }) => product_name),
  )
})

test('Load more brings the next 24, and coming back finds the list and the place', async ({ page }) => {
  await page.goto('/live_market')
  await expect(grid(page)).toHaveCount(24)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(grid(page)).toHaveCount(48)
  const names = await grid(page).getByRole('link').allTextContents()
  expect(new Set(names).size).toBeGreaterThan(40)
  await grid(page).nth(40).scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  const before = await place()
  expect(before).toBeGreaterThan(1000)
  await grid(page).nth(40).getByRole('link').press('Enter')
  await expect(page).toHaveURL(/product_details/)
  await page.goBack()
  await expect(grid(page)).toHaveCount(48)
  await expect.poll(place).toBe(before)
})

test('when the live offers do not come the rest stands, and they can be tried again', async ({ page }) => {
  await page.goto('/live_market')
  await untilAlive(page)
  const refusal = { success: false, content: 'Please try again in a moment.' }
  await page.route('**/api/products/livecategory', (route) => route.fulfill({ status: 503, json: refusal }))
  await strip(page).getByRole('link', { name: 'Footwear' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(`Error in fetching live products: ${refusal.content}`)
  await expect(grid(page, 'Products in Footwear').first()).toBeVisible()
  await page.unroute('**/api/products/livecategory')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible()
})

test('a search in the live market stays there: what fits, and the offers that run', async ({
  page,
  request,
}) => {
  const { total } = await liveOffers(request)
  await page.goto('/live_market')
  const field = page.getByRole('combobox', { name: 'Search the market' })
  await field.press('Enter')
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    'Type what you need',
  )
  await field.fill('cotton')
  await field.press('Enter')
  await expect(page).toHaveURL('/live_market/search?q=cotton')
  await expect(grid(page, 'Results for “cotton”')).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Live now' }).getByText(`${total} offers`)).toBeVisible()
  await expect(strip(page).getByRole('link')).toHaveCount(19)
  await field.fill('fan')
  await field.press('Enter')
  await expect(page).toHaveURL('/live_market/search?q=fan')
})

test('a category is narrowed in its own page', async ({ page }) => {
  await page.goto('/live_market?category=footwear')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters.getByRole('group', { name: 'Category' })).toHaveCount(0)
  const band = filters.getByRole('link', { name: /^₹100 – ₹500/ })
  const count = (await band.textContent())?.split('500')[1]
  await band.click()
  await expect(page).toHaveURL('/live_market?category=footwear&min_price=100&max_price=499.99')
  await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible()
  await expect(filters.getByRole('textbox', { name: 'From ₹' })).toHaveValue('100')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/live_market?category=footwear')
})

test('an offer that ends while one looks at it says so', async ({ page, request }) => {
  // The page follows the server's clock, so both have to run ahead.
  let ahead = 0
  await page.route(/\/(api\/|healthz)/, async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + ahead).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  const nextDay = async () => {
    ahead = (24 * 60 - 1) * 60_000
    await page.clock.fastForward(ahead)
  }
  await page.clock.install()
  await page.goto('/live_market')
  const card = page.getByRole('region', { name: 'Live now' }).getByRole('article').first()
  await expect(card.getByText('Live', { exact: true })).toBeVisible()
  await nextDay()
  await expect(card.getByText('Offer ended')).toBeVisible()
  await expect(card.getByText('Live', { exact: true })).toHaveCount(0)

  const [offer] = (await liveOffers(request)).products
  if (!offer) throw new Error('the demo market has no live offer')
  ahead = 0
  await page.clock.setSystemTime(Date.now())
  await page.goto(pathOf(offer))
  const buy = page.getByRole('main').getByText('Sign Up to Buy').first()
  await expect(buy).toBeVisible()
  await nextDay()
  await expect(page.getByText('This offer has ended and can no longer be ordered.')).toBeVisible()
  await expect(buy).toBeHidden()
})

test.describe('search engines', () => {
  test.use({ javaScriptEnabled: false })

  test('read what a category is, and what it lists', async ({ page, request }) => {
    const { products } = await listedProducts(request, 'footwear')
    await page.goto('/live_market?category=footwear')
    await expect(page).toHaveTitle('Footwear: wholesale prices and suppliers | Vanij')
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveAttribute('href', /^http:.*\/live_market\?category=footwear$/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Footwear/)
    const things = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [list, path] = things.map((thing) => JSON.parse(thing))
    expect(list['@type']).toBe('ItemList')
    expect(list.itemListElement).toHaveLength(24)
    expect(list.itemListElement[0].name).toBe(products[0]?.product_name)
    expect(path['@type']).toBe('BreadcrumbList')
    expect(path.itemListElement[1].name).toBe('Footwear')
  })

  test('walk through a category by links, and are not led into its filters', async ({ page, request }) => {
    const { products, total } = await listedProducts(request, 'footwear')
    await page.goto('/live_market?category=footwear')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/\/live_market\?category=footwear&cursor=/)
    const rest = grid(page, 'Products in Footwear')
    await expect(rest).toHaveCount(Math.min(24, total - 24))
    await expect(rest.first()).toContainText(products[24]?.product_name ?? '')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await page.goto('/live_market?category=footwear&state=Kerala')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  })
})
