import { expect, type Page, test } from '@playwright/test'
import { issueInvoice } from '#contract/documents/document.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { markDelivered, sendShipment } from '#contract/shipments/shipment.ts'
import { anOrder, goodsOf } from './support/orders.ts'
import { aFreshBuyer, type Person, pageOf, theDemo } from './support/people.ts'

const lines = [{ line_number: 1, quantity: 300 }]

/** 300 pieces that are billed and have come. */
async function goodsThatCame(seller: Person, buyer: Person) {
  const goods = (await goodsOf(seller)).find(({ stock }) => stock === null || stock >= 300)
  if (!goods) throw new Error('The demo seller has 300 of something')
  const orderId = await anOrder(buyer, [goods], 300)
  await seller.api(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })
  await seller.api(issueInvoice, { orderId })
  const { shipment_id: shipmentId } = await seller.api(sendShipment, { orderId, lines, mode: 'road' })
  await seller.api(markDelivered, { shipmentId })
  return orderId
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

/** Rupees of the button that pays what is due. */
async function dueOn(page: Page) {
  const label = (await button(page, /^Pay ₹/).textContent()) ?? ''
  return Number(label.replaceAll(/[^\d.]/g, ''))
}

test('298 of 300 come in order: the buyer reports 2, the seller credits 2, and less is to be paid', async ({
  browser,
  request,
}) => {
  const [seller, buyer] = [await theDemo('seller', request), await aFreshBuyer(request)]
  const orderId = await goodsThatCame(seller, buyer)
  const [buying, selling] = [await pageOf(browser, buyer), await pageOf(browser, seller)]

  await buying.goto(`/order_details/${orderId}`)
  await button(buying, 'Confirm receipt').click()
  const dialog = buying.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Something is short or damaged' }).click()
  await dialog.getByRole('textbox', { name: 'Damaged' }).fill('2')
  await dialog.getByRole('button', { name: 'Confirm receipt' }).click()

  await expect(buying.getByText('Report it, so that you pay only for what came.')).toBeVisible()
  const before = await dueOn(buying)
  await button(buying, 'Report it').click()
  await expect(dialog.getByLabel(/^How many of/)).toHaveValue('2')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(buying.getByRole('heading', { name: /^Problem VT-/ })).toBeVisible()

  await selling.goto(`/seller_console/orders/${orderId}`)
  await expect(selling.getByText(/the buyer reported 2 /)).toBeVisible()
  await expect(selling.getByRole('link', { name: 'Offer a replacement' })).toBeVisible()
  await button(selling, 'Issue credit note').click()
  await selling.getByRole('dialog').getByRole('button', { name: 'Issue credit note' }).click()
  await expect(selling.getByText(/^Waiting for the buyer to pay/)).toBeVisible()
  await expect(selling.getByText(/the buyer reported/)).toBeHidden()

  await buying.goto(`/order_details/${orderId}`)
  await expect.poll(() => dueOn(buying)).toBeCloseTo((before * 298) / 300, 2)
  await expect(button(buying, 'Report it')).toBeHidden()
  await buying.close()
  await selling.close()
})
