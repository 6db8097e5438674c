import { expect, type Page, test } from '@playwright/test'
import { listSellerRooms } from '#contract/chats/chat.ts'
import { expectOpenToAll } from './support/axe.ts'
import { goodsOf } from './support/orders.ts'
import { aFreshBuyer, enterAs, pageOf, theDemo } from './support/people.ts'
import { aRoom, talkLong } from './support/talks.ts'

const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const talk = (page: Page) => page.getByRole('log', { name: 'Messages' })
/** The room beside the list says the same, which shows that the connection is up. */
const emptyTalk = (page: Page) => page.getByRole('heading', { name: 'No messages yet' })

async function say(page: Page, text: string) {
  await messageField(page).fill(text)
  await messageField(page).press('Enter')
}

const wide = { viewport: { width: 1280, height: 800 } }

test('a buyer asks at a product, the seller answers in the console, and both see it at once', async ({
  page,
  browser,
  request,
}) => {
  const asker = `Chitra Asks ${Date.now()}`
  const seller = await theDemo('seller', request)
  const [product] = await goodsOf(seller)
  const buyer = await aFreshBuyer(request, asker)
  await enterAs(page, buyer)
  await page.goto(`/product_details/${product?.product_id}`)
  await page.getByRole('complementary').getByRole('button', { name: 'Chat with Supplier' }).click()
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/)
  await expect(emptyTalk(page)).toBeVisible()
  await expect(page.getByRole('link', { name: `View ${product?.product_name}` })).toBeVisible()

  await expect(page.getByText('Active Chats 1')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search by business name' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Business Inquiries', exact: true })).toBeVisible()

  const byName = page.getByRole('searchbox', { name: 'Search by business name' })
  const kaveri = page.getByRole('link', { name: /Kaveri Knits/ }).and(page.locator('li a'))
  await byName.fill('zzz')
  await expect(page.getByText('No chat with “zzz”.')).toBeVisible()
  await expect(kaveri).toHaveCount(0)
  await byName.fill('KAVERI')
  await expect(kaveri).toHaveCount(1)
  await messageField(page).fill('   ')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await messageField(page).fill('Is it in stock?')
  await messageField(page).press('Shift+Enter')
  await messageField(page).pressSequentially('We need 40.')
  await messageField(page).press('Enter')
  await expect(talk(page).getByText('Is it in stock?\nWe need 40.')).toBeVisible()
  await expect(talk(page).getByText('Today')).toBeVisible()
  await expect(talk(page).getByText('Sent', { exact: true })).toBeAttached()

  const console = await pageOf(browser, seller, wide)
  await console.goto('/seller_console')
  const chats = console
    .getByRole('navigation', { name: 'Seller Console' })
    .getByRole('link', { name: /^Chats/ })
  await expect(chats).toContainText('unread')
  await chats.click()
  await expect(console.getByRole('heading', { name: 'Customer Queries' })).toBeVisible()
  await expect(console.getByText(/^Total Chats \d+$/)).toBeVisible()
  await console.getByRole('searchbox', { name: 'Search by customer name' }).fill(asker.toLowerCase())
  const row = console.getByRole('link', { name: new RegExp(asker) })
  await expect(console.locator('li a[href^="/seller_console/chats/"]')).toHaveCount(1)
  await expect(row).toContainText('1 unread')
  await expect(row).toContainText('Just now')
  await expectOpenToAll(console)
  await row.click()
  await expect(talk(console).getByText('We need 40.')).toBeVisible()
  await expect(talk(page).getByText('Read', { exact: true })).toBeAttached()
  await expect(page.getByText('Online').last()).toBeVisible()

  await messageField(console).pressSequentially('Yes, ready in 3 days')
  await expect(page.getByRole('status').filter({ hasText: 'is typing' })).toBeAttached()
  await messageField(console).press('Enter')
  await expect(talk(page).getByText('Yes, ready in 3 days')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'is typing' })).toHaveCount(0)

  const buffer = await console.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  const pictures = ['colours', 'sizes', 'back'].map((name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer,
  }))
  await console.locator('input[type=file]').setInputFiles(pictures)
  await expect(console.getByRole('list', { name: 'Files to send' }).getByRole('listitem')).toHaveCount(3)
  await console.getByRole('button', { name: 'Remove back.png' }).click()
  await console.getByRole('button', { name: 'Send' }).click()
  // Several files are sent at once, and arrive in the order in which they were chosen.
  const arrived = talk(page).getByRole('button', { name: /^Open the picture/ })
  await expect(arrived).toHaveCount(2)
  await expect(arrived.first()).toHaveAccessibleName('Open the picture colours.png')
  await expectOpenToAll(page)

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(/\/chats$/)
  await say(console, 'And in blue')
  await expect(page.getByRole('link', { name: /Kaveri Knits/ })).toContainText('1 unread')
  await expect(
    page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: /^Chats/ }),
  ).toContainText('1 unread')
  await console.getByRole('link', { name: 'Back to the list' }).click()
  await expect(console).toHaveURL(/\/seller_console\/chats$/)
  await console.context().close()
})

/** The code of the connection is loaded only when the result is called. */
async function withoutConnection(page: Page) {
  const { promise: comes, resolve: connect } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const body = await (await fetch(route.request().url())).text()
    if (body.includes('engine.io')) await comes
    await route.fallback()
  })
  return connect
}

