import { expect, type Page, type Route, test } from '@playwright/test'
import { enterAs, theDemo } from '#e2e/support/people.ts'
import { aPhoto, fillProduct } from '#e2e/support/product-form.ts'

/** A refusal in an answer of status 200 is a refusal all the same. */
const content = 'The market is closed for an hour'
const refuse = (route: Route) => route.fulfill({ json: { success: false, content } })
const refuseMutely = (route: Route) => route.fulfill({ json: { success: false } })
const only = (method: string, answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === method ? answer(route) : route.fallback()

const openMarket = async (page: Page) => {
  await page.goto('/live_market')
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
}
const searchFor = async (page: Page, words: string) => {
  await page.getByRole('combobox', { name: 'Search the market' }).fill(words)
  await page.keyboard.press('Enter')
}
const main = (page: Page) => page.getByRole('main')
const message = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true }).first()

test('a login and a sign-up that are refused in a good answer lead nowhere', async ({ page }) => {
  await page.route('**/api/users/secret-login', refuse)
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill('9000000001')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('demo1234')
  await main(page).getByRole('button', { name: 'Log In' }).click()
  await expect(message(page, content)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await page.route('**/api/users/register', refuse)
  await page.goto('/signup')
  for (const [name, text] of [
    ['Full name', 'Asha Verma'],
    ['Email', 'asha@example.in'],
    ['Phone number', '98765 43210'],
    ['Password', 'secret1'],
    ['Address', '12 Station Road'],
    ['GST number', '08ABCDE1234F1Z5'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(text)
  await page.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Sign Up' }).click()
  await expect(message(page, content)).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('lists that are refused in a good answer say why', async ({ page, request }) => {
  await enterAs(page, await theDemo('buyer', request))
  await openMarket(page)
  await page.route('**/api/products/search*', refuse)
  await searchFor(page, 'pump')
  await expect(main(page).getByText(`Error in fetching the data: ${content}`)).toBeVisible()
  await page.unroute('**/api/products/search*')
  await page.route('**/api/products/search*', (route) => route.abort())
  await main(page).getByRole('button', { name: 'Try again' }).click()
  const lost = 'No connection. Check your network and try again.'
  await expect(main(page).getByText(`Error in fetching the data: ${lost}`)).toBeVisible()
})

test('the posts that cannot be fetched say why', async ({ page }) => {
  await openMarket(page)
  await page.route('**/api/v1/blogs*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click()
  await expect(main(page).getByRole('alert')).toContainText(
    'No connection. Check your network and try again.',
  )
})

test.describe('in the console', () => {
  test.beforeEach(async ({ page, request }) => enterAs(page, await theDemo('seller', request)))

  test('orders and figures that are refused in a good answer say why, and the console stands', async ({
    page,
  }) => {
    const orders = '**/api/orders/seller/orders-list*'
    await page.route(orders, refuse)
    await page.goto('/seller_console/orders')
    await expect(main(page).getByRole('alert')).toContainText(content)
    await page.unroute(orders)
    await page.route(orders, refuseMutely)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page).getByRole('alert')).toContainText('Failed to fetch orders')
    await expect(page.getByRole('navigation').first()).toBeVisible()

    const figures = '**/api/seller/analytics'
    await page.route(figures, refuse)
    await page.goto('/seller_console/analytics')
    await expect(main(page).getByRole('alert')).toContainText(content)
    await page.unroute(figures)
    await page.route(figures, (route) => route.fulfill({ json: { success: true } }))
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page).getByText('No analytics data available.')).toBeVisible()
  })

  test('a picture that is refused without a word says no more than that', async ({ page }) => {
    await page.route(
      '**/api/users/profile',
      only('PUT', (route) => route.fulfill({ status: 500, json: {} })),
    )
    await page.goto('/profile')
    await main(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from(dot, 'base64') })
    await expect(message(page, 'Failed to upload')).toBeVisible()
  })

  test('a product goes out with its prices and specifications as text, and a refusal keeps the form', async ({
    page,
  }) => {
    let sent: { prices?: unknown; specs?: unknown } = {}
    let answer: object = { success: false }
    await page.route('**/api/products/upload', (route) => {
      sent = route.request().postDataJSON()
      return route.fulfill({ json: answer })
    })
    await page.goto('/seller_console/products/add_product')
    await fillProduct(page, 'Lateral pipe', [aPhoto('a.png')])
    await page.getByRole('button', { name: 'Upload Product' }).click()
    await expect(message(page, 'Failed to upload product')).toBeVisible()
    expect(JSON.parse(String(sent.prices))).toEqual([
      { price: '950.50', quantityRange: { min: '', max: '' } },
    ])
    expect(JSON.parse(String(sent.specs))).toEqual([{ key: '', value: '' }])
    answer = { success: false, content }
    await page.getByRole('button', { name: 'Upload Product' }).click()
    await expect(message(page, content)).toBeVisible()
    await expect(page).toHaveURL(/add_product$/)
  })

  test('a session that is over is noticed in a good answer too', async ({ page }) => {
    await page.route('**/api/users/profile', (route) =>
      route.fulfill({ json: { success: true, status: 'invalid-token' } }),
    )
    await page.goto('/seller_console')
    await expect(page).toHaveURL(/\/login/)
  })
})

const dot = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
