import { expect, test } from '@playwright/test'
import { startChat } from '#contract/chats/chat.ts'
import { goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'

// A host other than this machine, as on a shop's network: for browsers plain http is insecure there.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP market.lan 127.0.0.1'],
    }),
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'market.lan')),
})

test('on plain http in a network of one’s own, messages and files of a chat arrive', async ({
  page,
  playwright,
}) => {
  const own = `http://127.0.0.1:${process.env.E2E_PORT}`
  const request = await playwright.request.newContext({ baseURL: own })
  const [product] = await goodsOf(await theDemo('seller', request))
  const buyer = await aFreshBuyer(request)
  const { room_id } = await buyer.api(startChat, { seller_id: product?.seller_id ?? '' })
  await enterAs(page, buyer)
  await page.goto(`/chats/${room_id}`)
  expect(await page.evaluate(() => [isSecureContext, location.hostname])).toEqual([false, 'market.lan'])
  const field = page.getByRole('textbox', { name: /message/i })
  await field.fill('Hello from the shop network')
  await field.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Today' }).getByText('Hello from the shop network'),
  ).toBeVisible()
  await expect(field).toHaveValue('')
  const file = page.waitForResponse(/\/api\/chat\/[^/]+\/files$/)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from(dot, 'base64') })
  await page.getByRole('button', { name: /^Send/ }).first().click()
  expect((await file).status()).toBe(200)
  await request.dispose()
})

const dot = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
