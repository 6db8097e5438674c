import { expect, type Page, test } from '@playwright/test'
import { goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, type Person, theDemo } from '#e2e/support/people.ts'

const main = (page: Page) => page.getByRole('main')

const keptNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())

async function leaveTraces(page: Page) {
  await page.evaluate(() => {
    for (const name of [
      'searches',
      'consoleOrdersSeen',
      'newOrder',
      'importSeen',
      'productDraft:x',
      'recently_viewed',
    ])
      localStorage.setItem(name, '["x"]')
    for (const name of ['sign-up-draft', 'chatDraft:r1', 'seller-application:x'])
      sessionStorage.setItem(name, '{}')
    localStorage.setItem('theme', 'dark')
  })
}

async function signInAs(page: Page, { phone_number, password }: Person) {
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(phone_number.slice(2))
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/live_market$/)
}

test('after a logout nothing of the person stays in the browser', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/live_market')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await leaveTraces(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  const mine = (await keptNames(page)).filter((name) => name !== 'react-router-scroll-positions')
  expect(mine).toEqual(['theme'])
})

test('who signs in after a session that ended finds nothing of the one before', async ({ page, request }) => {
  const [first, second] = [await aFreshBuyer(request), await aFreshBuyer(request, 'Ravi Nair')]
  await page.goto('/login')
  await signInAs(page, first)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('owner'))).not.toBeNull()
  await leaveTraces(page)
  await page.evaluate(() => localStorage.setItem('token', 'z'.repeat(43)))
  await page.goto('/profile')
  await expect(page.getByText('Please log in again')).toBeVisible()
  await page.goto('/login')
  await signInAs(page, second)
  await expect
    .poll(async () => (await keptNames(page)).filter((name) => name !== 'react-router-scroll-positions'))
    .toEqual(['owner', 'theme', 'token', 'userData'])
})

test('a profile that comes late is not kept for the next person', async ({ page, request }) => {
  const [first, second] = [await aFreshBuyer(request, 'Asha Late'), await aFreshBuyer(request, 'Ravi Nair')]
  const late = Promise.withResolvers<void>()
  await page.route('**/api/users/profile', async (route) => {
    if (route.request().headers().token !== first.token) return route.continue()
    const answer = await route.fetch()
    await late.promise
    await route.fulfill({ response: answer })
  })
  await enterAs(page, first)
  const profileRequest = page.waitForRequest('**/api/users/profile')
  await page.goto('/live_market')
  await profileRequest
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/login', { waitUntil: 'commit' })
  await page.goto('/about', { waitUntil: 'commit' })
  await page.goto('/login')
  await signInAs(page, second)
  late.resolve()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}').full_name))
    .toBe('Ravi Nair')
})

test('a session that is over bars nobody from what everybody may see', async ({ page, request }) => {
  const [product] = await goodsOf(await theDemo('seller', request))
  const stale = { ...(await aFreshBuyer(request)), token: 'z'.repeat(43) }
  await enterAs(page, stale)
  for (const path of [
    `/product_details/${product?.product_id}`,
    '/search?q=cotton',
    '/terms_and_conditions',
  ]) {
    await page.evaluate(() => localStorage.setItem('token', 'z'.repeat(43))).catch(() => undefined)
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
  }
})

test('a suspended person reads why, in the words of the server', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  const content = 'This account is suspended. Please contact support.'
  // A page that still asks for something would end the session before the next one opens.
  await page.goto('about:blank')
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { success: false, status: 'invalid-token', content } }),
  )
  await page.goto('/profile/addresses')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(content)).toBeVisible()
})
