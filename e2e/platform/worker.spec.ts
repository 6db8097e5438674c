import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { untilAlive } from '#e2e/support/browser.ts'

/** Waits until the worker controls the page. */
const untilServed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

/** A proxy in front of the market. Closed, it leaves the browser online without a server. */
async function aWayTo(market: string) {
  const way = createServer(({ method, headers, url: path = '/' }, answer) => {
    ask(new URL(path, market), { method, headers }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers)
      come.pipe(answer)
    }).end()
  })
  const open = async (port = 0) => {
    way.listen(port, '127.0.0.1')
    await once(way, 'listening')
    return (way.address() as AddressInfo).port
  }
  const close = () => {
    way.close()
    way.closeAllConnections()
  }
  return { open, close }
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what is kept under the name of a script and is none harms no page, and goes', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto('/live_market')
    await untilServed(page)
    const poisoned = await page.evaluate(async () => {
      const scripts = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js') && name.includes('/assets/'))
      for (const name of await caches.keys())
        for (const script of scripts) {
          const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
          await (await caches.open(name)).put(script, page)
        }
      return scripts.length
    })
    expect(poisoned).toBeGreaterThan(3)
    await page.reload()
    await untilAlive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/aboutus')
    expect(faults).toEqual([])
  })

  test('where the server is not there the page says so, and comes back by itself', async ({
    page,
    baseURL,
  }) => {
    const way = await aWayTo(baseURL ?? '')
    const port = await way.open()
    await page.goto(`http://127.0.0.1:${port}/live_market`)
    await untilServed(page)
    way.close()
    await page.goto(`http://127.0.0.1:${port}/aboutus`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The market cannot be reached')
    await expect(page.getByText('Nothing that you have saved is lost.')).toBeVisible()
    await way.open(port)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveURL(/\/aboutus$/)
    way.close()
  })
})

for (const [which, script] of [
  ['of its own', /\/assets\/(?!entry).*\.js$/],
  ['that brings it to life', /\/assets\/entry.*\.js$/],
] as const)
  test(`a page whose script ${which} never comes is loaded again once, and not for ever`, async ({
    page,
  }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.route(script, (route) => route.abort())
    await page.goto('/aboutus', { waitUntil: 'commit' })
    const wasReloaded = () => page.evaluate(() => sessionStorage.getItem('reloaded')).catch(() => null)
    await expect.poll(wasReloaded).not.toBeNull()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toBeLessThanOrEqual(2)
  })
