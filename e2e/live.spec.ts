import { expect, type Page, test } from '@playwright/test'
import { io, type Socket } from 'socket.io-client'
import { startChat } from '#contract/chats/chat.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { getProfile, signOut } from '#contract/users/user.ts'
import { limits } from '#server/limits.ts'
import { createChannel } from '#web/chat/connection/channel.ts'
import { anOrder, goodsOf } from './support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'

/** The server has registered the socket and sent the unread count. */
const connected = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('"as_buyer"') && resolve()),
    )
  })

test('a new order reaches its seller at once, and is counted at the bell', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  const goods = await goodsOf(seller)
  const buyer = await aFreshBuyer(request)
  await enterAs(page, seller)
  const isListening = connected(page)
  await page.goto('/seller_console/orders')
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible()
  await isListening

  // Polls run every thirty seconds, so what appears within ten was pushed.
  const orderId = await anOrder(buyer, goods.slice(0, 1))
  await expect(page.getByText('New order received!')).toBeVisible()
  await expect(page.getByText(orderId).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Notifications/ })).toContainText('unread')
})

test('without a working socket the page polls for orders every ten seconds', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  const buyer = await aFreshBuyer(request)
  const orderId = await anOrder(buyer, (await goodsOf(seller)).slice(0, 1))
  await enterAs(page, buyer)
  await page.routeWebSocket(/socket\.io/, () => undefined)
  await page.clock.install()
  await page.goto(`/order_details/${orderId}`)
  const step = page.getByRole('list', { name: 'Delivery status' }).locator('[aria-current=step]')
  await expect(step).toContainText('Pending')
  let calls = 0
  page.on('request', (sent) => {
    calls += sent.url().endsWith(`/api/orders/${orderId}`) ? 1 : 0
  })
  await seller.api(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })
  await page.clock.runFor(10_000)
  await expect(step).toContainText('Confirmed')
  expect(calls).toBe(1)
})

test('signing out closes the connection', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
  await page.goto('/chats')
  const socket = await opened
  // No token in the handshake.
  expect(new URL(socket.url()).search).toMatch(/^\?EIO=4&transport=websocket$/)
  const closed = socket.waitForEvent('close')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click()
  await closed
  await expect(page).toHaveURL(/\/home$/)
})

test('a session that ends elsewhere leads to the login page at once, and back', async ({ page, request }) => {
  const buyer = await aFreshBuyer(request)
  await enterAs(page, buyer)
  const isListening = connected(page)
  await page.goto('/chats')
  await expect(page.getByRole('heading', { name: 'No business inquiries yet' })).toBeVisible()
  await isListening
  await buyer.api(signOut, {})
  await expect(page).toHaveURL(/\/login\?next=%2Fchats$/)
  await expect(page.getByText('Please log in again')).toBeVisible()
})

test('a page whose place was taken by others says so, and takes it back when it is used', async ({
  page,
  request,
  baseURL,
}) => {
  const buyer = await aFreshBuyer(request)
  const { user_id: seller_id } = await (await theDemo('seller', request)).api(getProfile, {})
  const { room_id } = await buyer.api(startChat, { seller_id })
  await enterAs(page, buyer)
  const isListening = connected(page)
  await page.goto(`/chats/${room_id}`)
  await isListening

  const others: Socket[] = []
  for (let n = 0; n < limits.chat.socketsPerUser; n += 1) {
    const other = io(baseURL ?? '', { transports: ['websocket'], forceNew: true })
    others.push(other)
    await new Promise<void>((up) => createChannel(other).onUp(up))
    await createChannel(other).ask('listen', { token: buyer.token })
  }
  const note = page.getByRole('status').filter({ hasText: 'Vanij is open in too many places.' })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Use it here' }).click()
  await expect(note).toBeHidden()
  for (const other of others) other.disconnect()
})
