import { expect, type Page, test } from '@playwright/test'
import { aFreshBuyer, enterAs } from './support/people.ts'

const results = (page: Page, q: string) =>
  page.getByRole('list', { name: `Results for “${q}”` }).getByRole('article')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the market' })

test('a visitor sees six, how many more there are, and the way to them', async ({ page, request }) => {
  const { total } = await (await request.get('/api/products/search?q=cotton')).json()
  await page.goto('/live_market')
  await field(page).fill('cotton')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/live_market/search?q=cotton')
  await expect(results(page, 'cotton')).toHaveCount(6)
  await page.goto('/search?q=cotton')
  await expect(results(page, 'cotton')).toHaveCount(6)
  await expect(page.getByText(`${total} products`, { exact: true })).toBeVisible()
  await expect(page.getByText(`${total - 6} more products match.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login?next=%2Fsearch%3Fq%3Dcotton')
})

test('a member sees all, 24 at a time, and finds them again on the way back', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/products/search?q=cotton*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.goto('/search?q=cotton')
  // The page is rendered for a visitor, but asks nobody to log in who already has.
  await expect(results(page, 'cotton')).toHaveCount(6)
  await expect(page.getByText('Log in to see all products')).toBeHidden()
  seen.resolve()
  await expect(results(page, 'cotton')).toHaveCount(24)
  await expect(page.getByText('Log in to see all products')).toHaveCount(0)
  const total = Number.parseInt((await page.getByText(/^\d+ products$/).textContent()) ?? '', 10)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(results(page, 'cotton')).toHaveCount(Math.min(48, total))
  await results(page, 'cotton').nth(30).getByRole('link').press('Enter')
  await expect(page).toHaveURL(/product_details/)
  await page.goBack()
  await expect(results(page, 'cotton')).toHaveCount(Math.min(48, total))
  await expect(field(page)).toHaveValue('cotton')
})

test('a search that finds nothing says so and leads on', async ({ page }) => {
  await page.goto('/search?q=zzzzqqq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Products Found')
  await expect(page.getByText('We could not find “zzzzqqq”.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Footwear' }).click()
  await expect(page).toHaveURL('/live_market?category=footwear')
})

test('a blank search is refused in words', async ({ page }) => {
  await page.goto('/live_market')
  for (const blank of ['', '   ']) {
    await field(page).fill(blank)
    await field(page).press('Enter')
    const message = await field(page).evaluate((input: HTMLInputElement) => input.validationMessage)
    expect(message).toBe('Type what you need')
    await expect(page).toHaveURL('/live_market')
  }
})

test('odd words are searched as they are written', async ({ page }) => {
  await page.goto('/search?q=')
  await field(page).fill('<b>50% & more</b>')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=%3Cb%3E50%25%20%26%20more%3C%2Fb%3E$/)
  await expect(page.getByText('<b>50% & more</b>').first()).toBeVisible()
})

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })

test('filters narrow a search at once, keep their counts and stand in the address', async ({
  page,
  request,
}) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/search?q=cotton')
  const gujarat = filters(page).getByRole('checkbox', { name: /^Gujarat/ })
  const label = await filters(page).locator('label').filter({ hasText: 'Gujarat' }).textContent()
  const promised = Number(label?.replace(/\D/g, ''))
  await gujarat.check()
  await expect(page).toHaveURL('/search?q=cotton&state=Gujarat')
  await expect(page.getByText(`${promised} products`, { exact: true })).toBeVisible()
  await expect(results(page, 'cotton')).toHaveCount(promised)
  // A second choice of the same kind adds its products.
  await filters(page)
    .getByRole('checkbox', { name: /^Tamil Nadu/ })
    .check()
  await expect(page).toHaveURL('/search?q=cotton&state=Gujarat&state=Tamil+Nadu')
  await expect(page.getByText(`${promised} products`, { exact: true })).toBeHidden()
  await chosen(page).getByRole('link', { name: 'Remove filter Tamil Nadu' }).click()
  await expect(page).toHaveURL('/search?q=cotton&state=Gujarat')
  await filters(page)
    .getByRole('checkbox', { name: /^Verified/ })
    .check()
  await expect(page).toHaveURL('/search?q=cotton&state=Gujarat&verified=true')
  await filters(page).getByRole('textbox', { name: 'To ₹' }).fill('600')
  await filters(page).getByRole('textbox', { name: 'To ₹' }).press('Enter')
  await expect(page).toHaveURL('/search?q=cotton&max_price=600&state=Gujarat&verified=true')
  await expect(chosen(page).getByRole('link')).toHaveText(['Under ₹600', 'Gujarat', 'Verified', 'Clear all'])
  for (const price of await results(page, 'cotton').getByText(/^₹/).allTextContents())
    expect(Number(price.replace(/[₹,]/g, '').split(' ')[0])).toBeLessThanOrEqual(600)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=cotton&state=Gujarat&verified=true')
  await expect(filters(page).getByRole('textbox', { name: 'To ₹' })).toHaveValue('')
  await chosen(page).getByRole('link', { name: 'Remove filter Verified' }).click()
  await expect(page).toHaveURL('/search?q=cotton&state=Gujarat')
  await expect(filters(page).getByRole('checkbox', { name: /^Verified/ })).not.toBeChecked()
  await chosen(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/search?q=cotton')
  await expect(gujarat).not.toBeChecked()
})

test('results are sorted, and the address says how', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/search?q=cotton')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price low to high')
  await expect(page).toHaveURL('/search?q=cotton&sort=price')
  const query = '/api/products/search?q=cotton&sort=price&limit=1'
  const [cheapest] = (await (await request.get(query)).json()).products
  await expect(results(page, 'cotton').first()).toContainText(cheapest.product_name)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('relevance')
})

test('a narrowed list is found again with its length', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/search?q=cotton&verified=true')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(results(page, 'cotton').nth(25)).toBeVisible()
  const length = await results(page, 'cotton').count()
  await filters(page)
    .getByRole('checkbox', { name: /^In stock/ })
    .check()
  await expect(page).toHaveURL(/in_stock=true/)
  await page.goBack()
  await expect(results(page, 'cotton')).toHaveCount(length)
})

test('a visitor may filter, without a script too, and sees six at most', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/search?q=cotton')
  await filters(page).getByText('Apparel & Fashion').click()
  await filters(page).getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/[?&]q=cotton&.*category=apparel-fashion/)
  await expect(results(page, 'cotton')).toHaveCount(6)
  await expect(chosen(page).getByText('Apparel & Fashion')).toBeVisible()
  await context.close()
})

test('filters that leave nothing say so, show which to take back, and can be cleared', async ({ page }) => {
  const narrowed = '/search?q=cotton&min_price=1000000&state=Gujarat'
  await page.goto(narrowed)
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible()
  // Leaving the form submits it: what the person leaves must still be in it.
  await filters(page).getByRole('textbox', { name: 'To ₹' }).focus()
  await page.getByRole('combobox', { name: 'Sort' }).focus()
  await expect(filters(page).getByRole('checkbox', { name: /^Gujarat/ })).toBeChecked()
  await expect(page).toHaveURL(narrowed)
  const band = filters(page).getByRole('link').first()
  const promised = Number(await band.locator('span').last().textContent())
  await band.click()
  await expect(results(page, 'cotton')).toHaveCount(Math.min(promised, 6))
  await expect(chosen(page).getByRole('link', { name: 'Remove filter Gujarat' })).toBeVisible()

  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click()
  await expect(results(page, 'cotton')).toHaveCount(6)
})

test('a misspelt search is answered as it was meant, and says so', async ({ page, request }) => {
  const { did_you_mean, corrected_from } = await (await request.get('/api/products/search?q=fanz')).json()
  expect(corrected_from).toBe('fanz')
  await page.goto('/search?q=fanz')
  await expect(page.getByText(`Showing results for “${did_you_mean}” instead of “fanz”.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${did_you_mean}”`)
})

test('what may have been meant is offered', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.route('**/api/products/search?q=cottan**', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('cottan', 'cotton') })
    const { corrected_from: _, ...body } = await answer.json()
    await route.fulfill({ json: { ...body, did_you_mean: 'cotton' } })
  })
  await page.goto('/search?q=cottan')
  await page.getByText('Did you mean').getByRole('link', { name: 'cotton' }).click()
  await expect(page).toHaveURL('/search?q=cotton')
})

test('a search that fails says why and can be tried again', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/search?q=')
  const refusal = { success: false, content: 'Please try again in a moment.' }
  await page.route('**/api/products/search**', (route) => route.fulfill({ status: 503, json: refusal }))
  await field(page).fill('cotton')
  await field(page).press('Enter')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(`Error in fetching the data: ${refusal.content}`)
  await page.unroute('**/api/products/search**')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(results(page, 'cotton')).toHaveCount(24)
})

test('Hindi words get their own letters once a page has loaded, and other pages fetch none', async ({
  page,
}) => {
  const letters = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Devanagari'))?.status)
  await page.goto('/search?q=पंखा')
  await expect.poll(letters).toBe('loaded')
  await page.goto('/pricings')
  await expect.poll(letters).toBe('unloaded')
})
