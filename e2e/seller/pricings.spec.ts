import { expect, test } from '@playwright/test'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'

test('a visitor reads the plan and opens an account first', async ({ page }) => {
  await page.goto('/pricings')
  await expect(page.getByRole('heading', { name: 'PRICING', level: 1 })).toBeVisible()
  await expect(page.getByText('Choose your best plan')).toBeVisible()
  const plan = page.getByRole('region', { name: 'Pro Plan' })
  await expect(plan.locator('s')).toContainText('₹20,000')
  await expect(plan).toContainText('₹7,000')
  await expect(plan).toContainText('per year')
  await expect(plan.getByRole('listitem')).toHaveText([
    'Company WebpageIncluded',
    'Product ListingUnlimited',
    'Ad SpendIncluded',
    'Data & ReportingIncluded',
    'Receive InquiriesUnlimited',
    'Dedicated A/c ManagerIncluded',
    'Access to the seller ConsoleIncluded',
  ])
  await plan.getByRole('link', { name: 'Select Package' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('a buyer becomes a seller first', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/pricings')
  await page.getByRole('link', { name: 'Select Package' }).click()
  await expect(page).toHaveURL(/\/seller_contract$/)
})

test('a seller asks for the plan, after a question, and sees it in the console', async ({
  page,
  request,
}) => {
  await enterAs(page, await theDemo('seller', request))
  const plan = {
    status: 'requested',
    name: 'Pro Plan',
    price: 7000,
    requested_at: '2026-11-20T06:30:00.000Z',
    active_from: null,
    active_until: null,
    can_request: false,
  }
  // The demo's seller stays without a plan for the tests that follow.
  await page.route('**/api/plans/mine', (route) => route.fulfill({ json: { success: true, plan: null } }))
  let calls = 0
  await page.route('**/api/plans/request', (route) => {
    calls += 1
    return calls === 1
      ? route.fulfill({ status: 409, json: { success: false, content: 'You have asked already' } })
      : route.fulfill({ json: { success: true, content: 'We have your request', plan } })
  })
  await page.goto('/seller_console/plan')
  await expect(page.getByRole('heading', { name: 'No plan yet' })).toBeVisible()
  await page.getByRole('link', { name: 'See the plan' }).click()
  await page.getByRole('button', { name: 'Select Package' }).click()
  const question = page.getByRole('dialog', { name: 'Ask for the Pro Plan?' })
  await question.getByRole('button', { name: 'Not now' }).click()
  expect(calls).toBe(0)
  await page.getByRole('button', { name: 'Select Package' }).click()
  await question.getByRole('button', { name: 'Send request' }).click()
  await expect(question.getByRole('alert')).toHaveText('You have asked already')
  await page.route('**/api/plans/mine', (route) => route.fulfill({ json: { success: true, plan } }))
  await question.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/seller_console\/plan$/)
  await expect(page.getByRole('region', { name: 'Pro Plan' })).toContainText('Requested')
  await expect(page.getByText('We have your request')).toBeVisible()
})

test('a plan that runs says how long, and one that ended can be asked for again', async ({
  page,
  request,
}) => {
  await enterAs(page, await theDemo('seller', request))
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 1_000).toISOString()
  const plan = {
    status: 'active',
    name: 'Pro Plan',
    price: 7000,
    requested_at: inDays(-200),
    active_from: inDays(-138),
    active_until: inDays(227),
    can_request: false,
  }
  await page.route('**/api/plans/mine', (route) => route.fulfill({ json: { success: true, plan } }))
  await page.goto('/seller_console/plan')
  await expect(page.getByRole('region', { name: 'Pro Plan' })).toContainText('227 days left')
  await expect(page.getByText('Active until')).toBeVisible()
  const ended = { ...plan, status: 'ended', active_until: inDays(-1), can_request: true }
  await page.route('**/api/plans/mine', (route) => route.fulfill({ json: { success: true, plan: ended } }))
  await page.reload()
  await page.getByRole('button', { name: 'Ask for the plan again' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nothing is charged now')
})

test('a seller changes what buyers read of the shop', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  await enterAs(page, seller)
  await page.goto('/seller_console/settings')
  const website = page.getByLabel('Website')
  const before = await website.inputValue()
  await website.fill('not a website')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(website).toHaveAccessibleDescription(/Website must be an address/)
  await website.fill('kaveri-knits.example/catalogue')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your shop is saved.')).toBeVisible()
  await expect(website).toHaveValue('https://kaveri-knits.example/catalogue')
  await website.fill(before)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your shop is saved.').nth(1)).toBeVisible()
})
