import { expect, test } from '@playwright/test'
import { savePayee } from '#contract/payments/payee.ts'
import { untilAlive } from '#e2e/support/browser.ts'
import { anOrder, goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'

test('a buyer pays by the code, says so, and the seller confirms that it arrived', async ({
  browser,
  request,
}) => {
  const [buyer, seller] = [await aFreshBuyer(request), await theDemo('seller', request)]
  const payee = {
    name: 'Sharma Garments',
    vpa: 'sharma.garments@okicici',
    account_number: '',
    password: seller.password,
  }
  await seller.api(savePayee, payee)
  const orderId = await anOrder(buyer, (await goodsOf(seller)).slice(0, 1), 50)

  const page = await (await browser.newContext()).newPage()
  await enterAs(page, buyer)
  await page.goto(`/order_details/${orderId}`)
  await untilAlive(page)
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByText('Pay to Sharma Garments').click()
  await expect(payment.getByRole('img', { name: /^QR code for a UPI payment of ₹/ })).toBeVisible()
  await expect(payment).toContainText('Vanij never receives or holds your money.')
  await payment.getByRole('button', { name: 'I have paid' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('UPI reference (UTR)').fill('4123')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('A UPI or IMPS reference (UTR) has 12 digits')
  await form.getByLabel('UPI reference (UTR)').fill(`4${String(Date.now()).slice(-11)}`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(payment.getByRole('list', { name: 'Payments' })).toContainText('Waiting for confirmation')

  const console = await (await browser.newContext()).newPage()
  await enterAs(console, seller)
  await console.goto(`/seller_console/orders/${orderId}`)
  await untilAlive(console)
  const atSeller = console.getByRole('region', { name: 'Payment' })
  await atSeller.getByRole('button', { name: /^Payment received: ₹/ }).click()
  await console.getByRole('dialog').getByRole('button', { name: 'Yes, it arrived' }).click()
  await expect(atSeller.getByRole('list', { name: 'Payments' })).toContainText('Confirmed')
  await expect(payment.getByRole('list', { name: 'Payments' })).toContainText('Confirmed')
})
