import { expect, type Locator, type Page, test } from '@playwright/test'
import { getProfile } from '#contract/users/user.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'
import { aFreshSeller } from './support/shops.ts'

/** The sentence stands at the field, and the field has the focus. */
async function expectAt(field: Locator, sentence: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(field).toBeFocused()
}

async function expectToAsk(page: Page, leave: Locator) {
  await leave.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
}

test('the shop’s settings say at the field what is wrong, and ask before they are left', async ({
  page,
  request,
}) => {
  await enterAs(page, await aFreshSeller(request, 'Careful Traders'))
  await page.goto('/seller_console/settings')
  const website = page.getByLabel('Website')
  await website.fill('no address')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectAt(website, 'Website must be an address such as https://example.in')
  await expectToAsk(page, page.getByRole('link', { name: 'Orders' }).first())
  await website.fill('https://careful.example')
  await expect(website).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your shop is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await expect(page).toHaveURL(/\/seller_console\/orders/)
})

test('the operator’s settings say at the field what is wrong, and come back after a reload', async ({
  page,
  request,
}) => {
  await enterAs(page, await theDemo('admin', request))
  await page.goto('/admin/settings')
  const link = page.getByLabel('Chat link')
  await link.fill('call me')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expectAt(link, 'The chat link begins with https://')
  await expectToAsk(page, page.getByRole('link', { name: 'Users' }).first())
  await page.reload()
  await expect(link).toHaveValue('call me')
  await page.getByRole('link', { name: 'Users' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin\/users/)
  await page.goto('/admin/settings')
  await expect(link).not.toHaveValue('call me')
})

test('the editor of posts says at the field what is wrong, and keeps what was written through a reload', async ({
  page,
  request,
}) => {
  await enterAs(page, await theDemo('admin', request))
  await page.goto('/admin/blogs/new')
  const title = page.getByLabel('Title', { exact: true })
  await page.getByLabel('Content').fill('Pumps need water before they run.')
  await page.getByRole('button', { name: 'Add point' }).click()
  await page.getByLabel('Point 1', { exact: true }).fill('Prime the pump')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectAt(title, 'Title cannot be empty')
  await expectToAsk(page, page.getByRole('link', { name: 'Users' }).first())
  await page.reload()
  await expect(page.getByLabel('Content')).toHaveValue('Pumps need water before they run.')
  await expect(page.getByLabel('Point 1', { exact: true })).toHaveValue('Prime the pump')

  const name = `Priming a pump ${Date.now()}`
  await title.fill(name)
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/admin\/blogs\/[0-9a-f-]{36}/)
  await page.goto('/admin/blogs/new')
  await expect(title).toHaveValue('')
  await page.goto(`/admin/blogs?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/admin\/blogs$/)
})

test('the details of a profile say at the field what is wrong, and come back after a reload', async ({
  page,
  request,
}) => {
  const person = await aFreshBuyer(request)
  await enterAs(page, person)
  await page.goto('/profile')
  const edit = page.getByRole('button', { name: 'Edit' }).first()
  const form = page.getByRole('dialog')
  await edit.click()
  await form.getByLabel('Email').fill('not an email')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectAt(form.getByLabel('Email'), 'Email is not valid')
  await form.getByLabel('Address').fill('7 Mirza Ismail Road, Jaipur')
  await page.reload()
  await edit.click()
  await expect(form.getByLabel('Address')).toHaveValue('7 Mirza Ismail Road, Jaipur')
  await form.getByLabel('Email').fill((await person.api(getProfile, {})).email)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  expect(await person.api(getProfile, {})).toMatchObject({ address: '7 Mirza Ismail Road, Jaipur' })
})
