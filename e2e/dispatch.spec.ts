import { expect, test } from '@playwright/test'
import { setDeliveryStatus } from '#contract/order.ts'
import { listShipments } from '#contract/shipments/shipment.ts'
import { anOrder, goodsOf } from './support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'

test('a seller sends an order in two parts, and its buyer confirms them with 2 damaged', async ({
  page,
  request,
  browser,
}) => {
  const seller = await theDemo('seller', request)
  const buyer = await aFreshBuyer(request)
  const [goods] = await goodsOf(seller)
  if (!goods) throw new Error('The demo seller sells something')
  const orderId = await anOrder(buyer, [goods], 20)
  await seller.api(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })

  await enterAs(page, seller)
  await page.goto(`/seller_console/orders/${orderId}`)
  const send = async (opens: string, quantity: string) => {
    await page.getByRole('button', { name: opens }).last().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(goods.product_name).fill(quantity)
    await dialog.getByLabel('Vehicle number').fill('RJ 14 GB 1234')
    await dialog.getByLabel('LR number').fill(`LR-${quantity}`)
    await dialog.getByRole('button', { name: 'Send goods' }).click()
    await expect(dialog).toBeHidden()
  }
  await send('Send goods', '15')
  await expect(page.getByRole('heading', { name: 'Shipment 1' })).toBeVisible()
  await send('Send the rest', '5')
  await expect(page.getByRole('heading', { name: 'Shipment 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the rest' })).toHaveCount(0)

  const other = await browser.newPage()
  await enterAs(other, buyer)
  await other.goto(`/order_details/${orderId}`)
  await expect(other.getByText('LR-15')).toBeVisible()
  const first = other.getByRole('listitem').filter({ hasText: 'Shipment 1' })
  await first.getByRole('button', { name: 'Confirm receipt' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Something is short or damaged' }).click()
  await dialog.getByRole('textbox', { name: 'Damaged' }).fill('2')
  await dialog.getByRole('button', { name: 'Confirm receipt' }).click()
  await expect(first).toContainText('13 good, 2 damaged')
  const second = other.getByRole('listitem').filter({ hasText: 'Shipment 2' })
  await second.getByRole('button', { name: 'Confirm receipt' }).click()
  await dialog.getByRole('button', { name: 'Confirm receipt' }).click()
  await expect(second).toContainText('5 good')
  await other.close()

  const { shipments } = await seller.api(listShipments, { orderId })
  expect(shipments.map(({ acceptance }) => acceptance)).toEqual(['confirmed', 'confirmed'])
  // The page polls every ten seconds.
  await expect(page.getByText('13 good, 2 damaged')).toBeVisible()
})
