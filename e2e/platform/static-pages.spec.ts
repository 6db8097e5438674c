import { expect, test } from '@playwright/test'
import type { Settings } from '#contract/admin/settings.ts'

test('the terms and the return policy say what is binding, to the letter', async ({ page }) => {
  await page.goto('/terms_and_conditions')
  for (const term of [
    'Prices are valid for 30 days',
    'Payment is due within 30 days of the invoice',
    'a recovery fee of 15%',
  ])
    await expect(page.getByRole('paragraph').filter({ hasText: term }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Return policy' }).click()
  await expect(page.getByRole('heading', { name: 'Return policy', level: 1 })).toBeVisible()
  for (const term of [
    'A consumer may cancel within 14 days',
    'Faulty or damaged goods must be reported within 10 days and returned within 14 days',
    'a 25% restocking charge',
    'a minimum collection charge of ₹3,000',
    'A refund is processed within 14 days',
    'Powders are not taken back',
  ])
    await expect(page.getByRole('main').getByText(term).first()).toBeVisible()
})

test('the contents lead to each part of a policy', async ({ page }) => {
  await page.goto('/return_and_policy')
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(contents).toHaveText(
    await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents(),
  )
  await contents.filter({ hasText: 'Refunds' }).press('Enter')
  await expect(page).toHaveURL(/#refund$/)
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport()
})

test('the help is whole without a script, and an address of its own leads to each part', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/help')
  const main = page.getByRole('main')
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText(
    await main.getByRole('heading', { level: 2 }).allTextContents(),
  )
  await page.goto('/help#pay')
  await expect(main.getByRole('heading', { name: 'How you pay' })).toBeInViewport()
  await expect(main.getByText('Your money never passes through')).toBeVisible()
  await context.close()
})

test('printed, a policy is its text alone', async ({ page }) => {
  await page.goto('/return_and_policy')
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible()
})

test('the contact page and the footer show what the operator has published', async ({ page, request }) => {
  const { settings }: { settings: Settings } = await (await request.get('/api/settings')).json()
  await page.goto('/contactus')
  await expect(page.getByRole('heading', { name: 'Any Issues or Bugs' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: settings.support_phone })).toHaveAttribute('href', /^tel:\+91/)
  await expect(main.getByRole('link', { name: 'Message us' })).toHaveAttribute('href', settings.chat_link)
  for (const part of [main, page.getByRole('contentinfo')])
    for (const text of [settings.company_name, settings.company_address, settings.grievance_officer])
      await expect(part.getByText(text)).toBeVisible()
})

test('the footer leads to every page about the company, in any spelling of the address', async ({ page }) => {
  await page.goto('/AboutUs')
  await expect(page.getByRole('main').getByText('reach new markets').first()).toBeVisible()
  const footer = page.getByRole('contentinfo')
  for (const [name, heading, path] of [
    ['Help', 'Help', '/help'],
    ['Contact', 'Any Issues or Bugs', '/contactus'],
    ['Terms', 'Terms and conditions', '/terms_and_conditions'],
    ['Privacy', 'Privacy policy', '/privacy_and_policy'],
    ['Returns', 'Return policy', '/return_and_policy'],
    ['About', 'About Vanij', '/aboutus'],
    ['Blogs', 'Blogs', '/blogs'],
    ['Pricings', 'PRICING', '/pricings'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0)
  }
})

test('the shipping policy is a PDF that browsers may show', async ({ page, request }) => {
  await page.goto('/return_and_policy')
  const link = page.getByRole('contentinfo').getByRole('link', { name: /Shipping policy/ })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': expect.stringContaining("object-src 'self'"),
  })
  expect((await answer.body()).subarray(0, 8).toString()).toBe('%PDF-1.7')
})
