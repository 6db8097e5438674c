import { expect, type Page, test } from '@playwright/test'
import { untilAlive } from '#e2e/support/browser.ts'
import { anOrder, goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'

/** As the browser's own 'Print' tells a page, before it takes its picture and after. */
const tell = (page: Page, event: 'beforeprint' | 'afterprint') =>
  page.evaluate((name) => void dispatchEvent(new Event(name)), event)
const folds = (page: Page) => page.getByRole('main').locator('details:not([open])')

test('an order on paper has all its parts, without bars and buttons', async ({ browser, request }) => {
  const [buyer, seller] = [await aFreshBuyer(request), await theDemo('seller', request)]
  const orderId = await anOrder(buyer, (await goodsOf(seller)).slice(0, 1))
  const pages = [
    [buyer, `/order_details/${orderId}`],
    [seller, `/seller_console/orders/${orderId}`],
  ] as const
  for (const [person, address] of pages) {
    const page = await (await browser.newContext()).newPage()
    await enterAs(page, person)
    await page.goto(address)
    await untilAlive(page)
    const line = page.getByRole('region', { name: 'Documents' }).getByText('No invoice yet')
    await expect(line).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    await tell(page, 'beforeprint')
    await expect(folds(page)).toHaveCount(0)
    await expect(page.getByText('Download Proforma invoice')).toBeVisible()
    await expect(page.getByRole('button', { name: /Cancel Order|Update|Record/ })).toHaveCount(0)
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)

    await page.emulateMedia({ media: null })
    await tell(page, 'afterprint')
    await expect(line).toBeVisible()
  }
})
