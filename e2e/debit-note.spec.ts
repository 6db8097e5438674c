import { expect, type Page, test } from '@playwright/test'
import { issueInvoice } from '#contract/documents/document.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { untilAlive } from './support/browser.ts'
import { anOrder, goodsOf } from './support/orders.ts'
import { aFreshBuyer, type Person, pageOf, theDemo } from './support/people.ts'

/** Ten of something, billed; the papers are folded to a line by then. */
async function aBilledOrder(seller: Person, buyer: Person) {
  const goods = (await goodsOf(seller)).find(({ stock }) => stock === null || stock >= 10)
  if (!goods) throw new Error('The demo seller has 10 of something')
  const orderId = await anOrder(buyer, [goods], 10)
  await seller.api(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })
  const { document } = await seller.api(issueInvoice, { orderId })
  const [line] = document.lines
  if (!line) throw new Error('The bill has a line')
  return { orderId, number: document.number, line }
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

test('a price on the bill was too low: the seller asks, the buyer agrees, and both have the debit note', async ({
  browser,
  request,
}) => {
  const [seller, buyer] = [await theDemo('seller', request), await aFreshBuyer(request)]
  const { orderId, number, line } = await aBilledOrder(seller, buyer)
  const [selling, buying] = [await pageOf(browser, seller), await pageOf(browser, buyer)]

  await selling.goto(`/seller_console/orders/${orderId}`)
  await untilAlive(selling)
  await selling.locator('#documents-heading').click()
  await button(selling, `Raise prices of ${number}`).click()
  const question = selling.getByRole('dialog')
  await question.getByLabel(line.product_name).fill(String(line.unit_price + 1))
  await expect(question).toContainText('₹10.00 more with GST')
  await question.getByLabel('Reason').fill('The old list was printed')
  await question.getByRole('button', { name: 'Ask the buyer' }).click()
  await expect(selling.getByText('You ask for ₹10.00 more.')).toBeVisible()

  await buying.goto(`/order_details/${orderId}`)
  await untilAlive(buying)
  await button(buying, /^Agree\b/).click()
  await buying.getByRole('dialog').getByRole('button', { name: 'Agree to ₹10.00' }).click()
  await expect(buying.getByText(`Raises ${number}`)).toBeVisible()
  await expect(button(buying, /^Agree\b/)).toBeHidden()

  await selling.reload()
  await untilAlive(selling)
  await selling.locator('#documents-heading').click()
  await expect(selling.getByText(`Raises ${number}`)).toBeVisible()
  await expect(button(selling, `Cancel invoice ${number}`)).toBeHidden()
  await buying.close()
  await selling.close()
})
