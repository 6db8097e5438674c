import { expect, type Page, test } from '@playwright/test'
import { savePayee } from '#contract/payments/payee.ts'
import { saveAddress } from '#contract/users/address.ts'
import { untilAlive } from './support/browser.ts'
import { aFreshBuyer, pageOf } from './support/people.ts'
import { aFreshSeller } from './support/shops.ts'

type Two = { readonly buying: Page; readonly selling: Page }

/** The buyer asks for 20 bags, the seller quotes, and the buyer takes the quote. */
async function agreeOnQuote({ buying, selling }: Two, goods: string) {
  await buying.goto('/post_requirements')
  await buying.getByLabel('Category').focus()
  await buying.keyboard.type('Apparel')
  for (const text of [goods, '20', 'bag', '50 kg, fresh lot']) {
    await buying.keyboard.press('Tab')
    await buying.keyboard.type(text)
  }
  await buying.keyboard.press('Tab')
  await buying.keyboard.press('Enter')
  await buying.getByRole('link', { name: 'My requirements' }).click()
  await expect(buying.getByRole('heading', { level: 1 })).toHaveText(goods)
  const requirement = buying.url()

  await selling.goto('/seller_console/requirements')
  await selling.getByRole('searchbox', { name: 'Search requirements' }).fill(goods)
  await selling.keyboard.press('Enter')
  await selling.getByRole('button', { name: `Send quote for ${goods}` }).click()
  const drawer = selling.getByRole('dialog', { name: goods })
  await drawer.getByLabel('Price per unit').fill('480')
  await drawer.getByLabel('Minimum quantity').fill('10')
  await drawer.getByLabel('Delivery days').fill('5')
  await drawer.getByRole('button', { name: 'Send quote' }).click()
  await expect(selling.getByText('Your quote: ₹480')).toBeVisible()

  await buying.reload()
  await buying.getByRole('button', { name: 'Accept quote of Kaveri Cements' }).click()
  const question = buying.getByRole('dialog', { name: 'Accept this quote?' })
  await question.getByRole('button', { name: 'Accept quote' }).click()
  await expect(buying).toHaveURL(/\/chats\/[0-9a-f-]{36}\?requirement=/)
  const room = new URL(buying.url()).pathname.split('/').at(-1) ?? ''
  return { requirement, room }
}

/** The buyer offers less, the seller counters with the tax of the goods, and the buyer accepts. Returns the order. */
async function agreeOnDeal(
  { buying, selling }: Two,
  { requirement, room }: { requirement: string; room: string },
) {
  await selling.goto(`/seller_console/chats/${room}`)
  await untilAlive(selling)
  await buying.goto(requirement)
  await untilAlive(buying)
  await buying.getByRole('link', { name: 'Make a deal' }).click()
  const offer = buying.getByRole('dialog', { name: 'Make an offer' })
  await offer.getByLabel('Price per bag').fill('450')
  await expect(offer).toContainText('14 Johari Bazar')
  await offer.getByRole('button', { name: 'Send offer' }).click()

  await selling.getByRole('button', { name: 'Counter', exact: true }).click()
  const counter = selling.getByRole('dialog', { name: 'Make a counter-offer' })
  await counter.getByLabel('Price per bag').fill('465')
  await counter.getByLabel('HSN code').fill('2523')
  await counter.getByLabel('GST rate').selectOption('1800')
  await counter.getByRole('button', { name: 'Send counter-offer' }).click()

  const answer = buying.getByRole('article', { name: /^Counter-offer of Kaveri Cements: Open, ₹9,300\.00$/ })
  await expect(answer).toContainText('₹450.00 → ₹465.00')
  await expect(answer).toContainText('HSN 2523 · GST 18 %')
  await answer.getByRole('button', { name: 'Accept' }).click()
  const question = buying.getByRole('dialog', { name: 'Accept this offer?' })
  await expect(question).toContainText('HSN 2523 · GST 18 %')
  await question.getByRole('button', { name: 'Accept and order' }).click()
  await buying.getByRole('link', { name: /^Order VJ-/ }).click()
  await expect(buying).toHaveURL(/\/order_details\/VJ-/)
  return new URL(buying.url()).pathname.split('/').at(-1) ?? ''
}

