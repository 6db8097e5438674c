import { expect, test } from '@playwright/test'
import { enterAs, theDemo } from './people.ts'

test.beforeEach(async ({ page, request }) => enterAs(page, await theDemo('seller', request)))

test('the dashboard shows the shop in numbers, its owner and the ways on', async ({ page }) => {
  await page.goto('/seller_console')
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }).slice(0, 4)
  await expect(page.getByRole('main').getByRole('time').first()).toContainText(today)
  const figures = page.getByRole('region', { name: 'Your shop in numbers' })
  for (const name of ['Total Products', 'Total Orders', 'Total Revenue', 'Pending Orders'])
    await expect(figures.getByText(name)).toBeVisible()
  const profile = page.getByRole('region', { name: 'Profile' })
  for (const name of ['Full Name', 'Email', 'Phone Number', 'Company Name', 'GST Number'])
    await expect(profile.getByText(name, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31)
  // The console shows no choice of the theme, and follows the system all the same.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('without figures the dashboard shows zeros', async ({ page }) => {
  await page.route('**/api/seller/analytics', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/seller_console')
  const figures = page.getByRole('region', { name: 'Your shop in numbers' })
  await expect(figures.getByText('₹0', { exact: true })).toBeVisible()
  await expect(figures.getByText('0', { exact: true })).toHaveCount(3)
})
