import { expect, type Page, test } from '@playwright/test'
import { listedProducts } from './support/goods.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the market' })
const rows = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

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
