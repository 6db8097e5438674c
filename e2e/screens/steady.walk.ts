import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { addCartItem } from '#contract/cart.ts'
import { getProfile } from '#contract/users/user.ts'
import { untilAlive } from '#e2e/support/browser.ts'
import { followTo } from '#e2e/support/follow.ts'
import { aListedProduct, hasThreeSlabs, listedProducts, pathOf } from '#e2e/support/goods.ts'
import { holdAnswers } from '#e2e/support/hold-answers.ts'
import { anOrder, goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, pageOf, theDemo } from '#e2e/support/people.ts'

/** How far the page has shifted by itself: the browser's layout shift score. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((seen) => {
      for (const shift of seen.getEntries())
        if (!Reflect.get(shift, 'hadRecentInput'))
          Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(shift, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const moved = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'moved')))

/** Of another shop: an order of the demo's seller would appear on the pages of other walks. */
async function aProductOfOthers(request: APIRequestContext) {
  const { user_id } = await (await theDemo('seller', request)).api(getProfile, {})
  const { products } = await listedProducts(request)
  const product = products.find(
    ({ kind, stock, seller_id }) => kind === 'standard' && stock === null && seller_id !== user_id,
  )
  if (!product) throw new Error('The demo market lists no such product')
  return product
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  )

for (const width of [390, 1280])
  test(`answers that come late move nothing that is already there, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const product = await aProductOfOthers(request)
    const buyer = await aFreshBuyer(request)
    await anOrder(buyer, [product], 30)
    await buyer.api(addCartItem, { product_id: product.product_id, quantity: 30 })
    await enterAs(page, buyer)
    await watchShifts(page)
    const main = page.getByRole('main')
    const pages = [
      ['/notifications', main.getByRole('listitem').first()],
      ['/post_requirements', main.getByRole('textbox', { name: 'Product name' })],
      ['/view_cart', main.getByRole('textbox', { name: /^Quantity of/ })],
      ['/profile', main.getByText('Total Orders')],
      ['/profile?tab=orders', main.getByRole('link', { name: /^View Order/ })],
    ] as const
    for (const [path, content] of pages) {
      const release = await holdAnswers(page, '**/api/**')
      await page.goto(path)
      await expect(main).toBeVisible()
      await twoFrames(page)
      release()
      await expect(content, path).toBeVisible()
      await twoFrames(page)
      expect(await moved(page), path).toBeLessThan(0.05)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }

    await page.goto('/live_market')
    await untilAlive(page)
    const release = await holdAnswers(page, '**/api/products/search*')
    await followTo(page, '/search?q=steel')
    await expect(main.locator('[aria-busy]').first()).toBeVisible()
    await twoFrames(page)
    release()
    await expect(main.getByRole('heading', { level: 1, name: /steel/ })).toBeVisible()
    await expect(main.getByRole('article').first()).toBeVisible()
    await twoFrames(page)
    expect(await moved(page), 'a search').toBeLessThan(0.05)
  })

test('unread messages that are counted late push nothing that is to be done', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await watchShifts(page)
  const counted = Promise.withResolvers<void>()
  await page.route('**/api/chat/unread', async (route) => {
    await counted.promise
    await route.fulfill({ json: { success: true, as_buyer: 0, as_seller: 2 } })
  })
  const others = page.waitForResponse('**/api/seller/analytics')
  await page.goto('/seller_console')
  await others
  await twoFrames(page)
  counted.resolve()
  await expect(page.getByRole('link', { name: '2 unread messages' })).toBeVisible()
  await twoFrames(page)
  expect(await moved(page)).toBeLessThan(0.02)
})

/** The parts of the page that stay in view while it scrolls, as shares of its height. */
const shareOfBars = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    const heights = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > innerWidth / 2 && top < innerHeight && bottom > 0)
      .map(({ height }) => height)
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })

test('zoomed to twice its size a screen keeps three quarters for what it shows', async ({
  browser,
  request,
}) => {
  const [buyer, seller] = [await aFreshBuyer(request), await theDemo('seller', request)]
  const product = await aListedProduct(request, hasThreeSlabs)
  const [own] = await goodsOf(seller)
  await buyer.api(addCartItem, { product_id: product.product_id, quantity: 30 })
  const paths = [
    [buyer, ['/', '/live_market', pathOf(product), '/view_cart', '/profile?tab=orders', '/pricings']],
    [seller, ['/seller_console', `/seller_console/products/edit_product/${own?.product_id}`]],
  ] as const
  for (const [person, theirs] of paths) {
    const page = await pageOf(browser, person, { viewport: { width: 640, height: 450 } })
    for (const path of theirs) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await shareOfBars(page), path).toBeLessThan(0.25)
    }
  }
})
