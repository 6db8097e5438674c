import { expect, type Page, test } from '@playwright/test'

/** Everything that the browser refused, and every window that a script opened. */
function watch(page: Page) {
  const seen: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) seen.push(message.text())
  })
  page.on('dialog', async (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  return seen
}

test('every page lives within its content security policy', async ({ page }) => {
  const seen = watch(page)
  for (const path of ['/', '/live_market', '/login', '/signup', '/api/docs', '/search?q=pump']) {
    const answer = await page.goto(path, { waitUntil: 'load' })
    expect(answer?.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
  await page.locator('a[href*="/product_details/"]').first().click()
  await expect(page).toHaveURL(/product_details/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(seen).toEqual([])
})

test('a script that came in with a text stays a text', async ({ page }) => {
  const seen = watch(page)
  for (const text of [
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>parent.alert(1)</script>">',
  ]) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`, { waitUntil: 'load' })
    await expect(page.locator('main')).toContainText(text)
    expect(await page.locator('img[src="x"], svg[onload], iframe').count()).toBe(0)
  }
  expect(seen).toEqual([])
})

test('an inline script that the server did not write itself is not run', async ({ page }) => {
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const injected = html.replace(
      '</head>',
      '<script>document.documentElement.dataset.taken = "over"</script></head>',
    )
    await route.fulfill({ response: answer, body: injected })
  })
  await page.goto('/login', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.content()).toContain('dataset.taken')
  await expect(page.locator('html')).not.toHaveAttribute('data-taken')
})
