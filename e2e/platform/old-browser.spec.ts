import { expect, test } from '@playwright/test'

const sentence = 'This browser is too old for Vanij. Update Chrome, or open this page in another browser.'

test('who comes with a browser below the minimum is told so, and no press is kept from the page', async ({
  page,
}) => {
  // Of Chrome 98: without these the styles are nothing to it. Its scripts end somewhere.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  // A page whose scripts are gone loads itself anew once.
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload'),
  )
  expect(await page.evaluate(() => 'pressedEarly' in window)).toBe(false)
  expect(await page.locator('svg:not([width])').count()).toBe(0)
})

test('who comes with a newer one is told nothing', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(sentence)).toHaveCount(0)
})
