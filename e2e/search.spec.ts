import { expect, type Page, test } from '@playwright/test'
import { expectOpenToAll } from './axe.ts'
import { aFreshBuyer, enterAs } from './people.ts'

const found = (page: Page, q: string) =>
  page.getByRole('list', { name: `Results for “${q}”` }).getByRole('article')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the market' })

const looks = [
  { width: 320, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

for (const { width, colorScheme } of looks)
  test(`results and their absence hinder nobody at ${width} px in ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/search?q=cotton')
    await expect(found(page, 'cotton')).toHaveCount(6)
    await expectOpenToAll(page)
    await page.goto('/search?q=zzzzqqq')
    await expect(page.getByRole('heading', { level: 1, name: 'No Products Found' })).toBeVisible()
    await expectOpenToAll(page)
  })

test('a visitor sees six, how many more there are, and the way to them', async ({ page, request }) => {
  const { total } = await (await request.get('/api/products/search?q=cotton')).json()
  await page.goto('/live_market')
  await field(page).fill('cotton')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=cotton')
  await expect(found(page, 'cotton')).toHaveCount(6)
  await expect(page.getByText(`${total} products`, { exact: true })).toBeVisible()
  await expect(page.getByText(`${total - 6} more products match.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login?next=%2Fsearch%3Fq%3Dcotton')
})

test('a member sees all, 24 at a time, and finds them again on the way back', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/search?q=cotton')
  await expect(found(page, 'cotton')).toHaveCount(24)
  await expect(page.getByText('Log in to see all products')).toHaveCount(0)
  const total = Number.parseInt((await page.getByText(/^\d+ products$/).textContent()) ?? '', 10)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(found(page, 'cotton')).toHaveCount(Math.min(48, total))
  await found(page, 'cotton').nth(30).getByRole('link').press('Enter')
  await expect(page).toHaveURL(/product_details/)
  await page.goBack()
  await expect(found(page, 'cotton')).toHaveCount(Math.min(48, total))
  await expect(field(page)).toHaveValue('cotton')
})

test('a search that finds nothing says so and leads on', async ({ page }) => {
  await page.goto('/search?q=zzzzqqq')
  await expect(page.getByText('We could not find “zzzzqqq”.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Footwear' }).click()
  await expect(page).toHaveURL('/live_market?category=footwear')
})

test('a blank search is refused in words', async ({ page }) => {
  await page.goto('/live_market')
  for (const blank of ['', '   ']) {
    await field(page).fill(blank)
    await field(page).press('Enter')
    const said = await field(page).evaluate((input: HTMLInputElement) => input.validationMessage)
    expect(said).toBe('Type what you need')
    await expect(page).toHaveURL('/live_market')
  }
})

test('odd words are searched as they are written', async ({ page }) => {
  await page.goto('/live_market')
  await field(page).fill('<b>50% & more</b>')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=%3Cb%3E50%25%20%26%20more%3C%2Fb%3E$/)
  await expect(page.getByText('<b>50% & more</b>').first()).toBeVisible()
})

test('a search that fails says why and can be tried again', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/live_market')
  const refusal = { success: false, content: 'Please try again in a moment.' }
  await page.route('**/api/products/search**', (route) => route.fulfill({ status: 503, json: refusal }))
  await field(page).fill('cotton')
  await field(page).press('Enter')
  const fault = page.getByRole('main').getByRole('alert')
  await expect(fault).toContainText(`Error in fetching the data: ${refusal.content}`)
  await page.unroute('**/api/products/search**')
  await fault.getByRole('button', { name: 'Try again' }).click()
  await expect(found(page, 'cotton')).toHaveCount(24)
})
