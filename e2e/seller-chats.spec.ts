import { expect, test } from '@playwright/test'
import { startChat } from '#contract/chat.ts'
import { getProfile } from '#contract/user.ts'
import { aFreshBuyer, enterAs } from './people.ts'
import { aFreshSeller } from './shops.ts'

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

  const buyer = await aFreshBuyer(request, 'devi lal sharma')
  const { user_id: seller_id } = await seller.api(getProfile, {})
  await buyer.api(startChat, { seller_id })
  await page.reload()
  await expect(page.getByText('Total Chats 1')).toBeVisible()
  await expect(bar.getByRole('link', { name: /^Chats/ })).not.toContainText('unread')
  const row = page.getByRole('link', { name: /devi lal sharma/ })
  await expect(row).toContainText('DL')
  await expect(row).toContainText('No messages yet')
  await row.click()
  await expect(page.getByText('No messages yet').last()).toBeVisible()
  await expect(page.getByText('Write the first line to devi lal sharma.')).toBeVisible()
})
