import { expect, test } from '@playwright/test'
import { enterAs, theDemo } from '#e2e/support/people.ts'

test('an editor renames, adds and hides a category, and visitors see it at once; an undo brings the name back', async ({
  page,
  browser,
  request,
}) => {
  const mark = Date.now()
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
  const added = `Garden tools ${mark}`
  await enterAs(page, await theDemo('admin', request))
  await page.goto('/admin/content')
  await page.getByRole('link', { name: 'Categories' }).click()
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Change: Industrial equipments' }).click()
  await expect(dialog.getByLabel('Other spellings')).toHaveValue('')
  await dialog.getByLabel('Name').fill('Tiles')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText("'Tiles' already means the category 'Tiles & Ceramics'.")).toBeVisible()
  await dialog.getByLabel('Name').fill('Factory machines <b>')
  await dialog.getByLabel('Other spellings').fill('karkhana\n\n मशीनरी ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Factory machines <b>' })
  await expect(row.getByText('karkhana · मशीनरी')).toBeVisible()

  await page.getByRole('button', { name: 'Add category' }).click()
  await dialog.getByLabel('Name').fill('बागवानी')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('its address is made of them')).toBeVisible()
  await dialog.getByLabel('Name').fill(added)
  await dialog.getByLabel('Where it is offered').selectOption('Forms only')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `Change: ${added}` })).toBeVisible()
  await page.getByRole('button', { name: `Move up: ${added}` }).click()
  await expect(page.getByRole('button', { name: `Move up: ${added}` })).toBeFocused()
  await expect(page.getByRole('button', { name: `Move down: ${added}` })).toBeEnabled()

  const visitor = await browser.newPage()
  await visitor.goto('/live_market?category=karkhana')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Factory machines <b>' })).toBeAttached()
  await expect(
    visitor
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Factory machines <b>' }),
  ).toHaveAttribute('aria-current', 'page')
  await visitor.goto('/search?q=qqqqzzzz')
  await visitor.getByRole('link', { name: added }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: added })).toBeAttached()

  await page.getByRole('button', { name: `Change: ${added}` }).click()
  await dialog.getByLabel('Where it is offered').selectOption('Hidden')
  await expect(dialog.getByText('Its products stay findable')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: added })).toBeAttached()
  await visitor.goto('/search?q=qqqqzzzz')
  await expect(visitor.getByRole('link', { name: 'Footwear' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: added })).toBeHidden()

  await page.getByRole('link', { name: 'History: Factory machines <b>' }).click()
  await page.getByRole('button', { name: 'Bring back revision 1', exact: true }).click()
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('Revision 1 stands again.')).toBeVisible()
  await visitor.goto('/live_market?category=karkhana')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Industrial equipments' })).toBeAttached()
  await visitor.close()
})
