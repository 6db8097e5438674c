import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserType, expect, type Page, test } from '@playwright/test'
import { wholeBrowser } from '#e2e/support/browser.ts'
import { goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, theDemo } from '#e2e/support/people.ts'

const main = (page: Page) => page.getByRole('main')

/** A browser whose owner blocks the storage of every site. */
async function aBlockingBrowser(chromium: BrowserType, folder: string) {
  mkdirSync(join(folder, 'Default'), { recursive: true })
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings))
  const { launchOptions, baseURL, locale } = test.info().project.use
  return chromium.launchPersistentContext(folder, {
    serviceWorkers: 'allow',
    ...wholeBrowser(launchOptions),
    ...(baseURL ? { baseURL } : {}),
    ...(locale ? { locale } : {}),
  })
}

test('where site data are blocked, every public page works and one signs in for the tab', async ({
  playwright,
  request,
}) => {
  const folder = test.info().outputPath('browser')
  const buyer = await aFreshBuyer(request)
  const [product] = await goodsOf(await theDemo('seller', request))
  const context = await aBlockingBrowser(playwright.chromium, folder)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  for (const path of [
    '/',
    '/live_market',
    '/search?q=pump',
    `/product_details/${product?.product_id}`,
    '/signup',
  ]) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeAttached()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
  expect(
    await page.evaluate(() => {
      try {
        return String(localStorage.length)
      } catch {
        return 'blocked'
      }
    }),
  ).toBe('blocked')
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(buyer.phone_number.slice(2))
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(buyer.password)
  await main(page).getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/live_market$/)
  await page.getByRole('link', { name: /Cart/ }).first().click()
  await expect(main(page).getByText('No items found in the cart')).toBeVisible()
  // Without storage the session ends with the document, so the test follows links.
  await main(page).getByRole('link', { name: 'Explore Live Market' }).click()
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await main(page)
    .getByRole('button', { name: 'Chat with Supplier' })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/chats\//)
  await page.getByRole('textbox', { name: 'Message' }).fill('Is it in stock?')
  await page.getByRole('button', { name: 'Send' }).click()
  const talk = page.getByRole('log', { name: 'Messages' })
  await expect(talk.getByText('Is it in stock?')).toBeVisible()
  await expect(talk.getByText('Sent', { exact: true })).toBeAttached()
  expect(faults).toEqual([])
  await context.close()
  rmSync(folder, { recursive: true, force: true })
})
