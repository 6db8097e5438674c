import { expect, test } from '@playwright/test'

test('a path that leads nowhere leads home', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

test('the live market opens without an error in the browser', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  const answer = await page.goto('/live_market')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('main')).toBeVisible()
  expect(faults).toEqual([])
})

test('what every page needs may be kept by the browser for ever', async ({ page, request }) => {
  await page.goto('/live_market')
  const script = page.locator('link[rel=modulepreload]').first()
  const answer = await request.get((await script.getAttribute('href')) ?? '')
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers()['content-encoding']).toBe('br')
})

test('markup that is not of this site becomes nothing', async ({ page }) => {
  await page.goto('/')
  const made = await page.evaluate(() => {
    const box = document.createElement('div')
    box.innerHTML = '<img src="x" onerror="document.title = 1">'
    const script = document.createElement('script')
    script.src = 'https://evil.example/x.js'
    return [box.innerHTML, script.getAttribute('src')]
  })
  expect(made).toEqual(['', ''])
})

test('a file that is not there is no page', async ({ request }) => {
  for (const path of ['/assets/gone-abc.js', '/favicon.ico', '/assets/']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 404, 'no-store'])
  }
})
