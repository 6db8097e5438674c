import { expect, test } from '@playwright/test'
import { enterAs, theDemo } from './people.ts'

test('a list comes back as long as it was, at the place where it was left', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.goto('/seller_console/products')
  const rows = page.getByRole('list', { name: 'Your products' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows.nth(24)).toBeVisible()
  const length = await rows.count()
  for (const back of ['of the page', 'of the browser']) {
    await rows.nth(24).getByRole('link', { name: /^Edit/ }).click()
    await expect(page.getByLabel('Product Name')).toBeVisible()
    if (back === 'of the page') await page.getByRole('link', { name: 'Back', exact: true }).click()
    else await page.goBack()
    await expect(rows).toHaveCount(length)
    await expect(rows.nth(24)).toBeInViewport()
  }
})
