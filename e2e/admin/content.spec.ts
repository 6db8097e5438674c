import { expect, test } from '@playwright/test'
import { enterAs, theDemo } from '#e2e/support/people.ts'

test('a policy is written in two tabs: the second keeps what was typed, the page shows it, an undo brings the words back', async ({
  page,
  context,
  request,
}) => {
  await enterAs(page, await theDemo('admin', request))
  await page.goto('/admin/content/policies/privacy')
  const second = await context.newPage()
  await second.goto('/admin/content/policies/privacy')
  await page.getByLabel('Sentence below the title').fill('Written in the first tab.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. It shows everywhere within a second.')).toBeVisible()

  const text = second.getByLabel('The text')
  await text.fill(
    `## नया भाग {new}\nSee [the terms](/terms_and_conditions) <b>here</b>.\n\n${await text.inputValue()}`,
  )
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Somebody else saved this text meanwhile.')).toBeVisible()
  await expect(text).toHaveValue(/^## नया भाग/)
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Saved. It shows everywhere within a second.')).toBeVisible()

  await page.goto('/privacy_and_policy')
  await expect(page.getByRole('heading', { name: 'नया भाग' })).toBeVisible()
  await expect(page.getByText('See the terms <b>here</b>.')).toBeVisible()
  await expect(page.getByText(/Last changed on/)).toBeVisible()

  await page.goto('/admin/content/history?kind=policies&name=privacy')
  await page.getByRole('button', { name: 'Bring back revision 1', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('Revision 1 stands again.')).toBeVisible()
  await page.goto('/privacy_and_policy')
  await expect(page.getByText('What we know about you, what we need it for').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'नया भाग' })).toBeHidden()
})

test('a holiday is added and taken away, and what was deleted of the bank rates can be brought back', async ({
  page,
  request,
}) => {
  await enterAs(page, await theDemo('admin', request))
  await page.goto('/admin/content/holidays')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The name of the holiday cannot be empty')).toBeVisible()
  await dialog.getByLabel('Name').fill('Bathukamma')
  await dialog.getByLabel('Day', { exact: true }).fill('2027-10-08')
  await dialog.getByLabel('Where').selectOption({ label: 'Telangana' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Bathukamma' })
  await expect(row.getByText('8 Oct 2027 · Telangana')).toBeVisible()
  await row.getByRole('button', { name: "Take away 'Bathukamma'?" }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click()
  await expect(page.getByText('Taken away: 2027-10-08 36')).toBeVisible()

  await page.goto('/admin/bank_rates')
  await page.getByRole('link', { name: 'History: 6 Feb 2026' }).click()
  await expect(page.getByText('It came with the market')).toBeVisible()
})
