import { expect, test } from '@playwright/test'
import { enterAs, theDemo } from '#e2e/support/people.ts'

test('a list comes back as long as it was, at the place where it was left', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.goto('/seller_console/products')
  const rows = page.getByRole('list', { name: 'Your products' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Load more' }).click()
  // A product of the second page; other tests may add to this shop meanwhile.
  const name = await rows.nth(25).getByRole('link', { name: /^Edit/ }).getAttribute('aria-label')
  const edit = rows.getByRole('link', { name: name ?? '', exact: true })
  for (const back of ['of the page', 'of the browser', 'after Save']) {
    await edit.click()
    await expect(page.getByLabel('Product Name')).toBeVisible()
    if (back === 'of the page') await page.getByRole('link', { name: 'Back', exact: true }).click()
    else if (back === 'of the browser') await page.goBack()
    else await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(edit).toBeInViewport()
  }
})
