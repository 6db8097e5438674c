import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { listBuyerRooms, listSellerRooms } from '#contract/chats/chat.ts'
import { listOrders } from '#contract/order.ts'
import { listOwnProducts } from '#contract/products/own-product.ts'
import { listRequirements } from '#contract/requirement.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { memberAddresses, unused } from '#e2e/support/member-addresses.ts'
import { enterAs, theDemo } from '#e2e/support/people.ts'

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a member’s page shows its heading and the shape of what comes', async ({ page }) => {
    for (const path of memberAddresses) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\w/)
      const region = page.getByRole('main').locator('[aria-busy]').filter({ visible: true })
      await expect(region.first(), path).toBeVisible()
    }
  })
})

type Role = 'buyer' | 'seller' | 'admin'
const roleOf = (path: string): Role =>
  path.startsWith('/admin') ? 'admin' : path.startsWith('/seller_console') ? 'seller' : 'buyer'

/** The ids of the demo's records, in place of the parameters of paths. */
async function fill(request: APIRequestContext) {
  const [buyer, seller] = [await theDemo('buyer', request), await theDemo('seller', request)]
  const first = {
    '/order_details/': (await buyer.api(listOrders, {})).Orders[0]?.order_id,
    '/profile/requirements/': (await buyer.api(listRequirements, { state: '' })).requirements[0]
      ?.requirement_id,
    '/chats/': (await buyer.api(listBuyerRooms, {})).rooms[0]?.room_id,
    '/seller_console/orders/': (await seller.api(listSellerOrders, {})).Orders[0]?.order_id,
    '/seller_console/chats/': (await seller.api(listSellerRooms, {})).rooms[0]?.room_id,
    '/seller_console/products/edit_product/': (await seller.api(listOwnProducts, {})).products[0]?.product_id,
  }
  const known: ReadonlyMap<string, string | undefined> = new Map(Object.entries(first))
  return (path: string) => path.replace(unused, known.get(path.replace(unused, '')) ?? unused)
}

function watch(page: Page) {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // Browsers log the 404 of an unknown applicant in their own words.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      faults.push(message.text())
  })
  return faults
}

const leftEarly = (page: Page) => page.evaluate(() => Object.keys(Reflect.get(window, 'early') ?? {}))

for (const role of ['buyer', 'seller', 'admin'] as const)
  test(`the pages of the ${role} use the early answers, and hydrate without an error`, async ({
    page,
    request,
  }) => {
    const filled = await fill(request)
    await enterAs(page, await theDemo(role, request))
    const faults = watch(page)
    for (const path of memberAddresses.filter((path) => roleOf(path) === role).map(filled)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect.poll(() => leftEarly(page), path).toEqual([])
      expect([path, faults]).toEqual([path, []])
    }
  })
