import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { addCartItem } from '#contract/cart.ts'
import { sellerOrderPath } from '#contract/paths.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { wholeBrowser } from '#e2e/support/browser.ts'
import { holdAnswers } from '#e2e/support/hold-answers.ts'
import { goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'

const pages = ['/', '/live_market', '/profile', '/profile/addresses', '/view_cart', '/notifications']
const consolePages = ['', '/orders', '/products', '/live', '/payments', '/khata', '/settings'].map(
  (path) => `/seller_console${path}`,
)

/** While it loads and once it is there. */
async function expectNarrow(page: Page, path: string, size: number) {
  const release = await holdAnswers(page, '**/api/**')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const font = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(font).toBe(`${size}px`)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width(), `${path} while it loads`).toBeLessThanOrEqual(390)
  release()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  expect(await width(), path).toBeLessThanOrEqual(390)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

for (const size of [20, 24, 32])
  test(`with letters of ${size} px a phone scrolls nowhere sideways`, async ({ request, baseURL }, {
    project,
  }) => {
    const [product] = await goodsOf(await theDemo('seller', request))
    const buyer = await aFreshBuyer(request)
    await buyer.api(addCartItem, { product_id: product?.product_id ?? '', quantity: 1 })
    const folder = mkdtempSync(join(tmpdir(), 'vanij-font-'))
    mkdirSync(join(folder, 'Default'))
    const chosen = { webkit: { webprefs: { default_font_size: size } } }
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(chosen))
    const browser = await chromium.launchPersistentContext(folder, {
      ...wholeBrowser(project.use.launchOptions),
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 390, height: 844 },
    })
    try {
      const page = await browser.newPage()
      await enterAs(page, buyer)
      for (const path of pages) await expectNarrow(page, path, size)
      const seller = await theDemo('seller', request)
      const { Orders } = await seller.api(listSellerOrders, { status: 'Shipped', limit: 10 })
      await enterAs(page, seller)
      for (const path of [
        ...consolePages,
        ...Orders.slice(0, 2).map(({ order_id }) => sellerOrderPath(order_id)),
      ])
        await expectNarrow(page, path, size)
    } finally {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
