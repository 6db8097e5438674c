import { expect, type Page, test } from '@playwright/test'
import { listedProducts } from './support/goods.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the market' })
const rows = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const chosen = (page: Page) => rows(page).and(page.locator('[aria-selected="true"]'))

test('two letters bring words, products, categories and suppliers', async ({ page, request }) => {
  const { products } = await listedProducts(request, 'footwear')
  const [product] = products
  await page.goto('/search?q=')
  await field(page).pressSequentially('f')
  await expect(rows(page).first()).toHaveText('LED bulb')
  await field(page).pressSequentially('oot')
  await expect(rows(page).filter({ hasText: 'in Footwear' })).toBeVisible()
  expect(await rows(page).count()).toBeLessThanOrEqual(10)
  await field(page).fill(product?.product_name.slice(0, 12) ?? '')
  await expect(
    rows(page)
      .filter({ hasText: product?.product_name ?? '' })
      .first(),
  ).toBeVisible()
  await field(page).fill(product?.seller_company.slice(0, 6) ?? '')
  await expect(
    rows(page)
      .filter({ hasText: /Supplier/ })
      .first(),
  ).toContainText(product?.seller_company ?? '')
})

test('the typed part is plain, what a suggestion adds is bold', async ({ page }) => {
  await page.goto('/search?q=')
  await field(page).pressSequentially('foot')
  const row = rows(page).filter({ hasText: 'in Footwear' })
  await expect(row.locator('b')).toHaveText('wear')
})

test('arrow keys go through the suggestions, Enter takes one, Esc closes', async ({ page }) => {
  await page.goto('/search?q=')
  await field(page).pressSequentially('foot')
  const row = rows(page).filter({ hasText: 'in Footwear' })
  await expect(row).toBeVisible()
  const count = await rows(page).count()
  await field(page).press('ArrowUp')
  await expect(rows(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await field(page).press('ArrowDown')
  await expect(chosen(page)).toHaveCount(0)
  await field(page).press('Escape')
  await expect(rows(page)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveValue('foot')
  await field(page).press('ArrowDown')
  await expect(row).toBeVisible()
  const index = (await rows(page).allTextContents()).indexOf('in Footwear')
  for (let step = 0; step <= index; step += 1) await field(page).press('ArrowDown')
  const id = await row.getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/live_market?category=footwear')
})

test('own searches come back, five of them, and each can be removed', async ({ page }) => {
  await page.goto('/search?q=')
  for (const words of ['nails', 'paint', 'tiles', 'cement', 'bricks', 'paint', 'wire']) {
    await field(page).fill(words)
    await field(page).press('Enter')
    await expect(page).toHaveURL(`/search?q=${words}`)
  }
  await field(page).fill('')
  const own = page.getByRole('group', { name: 'Your searches' }).getByRole('option')
  await expect(own).toHaveText(['wire', 'paint', 'bricks', 'cement', 'tiles'])
  await page.getByRole('button', { name: 'Remove “bricks” from your searches' }).click()
  await expect(own).toHaveText(['wire', 'paint', 'cement', 'tiles'])
  await field(page).fill('pai')
  await expect(rows(page).first()).toHaveText('paint')
  await rows(page).first().click()
  await expect(page).toHaveURL('/search?q=paint')
  await expect(field(page)).toHaveValue('paint')
})

test('an answer that comes late does not replace a newer one', async ({ page }) => {
  await page.goto('/search?q=')
  const answer = (text: string) => ({ json: { success: true, suggestions: [{ kind: 'query', text }] } })
  await page.route('**/api/products/suggest?q=co', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.fulfill(answer('cold answer')).catch(() => {})
  })
  await page.route('**/api/products/suggest?q=cotton', (route) => route.fulfill(answer('cotton answer')))
  await field(page).fill('co')
  await page.waitForRequest('**/api/products/suggest?q=co')
  await field(page).fill('cotton')
  await expect(rows(page)).toHaveText(['cotton answer'])
  await page.waitForTimeout(1_100)
  await expect(rows(page)).toHaveText(['cotton answer'])
})

test('a market that cannot suggest does not hinder the search', async ({ page }) => {
  await page.goto('/search?q=')
  await page.route('**/api/products/suggest**', (route) => route.abort())
  await field(page).fill('cotton')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=cotton')
})

test('on a phone the field fills the screen until the arrow leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const hero = page.getByRole('combobox', { name: 'Search products' })
  await hero.click()
  await expect(rows(page)).toHaveCount(8)
  const box = await page.getByRole('search').boundingBox()
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(rows(page)).toHaveCount(0)
  await hero.click()
  await page.getByRole('option', { name: 'Drip pipe' }).click()
  await expect(page).toHaveURL('/search?q=Drip%20pipe')
  await expect(field(page)).toHaveValue('Drip pipe')
})

test('the supplier whose name was searched for stands above the products', async ({ page }) => {
  await page.goto('/search?q=kaveri+knits')
  await page
    .getByRole('list', { name: 'Suppliers' })
    .getByRole('link', { name: /^Kaveri Knits/ })
    .click()
  await expect(page).toHaveURL(/\/seller\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Kaveri Knits', level: 1 })).toBeVisible()
})
