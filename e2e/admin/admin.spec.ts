import { expect, test } from '@playwright/test'
import { getProfile } from '#contract/users/user.ts'
import { anApplicant, documentPath, photo, waitingNow } from '#e2e/support/applications.ts'
import { expectOpenToAll } from '#e2e/support/axe.ts'
import { aFreshBuyer, enterAs, pageOf, theDemo } from '#e2e/support/people.ts'

// A search shortens the long lists: an obstacle in one row is in each of them.
const pages = [
  ['/admin', 'Overview'],
  ['/admin/kyc', 'KYC'],
  ['/admin/products?q=Kaveri', 'Products'],
  ['/admin/reports', 'Reported reviews'],
  ['/admin/blogs?q=GST', 'Blogs'],
  ['/admin/users?q=Kaveri', 'Users'],
  ['/admin/plans', 'Plan requests'],
  ['/admin/settings', 'Settings'],
  ['/admin/security', 'Sign-in'],
  ['/admin/team', 'Team'],
  ['/admin/audit', 'Audit log'],
] as const

test('a visitor signs in first, and who is no admin goes home', async ({ page, request }) => {
  await page.goto('/admin/users?q=ravi')
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fusers%3Fq%3Dravi$/)
  await enterAs(page, await theDemo('seller', request))
  for (const [path] of pages) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('on a phone the pages of the desk lie in a menu', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await enterAs(page, await theDemo('admin', request))
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectOpenToAll(page)
  for (const [, title] of pages.slice(0, 2))
    await expect(page.getByRole('dialog').getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an applicant is turned down with a reason, reads it, and starts again with the same answers', async ({
  page,
  request,
  browser,
}) => {
  const admin = await theDemo('admin', request)
  const person = await aFreshBuyer(request)
  const company = `Rejected Traders ${Date.now()}`
  const userId = await anApplicant(person, company)
  await enterAs(page, admin)
  await page.goto(`/admin/kyc/${userId}`)
  await expect(page.getByRole('region', { name: 'Signals' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bank' })).toContainText('•••• 8901')
  const picture = page.getByRole('img', { name: `Business license of ${company}` })
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByText('150 %')).toBeVisible()
  await page.getByRole('button', { name: 'Turn by a quarter' }).click()
  await expect(picture).toHaveCSS('rotate', '90deg')

  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject this application' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByText('Reason cannot be empty')).toBeVisible()
  await dialog.getByRole('button', { name: 'The license picture cannot be read.' }).click()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toBeHidden()
  expect(await waitingNow(admin)).not.toContain(userId)

  const own = await pageOf(browser, person)
  await own.goto('/seller_contract')
  await expect(own.getByText('The license picture cannot be read.')).toBeVisible()
  await own.getByRole('button', { name: 'Fix and send again' }).click()
  await expect(own.getByLabel('Company name')).toHaveValue(company)
  await own.getByRole('button', { name: 'Next' }).click()
  await expect(own.getByRole('radio', { name: 'GST' })).toBeChecked()
})

test('J and K lead through the queue', async ({ page, request }) => {
  const admin = await theDemo('admin', request)
  for (const name of ['First', 'Second'])
    await anApplicant(await aFreshBuyer(request), `${name} ${Date.now()}`)
  await enterAs(page, admin)
  await page.goto('/admin/kyc')
  const links = page.getByRole('list', { name: 'Applicants' }).getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  await page.keyboard.press('j')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  const first = (await links.nth(0).getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(first)
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await page.keyboard.press('j')
  // Which applicant is next may change meanwhile: other tests decide in the same queue.
  await expect(page).toHaveURL(/\/admin\/kyc\/[0-9a-f-]{36}$/)
  await expect(page).not.toHaveURL(first)
})

test('a document cannot be opened without the token of an admin', async ({ request }) => {
  const person = await aFreshBuyer(request)
  const path = documentPath(await anApplicant(person, 'Sealed Traders'), 'business_license')
  expect((await request.get(path)).status()).toBe(401)
  expect((await request.get(path, { headers: { token: person.token } })).status()).toBe(403)
})

test('an account is suspended with a reason and reinstated', async ({ page, request }) => {
  const person = await aFreshBuyer(request, 'Suresh Suspended')
  await enterAs(page, await theDemo('admin', request))
  await page.goto(`/admin/users?q=${person.phone_number}`)
  await page.getByRole('button', { name: 'Suspend: Suresh Suspended' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend this account' })
  await dialog.getByLabel('Reason').fill('Orders were not delivered.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText(/Suspended on .*: Orders were not delivered\./)).toBeVisible()
  await expect(person.api(getProfile, {})).rejects.toMatchObject({ status: 401 })
  await page.getByRole('button', { name: 'Reinstate: Suresh Suspended' }).click()
  await expect(page.getByRole('button', { name: 'Suspend: Suresh Suspended' })).toBeVisible()
})

test('a post is written, previewed, published and deleted', async ({ page, request }) => {
  const title = `Slab prices in five minutes ${Date.now()}`
  await enterAs(page, await theDemo('admin', request))
  await page.goto('/admin/blogs')
  await page.getByRole('link', { name: 'Write a post' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const titleField = page.getByLabel('Title', { exact: true })
  await expect(titleField).toHaveAccessibleDescription('Title cannot be empty')
  await expect(titleField).toBeFocused()
  await titleField.fill(title)
  await page.getByLabel('Category').selectOption('Business 2 Business')
  await page.getByLabel('Content', { exact: true }).fill('Buyers ask for slabs.')
  await page.getByRole('button', { name: 'Add point' }).click()
  await page.getByLabel('Point 1', { exact: true }).fill('Begin with three')
  await page.getByRole('button', { name: 'Add subpoint to point 1' }).click()
  await page.getByRole('textbox', { name: 'Subpoint 1 of point 1' }).fill('50 pieces')
  await page.getByLabel('Pictures', { exact: true }).and(page.locator('input')).setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: photo,
  })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Begin with three')
  await expect(preview.getByRole('listitem')).toHaveText('50 pieces')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/blogs\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/admin/blogs')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('a list that did not load is tried again, and an empty queue says so', async ({ page, request }) => {
  await enterAs(page, await theDemo('admin', request))
  await page.route('**/api/admin/reports*', (route) => route.abort())
  await page.goto('/admin/reports')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This list could not be loaded.')
  await page.unroute('**/api/admin/reports*')
  await page.route('**/api/admin/reports*', (route) =>
    route.fulfill({ json: { success: true, reports: [], total: 0, next: null } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('All clear. Nothing to review.')).toBeVisible()
})
