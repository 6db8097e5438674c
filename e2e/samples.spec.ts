import { expect, type Page, test } from '@playwright/test'
import { addCartItem } from '#contract/cart.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { claimPayment } from '#contract/payments/payment.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { saveAddress } from '#contract/users/address.ts'
import { photo } from './support/applications.ts'
import { expectOpenToAll } from './support/axe.ts'
import { untilAlive } from './support/browser.ts'
import { aFreshBuyer, pageOf } from './support/people.ts'
import { aFreshSeller } from './support/shops.ts'

const phone = { viewport: { width: 390, height: 844 } }
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await untilAlive(page)
}
const orderOn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('a buyer orders a sample, pays it, and has its price off the first order; the seller bills both', async ({
  browser,
  request,
}) => {
  const seller = await aFreshSeller(request, 'Kaveri Bolts')
  const { product_id } = await seller.api(uploadProduct, {
    product_name: `Hex bolts M12 ${Date.now()}`,
    description: 'Zinc plated, grade 8.8.',
    prices: [{ price: 118, quantityRange: { min: 10, max: null } }],
    specs: [],
    category_type: 'Hardware & paints',
    unit: 'box',
    product_image: [`data:image/png;base64,${photo.toString('base64')}`],
    hsn_code: '7318',
    gst_rate_bp: 1800,
    sample_price_paise: 15_000,
  })
  const buyer = await aFreshBuyer(request, 'Ravi Sethi')
  await buyer.api(saveAddress, {
    ...{ state: 'Rajasthan', city: 'Jaipur', postalCode: '302003', shipAddress: '14 Johari Bazar' },
  })
  const [buying, selling] = [await pageOf(browser, buyer, phone), await pageOf(browser, seller)]

  await open(buying, `/product_details/${product_id}`)
  await buying.getByRole('link', { name: 'Order a sample' }).click()
  await expect(buying.getByRole('heading', { level: 1, name: 'Order a sample' })).toBeVisible()
  await expect(buying.getByRole('main')).toContainText('1 box for ₹150.00')
  await expectOpenToAll(buying)
  await buying.getByRole('button', { name: 'Place Order' }).click()
  await expect(buying).toHaveURL(/\/order_details\/VJ-/)
  const sampleId = orderOn(buying)
  await expect(buying.getByRole('main')).toContainText('Once it is paid or delivered, ₹150.00 is taken off')

  await open(selling, '/seller_console/orders')
  await expect(selling.getByRole('main')).toContainText('Sample · 1 box')
  await seller.api(claimPayment, {
    ...{ orderId: sampleId, amount: 150, method: 'upi', reference: '632812345678' },
    paid_on: dayInIndia(new Date()),
  })

  await buyer.api(addCartItem, { product_id, quantity: 10 })
  await open(buying, '/view_cart')
  await expect(buying.getByRole('main')).toContainText('₹150.00 of your sample is taken off')
  await buying.getByRole('button', { name: 'Proceed' }).filter({ visible: true }).click()
  await buying.getByRole('button', { name: 'Deliver here' }).click()
  await expect(buying.getByRole('dialog')).toContainText('₹1,030.00')
  await buying.getByRole('button', { name: 'Place Order' }).click()
  await buying.getByRole('link', { name: /View order VJ-/i }).click()
  await expect(buying).toHaveURL(/\/order_details\/VJ-/)
  await expect(buying.getByRole('main')).toContainText(`₹150.00 taken off for sample ${sampleId}`)
  const orderId = orderOn(buying)

  await open(selling, `/seller_console/orders/${orderId}`)
  await expect(selling.getByRole('main')).toContainText(`₹150.00 taken off for sample ${sampleId}`)
  await open(selling, `/seller_console/orders/${sampleId}`)
  await expect(selling.getByRole('main')).toContainText(`₹150.00 was taken off order ${orderId}`)
})
