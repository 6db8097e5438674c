import { expect, test } from '@playwright/test'
import { updateProfile } from '#contract/users/account.ts'
import { enterAs, theDemo } from '#e2e/support/people.ts'
import { aFreshSeller } from '#e2e/support/shops.ts'

test('a seller’s new name waits on the overview of the desk and leads to its queue', async ({
  page,
  request,
}) => {
  const seller = await aFreshSeller(request, 'Former Name Traders')
  await seller.api(updateProfile, { company_name: 'Newer Name Traders' })
  await enterAs(page, await theDemo('admin', request))
  // More products wait than the badge counts.
  const many = { success: true, products: [], total: 1000, total_is_floor: true, next: null }
  await page.route('**/api/admin/products', (route) => route.fulfill({ json: many }))
  await page.goto('/admin')
  const tiles = page.getByRole('main').getByRole('listitem')
  await expect(tiles.filter({ hasText: 'Products' }).getByText('1,000+', { exact: true })).toBeVisible()
  const tile = tiles.filter({ hasText: 'New names and GST numbers' })
  await expect(tile.getByText(/^[1-9]/).first()).toBeVisible()
  await tile.getByRole('link', { name: 'Changes' }).click()
  await expect(page).toHaveURL(/\/admin\/changes/)
  await expect(page.getByText('Newer Name Traders').first()).toBeVisible()

  // On a tablet the rail leaves enough room for the names of products.
  await page.setViewportSize({ width: 768, height: 900 })
  await page.unroute('**/api/admin/products')
  await page.goto('/admin/products')
  const rail = page.getByRole('navigation', { name: 'Admin pages' })
  expect((await rail.boundingBox())?.width).toBeLessThan(72)
  await expect(rail.getByRole('link', { name: 'Users' })).toBeVisible()
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(names.first()).toBeVisible()
  for (const room of await names.locator('..').all())
    expect((await room.boundingBox())?.width).toBeGreaterThan(150)
})
