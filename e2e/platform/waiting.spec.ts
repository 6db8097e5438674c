import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'

const main = (page: Page) => page.getByRole('main')
/** Moves the page's clock this many seconds ahead after its call. */
const wait = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1_000)

const noAnswer = 'There is no answer yet. Check your network and try again.'

for (const who of ['buyer', 'visitor'] as const)
  test(`a page of a ${who} that is long on its way says so, gives up, and can be tried again`, async ({
    page,
    request,
  }) => {
    if (who === 'buyer') await enterAs(page, await theDemo('buyer', request))
    await page.clock.install()
    await page.goto('/live_market')
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    const search = '**/api/products/search*'
    await page.route(search, () => undefined)
    const searchRequest = page.waitForRequest(search)
    await page.getByRole('combobox', { name: 'Search the market' }).fill('pump')
    await page.keyboard.press('Enter')
    await searchRequest
    await wait(page, 3)
    await expect(page.getByRole('status').filter({ hasText: 'Still working…' })).toBeVisible()
    await wait(page, 12)
    await expect(main(page).getByText(noAnswer)).toBeVisible()
    await expect(page.getByText('Still working…')).toHaveCount(0)
    await page.unroute(search)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page).getByRole('article').first()).toBeVisible()
  })

test('an action without an answer says so, and the button works again', async ({ page, request }) => {
  const [product] = await goodsOf(await theDemo('seller', request))
  await enterAs(page, await aFreshBuyer(request))
  await page.clock.install()
  await page.goto(`/product_details/${product?.product_id}`)
  await page.route('**/api/users/cart/add-item', () => undefined)
  const button = main(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .filter({ visible: true })
  const cartRequest = page.waitForRequest('**/api/users/cart/add-item')
  await button.click()
  await cartRequest
  await wait(page, 3)
  await expect(page.getByRole('status').filter({ hasText: 'Still working…' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await wait(page, 12)
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await page.unroute('**/api/users/cart/add-item')
  await button.click()
  await expect(page.getByText(/added to/i).first()).toBeVisible()
})

test('an upload shows how much has left, and can be stopped', async ({ page, context, request }) => {
  test.slow()
  await enterAs(page, await theDemo('seller', request))
  await page.goto('/profile')
  const client = await context.newCDPSession(page)
  await expect(main(page).locator('input[type=file]')).toBeAttached()
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  })
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'noise.bmp', mimeType: 'image/bmp', buffer: noise(600) })
  await expect(page.getByText(/^Sending… \d+ %$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Failed to upload: You stopped it. Nothing was saved.')).toBeVisible()
  await expect(page.getByText(/^Sending…/)).toHaveCount(0)
})

/** A picture that does not compress. */
function noise(side: number) {
  const head = Buffer.alloc(54)
  head.write('BM')
  const fields = [
    [2, 54 + side * side * 3],
    [10, 54],
    [14, 40],
    [18, side],
    [22, side],
    [28, 24],
  ] as const
  for (const [place, value] of fields) head.writeUInt32LE(value, place)
  head.writeUInt16LE(1, 26)
  return Buffer.concat([head, randomBytes(side * side * 3)])
}
