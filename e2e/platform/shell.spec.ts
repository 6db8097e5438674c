import { expect, type Page, test } from '@playwright/test'
import { enterAs, theDemo } from '#e2e/support/people.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const main = (page: Page) => page.getByRole('main')

/** Holds back a script of the page until the returned function is called. */
async function holdBack(page: Page, script: string) {
  let letGo = () => {}
  const release = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await release
    await route.continue()
  })
  return letGo
}

test('sign-in and sign-up lead to each other, to the terms in a tab of their own, and home', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await main(page).getByRole('link', { name: "Don't have an account?" }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Vanij home' }).first()).toHaveAttribute(
    'href',
    '/',
  )
  const opened = context.waitForEvent('page')
  await main(page).getByRole('link', { name: 'terms and conditions' }).click()
  await expect(await opened).toHaveURL('/terms_and_conditions')
  await main(page).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('banner').getByRole('link', { name: 'Vanij home' }).first().click()
  await expect(page).toHaveURL('/')
})

test('a login without a number or a password asks for it, and sends nothing', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    sent += request.url().includes('secret-login') ? 1 : 0
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(field(page, 'Phone number')).toBeFocused()
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(/Phone number must be valid/)
  await field(page, 'Phone number').fill('90000 00001')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(field(page, 'Password')).toBeFocused()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Please enter your password/)
  expect(sent).toBe(0)
})

test('a new page starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/live_market')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/aboutus')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a link that is touched while the page comes alive stays the same link', async ({ page }) => {
  const letGo = await holdBack(page, 'entry.client')
  await page.goto('/', { waitUntil: 'commit' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).first()
  const seenFirst = await link.elementHandle()
  letGo()
  await expect(page.locator('.for-seller')).toHaveCount(0)
  expect(await seenFirst?.evaluate((element) => element.isConnected)).toBe(true)
})

test('somebody who already types in the bar is not taken out of it by the new page', async ({ page }) => {
  const letGo = await holdBack(page, 'contact.page')
  await page.goto('/aboutus')
  const search = page.getByRole('combobox', { name: 'Search the market' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter')
  await search.pressSequentially('pipe')
  letGo()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Any Issues or Bugs/)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('pipe')
})

test('a message stands at the top right for five seconds, waits under the pointer, and is dragged away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log In' }).click()
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await expect(message).toHaveText('Phone number must be valid')
  await message.hover()
  const line = page.locator('.Toastify__progress-bar--animated').first()
  await expect(line).toHaveCSS('animation-duration', '5s')
  await expect(line).toHaveCSS('animation-play-state', 'paused')
  const box = (await message.boundingBox()) ?? { x: 0, y: 800, width: 0, height: 0 }
  expect(box.y).toBeLessThan(150)
  expect(box.x + box.width).toBeGreaterThan(1_150)

  const drag = async (share: number) => {
    const toast = (await page.locator('.Toastify__toast').boundingBox()) ?? box
    const [x, y] = [toast.x + 60, toast.y + toast.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + toast.width * share, y, { steps: 8 })
    await page.mouse.up()
  }
  await drag(0.75)
  await expect(message).toBeVisible()
  await drag(0.9)
  await expect(message).toBeHidden()
})

test('what belongs to one person leads a visitor to the login, and each to their own place', async ({
  page,
  browser,
  request,
}) => {
  const own = [
    '/view_cart',
    '/profile',
    '/order_details/VJ-00000000',
    '/notifications',
    '/chats',
    '/post_requirements',
    '/seller_contract',
    '/seller_console',
    '/admin',
  ]
  for (const path of own) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  const seller = await browser.newPage()
  await enterAs(seller, await theDemo('seller', request))
  await seller.goto(new URL('/seller_contract', page.url()).href)
  await expect(seller).toHaveURL(/\/seller_console$/)
  await seller.goto(new URL('/admin', page.url()).href)
  await expect.poll(() => new URL(seller.url()).pathname).toBe('/')
  await seller.close()
})
