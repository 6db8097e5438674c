import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { addCartItem } from '#contract/cart.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { saveAddress } from '#contract/users/address.ts'
import { saveBillingProfile } from '#contract/users/billing.ts'
import { photo } from './support/applications.ts'
import { expectOpenToAll } from './support/axe.ts'
import { untilAlive } from './support/browser.ts'
import { aFreshBuyer, type Person, pageOf } from './support/people.ts'
import { aFreshSeller } from './support/shops.ts'

/** A shop of its own, so that its numbers begin with 1, and its goods in the buyer's cart: ₹11,800.00 with GST. */
async function aFilledCart(request: APIRequestContext) {
  const seller = await aFreshSeller(request, 'Kaveri Bolts')
  const { product_id } = await seller.api(uploadProduct, {
    product_name: `Hex bolts M10 ${Date.now()}`,
    description: 'Zinc plated, grade 8.8.',
    prices: [{ price: 118, quantityRange: { min: 1, max: null } }],
    specs: [],
    category_type: 'Hardware & paints',
    unit: 'box',
    product_image: [`data:image/png;base64,${photo.toString('base64')}`],
    hsn_code: '7318',
    gst_rate_bp: 1800,
  })
  const buyer = await aFreshBuyer(request, 'Meena Kumari')
  await buyer.api(saveAddress, {
    ...{ state: 'Rajasthan', city: 'Jaipur', postalCode: '302003', shipAddress: '14 Johari Bazar' },
  })
  await buyer.api(addCartItem, { product_id, quantity: 100 })
  return { buyer, seller }
}

/** Orders what the cart holds, billed to the saved GST number or to nobody's. Returns the order. */
async function orderInBrowser(page: Page, { bill }: { readonly bill: boolean }) {
  await page.goto('/view_cart')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Proceed' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Deliver here' }).click()
  if (bill) {
    await page.getByRole('button', { name: 'Change whom to bill' }).click()
    await page.getByRole('radio', { name: /Ring Road Stores/ }).check()
    await page.getByLabel('PO number').fill('PO/2026/118')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('dialog')).toContainText('24AABCK1234F1Z5')
  }
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('link', { name: /View order VJ-/i }).click()
  await expect(page).toHaveURL(/\/order_details\/VJ-/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const confirm = ({ api }: Person, orderId: string) =>
  api(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })

/** Issues with the one button of the order's next step. */
async function issue(console: Page, orderId: string) {
  await console.goto(`/seller_console/orders/${orderId}`)
  await untilAlive(console)
  await console.getByRole('button', { name: 'Issue invoice' }).click()
  const question = console.getByRole('dialog', { name: 'Issue the invoice now?' })
  await expect(question).toContainText('₹11,800.00')
  await expect(question).toContainText('₹10,000.00')
  return question
}

test('a buyer orders for a GST number, the seller bills it, and both have the same paper', async ({
  browser,
  request,
}) => {
  const { buyer, seller } = await aFilledCart(request)
  await buyer.api(saveBillingProfile, {
    ...{ gstin: '24AABCK1234F1Z5', legal_name: 'Ring Road Stores', address: '12 Ring Road, Surat' },
    ...{ pin: '395003', is_default: false },
  })
  const buying = await pageOf(browser, buyer, { viewport: { width: 390, height: 844 } })
  const orderId = await orderInBrowser(buying, { bill: true })
  await confirm(seller, orderId)
  const selling = await pageOf(browser, seller)
  const question = await issue(selling, orderId)
  for (const words of ['Ring Road Stores', '24AABCK1234F1Z5', 'CGST'])
    await expect(question).toContainText(words)
  await expectOpenToAll(selling)
  const preview = selling.waitForEvent('download')
  await question.getByRole('button', { name: /Preview of the invoice/ }).click()
  expect((await preview).suggestedFilename()).toBe('Preview of the invoice.pdf')
  await question.getByRole('button', { name: 'Yes, issue it' }).click()

  const number = /^Download INV\/\d\d-\d\d\/0001/
  const saved = async (page: Page) => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: number }).click()
    return (await file).createReadStream().then((stream) => stream.toArray())
  }
  const ofSeller = Buffer.concat(await saved(selling))
  // The page of the buyer polls every ten seconds.
  await expect(buying.getByRole('button', { name: number })).toBeVisible()
  expect(Buffer.concat(await saved(buying)).equals(ofSeller)).toBe(true)
  expect(ofSeller.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a buyer cancels after the invoice, and the seller credits it with one press and a look', async ({
  browser,
  request,
}) => {
  const { buyer, seller } = await aFilledCart(request)
  const buying = await pageOf(browser, buyer, { viewport: { width: 390, height: 844 } })
  const orderId = await orderInBrowser(buying, { bill: false })
  await confirm(seller, orderId)
  const selling = await pageOf(browser, seller)
  const question = await issue(selling, orderId)
  await expect(question).toContainText('Without a GST number')
  await question.getByRole('button', { name: 'Yes, issue it' }).click()
  await expect(selling.getByRole('button', { name: /^Download INV/ })).toBeVisible()

  await buying.reload()
  await untilAlive(buying)
  await buying.getByRole('button', { name: 'Cancel Order' }).click()
  const why = buying.getByRole('dialog')
  await expect(why).toContainText(/INV\/\d\d-\d\d\/0001/)
  await why.getByRole('radio', { name: 'Ordered by mistake' }).check()
  await why.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(buying.getByText('Reason: Ordered by mistake')).toBeInViewport()

  await expect(selling.getByText('The order is cancelled, but its invoice still counts.')).toBeVisible()
  await selling.getByRole('button', { name: 'Issue credit note' }).click()
  const note = selling.getByRole('dialog')
  await expect(note).toContainText('Credit of ₹11,800.00 with GST')
  await expect(note.getByLabel('Reason')).toHaveValue('Order cancelled: Ordered by mistake')
  await note.getByRole('button', { name: 'Issue credit note' }).click()
  await expect(selling.getByText('Nothing is left to do.')).toBeVisible()
  await expect(buying.getByRole('button', { name: /^Download INV\/\d\d-\d\d\/C0001/ })).toBeVisible()
})
