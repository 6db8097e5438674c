import { expect, test } from '@playwright/test'
import { enterAs, theDemo } from '#e2e/support/people.ts'

test('an owner adds a state, which forms offer at once; when it has ended they do not, and an undo brings it back', async ({
  page,
  browser,
  request,
}) => {
  const moment = Date.now()
  const code = String(60 + (moment % 35))
  const name = `Newland ${moment.toString(36).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  await enterAs(page, await theDemo('admin', request))
  await page.goto('/admin/states')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add a state' }).click()
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByLabel('Name').fill('Kerala')
  await dialog.getByLabel('Source').fill('An Act of this test')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText("'Kerala' already means Kerala.")).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const buyer = await browser.newPage()
  await enterAs(buyer, await theDemo('buyer', request))
  const offers = async (isOffered: boolean) => {
    await buyer.goto('/profile/addresses')
    await buyer.getByRole('button', { name: 'Add new address' }).click()
    await expect(buyer.getByLabel('State').getByRole('option', { name })).toHaveCount(isOffered ? 1 : 0)
  }
  await offers(true)
  await page.getByRole('button', { name: `Change: ${name} (${code})` }).click()
  await dialog.getByLabel('It has ended').check()
  await dialog.getByLabel('Went into').selectOption('Kerala (32)')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: name }).getByText('Went into Kerala (32)'),
  ).toBeVisible()
  await offers(false)

  await page.getByRole('link', { name: `History: ${name} (${code})` }).click()
  await page.getByRole('button', { name: 'Bring back revision 1' }).click()
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  await expect(dialog).toBeHidden()
  await offers(true)

  // Other tests choose states from the same forms.
  await page.goto('/admin/states')
  await page.getByRole('button', { name: `Change: ${name} (${code})` }).click()
  await dialog.getByLabel('It has ended').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
})
