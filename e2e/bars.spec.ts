import { expect, type Page, test } from '@playwright/test'
import { startChat } from '#contract/chats/chat.ts'
import { getProfile } from '#contract/users/user.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'
import { aFreshSeller } from './support/shops.ts'

const phone = { width: 390, height: 844 }
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })

async function expectLeft(page: Page) {
  await expect(page).toHaveURL(/\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}

test('the console is left by Logout, on wide screens and on phones', async ({ page, browser, request }) => {
  await enterAs(page, await aFreshSeller(request, `Leaving Traders ${Date.now()}`))
  await page.goto('/seller_console')
  await logout(page).click()
  await expectLeft(page)

  const small = await (await browser.newContext({ viewport: phone })).newPage()
  await enterAs(small, await aFreshSeller(request, `Leaving Phones ${Date.now()}`))
  await small.goto('/seller_console')
  await small.getByRole('button', { name: 'More' }).click()
  await logout(small).click()
  await expectLeft(small)
})

test('the desk is left by Logout', async ({ page }) => {
  // A separate session, since that of theDemo serves other tests.
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill('9000000003')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('demo1234')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.getByRole('link', { name: 'Admin' }).first().click()
  await logout(page).click()
  await expectLeft(page)
})

test('from 1,024 px on the bar of a member leads to the Live Market and to a requirement', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/live_market')
  const bar = page.getByRole('navigation', { name: 'Account' })
  const ways = bar.getByRole('link', { name: /^(Live Market|Post a requirement)$/ })
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(ways).toHaveCount(0)
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/live_market')
  await expect(ways).toHaveText(['Live Market', 'Post a requirement'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
  await ways.last().click()
  await expect(page).toHaveURL(/\/post_requirements$/)
  await page.setViewportSize({ width: 1023, height: 768 })
  await expect(ways.first()).toBeHidden()
  const thumb = page.locator('.bottom-bar')
  await page.setViewportSize({ width: 768, height: 768 })
  await expect(thumb).toBeHidden()
  await page.setViewportSize({ width: 767, height: 768 })
  await expect(thumb).toBeVisible()
})

test('an address in a talk can be pressed and is nobody’s recommendation', async ({ page, request }) => {
  const { user_id: seller_id } = await (await theDemo('seller', request)).api(getProfile, {})
  const buyer = await aFreshBuyer(request, 'Chitra Links')
  const { room_id } = await buyer.api(startChat, { seller_id })
  await enterAs(page, buyer)
  await page.goto(`/chats/${room_id}`)
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill('<b>See</b> https://vanij.example/list. Call 98765 43210, not javascript:alert(1)')
  await field.press('Enter')
  const talk = page.getByRole('log', { name: 'Messages' })
  const web = talk.getByRole('link', { name: 'https://vanij.example/list (opens in a new tab)' })
  await expect(web).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(web).toHaveAttribute('target', '_blank')
  await expect(talk.getByRole('link', { name: '98765 43210' })).toHaveAttribute('href', 'tel:+919876543210')
  await expect(talk.getByRole('link')).toHaveCount(2)
  await expect(talk.getByText('<b>See</b>')).toBeVisible()
})
