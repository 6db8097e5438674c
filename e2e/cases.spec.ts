import { type Browser, expect, type Page, test } from '@playwright/test'
import { issueInvoice } from '#contract/documents/document.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import type { Product } from '#contract/products/product.ts'
import { listShipments, markDelivered, sendShipment } from '#contract/shipments/shipment.ts'
import { anOrder, goodsOf } from './support/orders.ts'
import { aFreshBuyer, enterAs, type Person, theDemo } from './support/people.ts'

/** Goods that have come to a buyer of this test alone. */
async function goodsThatCame(seller: Person, buyer: Person) {
  const [goods] = await goodsOf(seller)
  if (!goods) throw new Error('The demo seller sells something')
  const orderId = await anOrder(buyer, [goods], 10)
  await seller.api(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })
  await seller.api(sendShipment, {
    orderId,
    lines: [{ line_number: 1, quantity: 10 }],
    mode: 'road',
    vehicle_no: 'RJ14GB1234',
  })
  const [sent] = (await seller.api(listShipments, { orderId })).shipments
  await seller.api(markDelivered, { shipmentId: sent?.shipment_id ?? '' })
  return { goods, orderId }
}

async function pageOf(browser: Browser, person: Person, path: string) {
  const page = await browser.newPage()
  await enterAs(page, person)
  await page.goto(path)
  return page
}

/** The buyer reports two of the goods as damaged; the number of the problem. */
async function report(page: Page, { product_name }: Product) {
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`How many of ${product_name}`).fill('2')
  await dialog.getByLabel('What happened?').fill('दो टूटे हुए हैं <b>2</b>')
  await expect(dialog.getByText('The supplier answers until')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: /^Problem VT-/ })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

async function step(page: Page, name: string, words?: string) {
  await page.getByRole('main').getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  if (words) await dialog.getByLabel('Your words').fill(words)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('damaged goods: the supplier offers a credit, the buyer accepts it, and it is settled', async ({
  browser,
  request,
}) => {
  const [seller, buyer] = [await theDemo('seller', request), await aFreshBuyer(request)]
  const { goods, orderId } = await goodsThatCame(seller, buyer)
  // What is not billed is settled by itself as soon as it is accepted.
  await seller.api(issueInvoice, { orderId })
  const bought = await pageOf(browser, buyer, `/order_details/${orderId}`)
  const number = await report(bought, goods)

  const sold = await pageOf(browser, seller, `/seller_console/problems/${number}`)
  await expect(sold.getByText('दो टूटे हुए हैं <b>2</b>')).toBeVisible()
  await step(sold, 'Answer', 'We are sorry: take them off the bill')
  await bought.reload()
  await expect(bought.getByText('Accept it or ask the problem desk until')).toBeVisible()
  await step(bought, 'Accept')
  await expect(bought.getByText('accepted ·')).toBeVisible()
  await step(bought, 'It is done')
  await expect(bought.getByText('This problem is settled.')).toBeVisible()
  await sold.reload()
  await expect(sold.getByText('This problem is settled.')).toBeVisible()
  await bought.close()
  await sold.close()
})

test('nobody gives way: the desk decides in words, and both sides read it', async ({ browser, request }) => {
  const [seller, buyer] = [await theDemo('seller', request), await aFreshBuyer(request)]
  const { goods, orderId } = await goodsThatCame(seller, buyer)
  // Of what is billed the seller owes a credit note; of what is not, nothing is left to do.
  await seller.api(issueInvoice, { orderId })
  const bought = await pageOf(browser, buyer, `/order_details/${orderId}`)
  const number = await report(bought, goods)
  await step(bought, 'Ask the problem desk', 'They do not answer the phone')

  const desk = await pageOf(browser, await theDemo('admin', request), '/admin/problems')
  await desk.goto(`/admin/problems/${number}`)
  await step(desk, 'Decide', 'The photos show it: two are credited')
  const sold = await pageOf(browser, seller, `/seller_console/problems/${number}`)
  await bought.reload()
  for (const page of [sold, bought])
    await expect(page.getByText('The photos show it: two are credited')).toBeVisible()
  await expect(sold.getByText(/It is your turn: Credit: ₹.* until/)).toBeVisible()
  for (const page of [bought, desk, sold]) await page.close()
})
