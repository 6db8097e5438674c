import { expect, type Locator, test } from '@playwright/test'
import { io } from 'socket.io-client'
import { startChat } from '#contract/chats/chat.ts'
import { getProfile } from '#contract/users/user.ts'
import { aFreshBuyer, enterAs } from '#e2e/support/people.ts'
import { aFreshSeller } from '#e2e/support/shops.ts'

test('a new seller finds an empty list, on a phone too, and a first talk without messages', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const seller = await aFreshSeller(request, 'Naya Traders')
  await enterAs(page, seller)
  await page.goto('/seller_console')
  const bar = page.getByRole('navigation', { name: 'Seller Console' })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Requirements' }).click()
  await expect(page).toHaveURL(/\/seller_console\/requirements$/)
  await expect(page.getByRole('dialog', { name: 'More' })).toBeHidden()
  await bar.getByRole('link', { name: /^Chats/ }).click()
  await expect(page.getByRole('heading', { name: 'Customer Queries', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No customer queries yet' })).toBeVisible()
  // A wide screen shows one empty state, not two side by side.
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.getByRole('heading', { name: 'No customer queries yet' })).toBeVisible()
  await expect(page.getByText('Choose a chat')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })

  const buyer = await aFreshBuyer(request, 'devi lal sharma')
  const { user_id: seller_id } = await seller.api(getProfile, {})
  const { room_id } = await buyer.api(startChat, { seller_id })
  await page.reload()
  // A buyer who opened a chat and wrote nothing is not listed.
  await expect(page.getByRole('heading', { name: 'No customer queries yet' })).toBeVisible()
  await expect(bar.getByRole('link', { name: /^Chats/ })).not.toContainText('unread')
  await page.goto(`/seller_console/chats/${room_id}`)
  await expect(page.getByText('No messages yet').last()).toBeVisible()
  await expect(page.getByText('Write the first line to devi lal sharma.')).toBeVisible()
  // Without a time of the last visit the name is centred in its bar.
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  const back = await middleOf(page.getByRole('link', { name: 'Back to the list' }))
  const name = await middleOf(page.getByRole('heading', { name: 'devi lal sharma' }))
  expect(Math.abs(name - back)).toBeLessThan(2)
})

test('who is connected is Online, and was Last seen afterwards', async ({ page, request, baseURL }) => {
  const seller = await aFreshSeller(request, 'Kabhi Kabhi Traders')
  const buyer = await aFreshBuyer(request)
  const { user_id: seller_id } = await seller.api(getProfile, {})
  const { room_id } = await buyer.api(startChat, { seller_id })
  await enterAs(page, buyer)
  await page.goto(`/chats/${room_id}`)
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  const theirs = io(baseURL ?? '', { transports: ['websocket'], forceNew: true })
  await theirs.emitWithAck('listen', { token: seller.token })
  await expect(page.getByText('Online', { exact: true }).last()).toBeVisible()
  theirs.disconnect()
  await expect(page.getByText('Last seen just now')).toBeVisible()
})