/** The order of a deal is confirmed: the seller bills it, and both have the invoice. */
async function bill({ buying, selling }: Two, orderId: string) {
  await selling.goto(`/seller_console/orders/${orderId}`)
  await untilAlive(selling)
  await selling.getByRole('button', { name: 'Issue invoice' }).click()
  const question = selling.getByRole('dialog', { name: 'Issue the invoice now?' })
  await expect(question).toContainText('₹9,300.00')
  await question.getByRole('button', { name: 'Yes, issue it' }).click()
  const number = /^Download INV\/\d\d-\d\d\/0001/
  await expect(selling.getByRole('button', { name: number })).toBeVisible()
  // The page of the buyer polls every ten seconds.
  await expect(buying.getByRole('button', { name: number })).toBeVisible()
}

/** The buyer says what was paid, the seller that it arrived. */
async function pay({ buying, selling }: Two) {
  const payment = buying.getByRole('region', { name: 'Payment' })
  // It is not due yet, so the next step does not ask for it.
  await payment.getByRole('button', { name: 'I have paid' }).click()
  const form = buying.getByRole('dialog')
  await form.getByLabel('UPI reference (UTR)').fill(`4${String(Date.now()).slice(-11)}`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(payment.getByRole('list', { name: 'Payments' })).toContainText('Waiting for confirmation')
  await selling.getByRole('button', { name: 'Check the payment' }).click()
  const check = selling.getByRole('dialog', { name: 'Did the money arrive?' })
  await check.getByRole('button', { name: /^Payment received: ₹9,300\.00/ }).click()
  await selling
    .getByRole('dialog', { name: /arrived\?$/ })
    .getByRole('button', { name: 'Yes, it arrived' })
    .click()
  await expect(payment.getByRole('list', { name: 'Payments' })).toContainText('Confirmed')
}

/** The seller sends all of it, the buyer confirms what came. */
async function sendGoods({ buying, selling }: Two) {
  await selling.getByRole('button', { name: 'Send goods' }).first().click()
  const sending = selling.getByRole('dialog')
  await sending.getByLabel('LR number').fill('LR-20')
  await sending.getByRole('button', { name: 'Send goods' }).click()
  await expect(selling.getByRole('heading', { name: 'Shipment 1' })).toBeVisible()
  const shipment = buying.getByRole('listitem').filter({ hasText: 'Shipment 1' })
  await buying.getByRole('button', { name: 'Confirm receipt' }).first().click()
  await buying.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click()
  await expect(shipment).toContainText('20 good')
}

test('two people walk the whole road in their browsers: quote, deal, invoice, payment and goods', async ({
  browser,
  request,
}) => {
  test.slow()
  const buyer = await aFreshBuyer(request, 'Meena Kumari')
  const seller = await aFreshSeller(request, 'Kaveri Cements')
  await buyer.api(saveAddress, {
    ...{ state: 'Rajasthan', city: 'Jaipur', postalCode: '302003', shipAddress: '14 Johari Bazar' },
  })
  await seller.api(savePayee, {
    ...{ name: 'Kaveri Cements', vpa: 'kaveri.cements@okicici', account_number: '' },
    password: seller.password,
  })
  const phone = { viewport: { width: 390, height: 844 } }
  const two = { buying: await pageOf(browser, buyer, phone), selling: await pageOf(browser, seller) }

  const orderId = await agreeOnDeal(two, await agreeOnQuote(two, `Cement ${Date.now()}`))
  await bill(two, orderId)
  await pay(two)
  await sendGoods(two)
  await expect(two.selling.getByText('Nothing is left to do.')).toBeVisible()
})