test('a message on its way outlives a reload, and arrives once', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  const buyer = await aFreshBuyer(request, 'Omkar Reloads')
  const roomId = await aRoom(buyer, seller)
  const connect = await withoutConnection(page)
  let isDeaf = true
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((frame) => {
      if (!(isDeaf && String(frame).includes('"chatMessage"'))) server.send(frame)
    })
  })
  await enterAs(page, buyer)
  await page.goto(`/chats/${roomId}`)
  await expect(emptyTalk(page)).toBeVisible()
  await say(page, 'first')
  await say(page, 'second')
  await expect(talk(page).locator('[data-message]')).toHaveText(['first', 'second'])
  connect()
  await expect(talk(page).getByText('Sending')).toBeAttached()

  await page.reload()
  await expect(talk(page).getByText('second')).toBeVisible()
  await expect(talk(page).getByText('Sending')).toBeAttached()
  isDeaf = false
  await page.reload()
  await expect(talk(page).getByText('Sent', { exact: true })).toBeAttached()
  await page.reload()
  await expect(talk(page).locator('[data-message]')).toHaveText(['first', 'second'])
  const { rooms } = await seller.api(listSellerRooms, {})
  expect(rooms.find(({ room_id }) => room_id === roomId)).toMatchObject({ unread: 2, lastMessage: 'second' })
})

test('what the server refuses stays with its reason, and can be tried again or deleted', async ({
  page,
  request,
}) => {
  const buyer = await aFreshBuyer(request)
  const roomId = await aRoom(buyer, await theDemo('seller', request))
  await page.route('**/api/chat/*/files', (route) => route.abort())
  await enterAs(page, buyer)
  await page.goto(`/chats/${roomId}`)
  await expect(emptyTalk(page)).toBeVisible()
  const field = page.locator('input[type=file]')
  await field.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
  await expect(page.getByRole('alert')).toContainText('Choose a picture (JPG, PNG, WebP) or a PDF.')
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  await field.setInputFiles({ name: 'prices.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(talk(page).getByRole('button', { name: 'Not sent. Tap to try again' })).toBeVisible()
  await expectOpenToAll(page)
  await page.unroute('**/api/chat/*/files')
  await talk(page).getByRole('button', { name: 'Not sent. Tap to try again' }).click()
  const received = talk(page).getByRole('button', { name: /^Download prices\.pdf/ })
  const download = page.waitForEvent('download')
  await received.click()
  expect((await download).suggestedFilename()).toBe('prices.pdf')
})

/** The message below the name of a day once the list has stopped scrolling. */
const coveredByDay = (page: Page) =>
  talk(page).evaluate((log) => {
    if (log.hasAttribute('data-scrolled')) return ['still scrolled']
    const boxOf = (part: Element) => part.getBoundingClientRect()
    const days = [...log.querySelectorAll('section > p')].map(boxOf)
    return [...log.querySelectorAll('[data-message]')]
      .filter((bubble) =>
        days.some((day) => day.top < boxOf(bubble).bottom && day.bottom > boxOf(bubble).top),
      )
      .map((bubble) => bubble.textContent)
  })

test('a long talk is paged upward on a phone, and nothing jumps', async ({ page, request, baseURL }) => {
  const seller = await theDemo('seller', request)
  const buyer = await aFreshBuyer(request)
  const roomId = await aRoom(buyer, seller)
  await talkLong(baseURL, [buyer, seller], roomId, 120)
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, buyer)
  await page.goto(`/chats/${roomId}`)
  await expect(talk(page).getByText('line 120')).toBeInViewport()
  await expect.poll(() => coveredByDay(page)).toEqual([])
  const bubbles = talk(page).locator('[data-message]')
  await expect(bubbles).toHaveCount(50)

  const seen = talk(page).getByText('line 71', { exact: true })
  const topOf = () => seen.evaluate((element) => element.getBoundingClientRect().top)
  await talk(page).evaluate((list) => list.scrollTo({ top: -list.scrollHeight }))
  const before = await topOf()
  await expect(bubbles).toHaveCount(100)
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
  await expect.poll(() => coveredByDay(page)).toEqual([])

  await say(page, 'the newest one')
  await expect(talk(page).getByText('the newest one')).toBeInViewport()
  await talk(page).evaluate((list) => list.scrollTo({ top: -list.scrollHeight }))
  await expect(bubbles).toHaveCount(121)
  await expect(bubbles.first()).toHaveText('line 1')
  await expect(page.getByRole('button', { name: 'To the newest message' })).toBeVisible()
  await expectOpenToAll(page)
})

test('a visitor signs in first, a new buyer finds an empty list, and a list that fails says so quietly', async ({
  page,
  request,
}) => {
  await page.goto('/chats')
  await expect(page).toHaveURL(/\/login\?next=%2Fchats$/)
  await enterAs(page, await aFreshBuyer(request))
  // Over a socket the page would load the list by itself.
  await page.routeWebSocket(/socket\.io/, () => undefined)
  await page.route('**/api/chat/user/rooms', (route) => route.abort())
  await page.goto('/chats')
  await expect(page.getByText('The list could not be loaded.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/api/chat/user/rooms')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Business Inquiries', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No business inquiries yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explore Live Market' })).toBeVisible()
  await expectOpenToAll(page)
  await page.goto('/chats/3f1c9b7e-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Chat not found' })).toBeVisible()
})
