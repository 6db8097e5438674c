import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { cancelOrder } from '#contract/order.ts'
import { confirmPayment, rejectPayment, withdrawPayment } from '#contract/payments/payment.ts'
import { aPayee } from '#server/testing/payees.ts'
import { anOpenOrder, aReference, paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const call: typeof testApp.as = (person) => testApp.as(person)

const newsOf = async (person: { user_id: string }) =>
  (await call(person)(listNotifications, {})).notifications.map(({ message }) => message)

test('a buyer reads the link, the code and the account of an order; both sides see what is open', async () => {
  const { orderId, look, seller } = await anOpenOrder(testApp)
  const view = await look()
  expect(view).toMatchObject({
    total: 1_000,
    payable: 1_000,
    paid: 0,
    claimed: 0,
    open: 1_000,
    refund_due: 0,
  })
  expect(view.payee).toEqual({
    name: 'Shree Traders',
    is_name_unlike: false,
    vpa: 'shree.traders@okicici',
    vpa_kind: 'plain',
    account_number: '50100123456789',
    ifsc: 'HDFC0001234',
  })
  expect(view.upi?.link).toBe(
    `upi://pay?pa=shree.traders@okicici&pn=Shree%20Traders&am=1000.00&cu=INR&tn=${orderId}`,
  )
  expect(view.upi?.qr_svg).toMatch(/^<svg/)
  expect(await look(seller)).toEqual({ ...view, payee: { ...view.payee, account_number: '6789' } })
})

test('a payment is claimed by the buyer, confirmed by the seller, and then paid', async () => {
  const { orderId, look, pay, buyer, seller } = await anOpenOrder(testApp)
  const payment = await pay(400)
  expect(payment).toMatchObject({ state: 'claimed', by: 'buyer', kind: 'advance', amount: 400 })
  expect(await look()).toMatchObject({ paid: 0, claimed: 400, open: 1_000, next_amount: 600 })
  expect(await newsOf(seller)).toContainEqual(
    expect.stringContaining(`paid ₹400.00 for the order ${orderId}`),
  )
  await call(seller)(confirmPayment, { paymentId: payment.payment_id })
  expect(await look()).toMatchObject({ paid: 400, claimed: 0, open: 600, next_amount: 600 })
  expect(await newsOf(buyer)).toContainEqual(expect.stringContaining('received ₹400.00'))
})

test('an order is paid in two halves; one that falls short leaves the rest open', async () => {
  const { pay, look, seller } = await anOpenOrder(testApp)
  const confirmed = async (amount: number) =>
    call(seller)(confirmPayment, { paymentId: (await pay(amount)).payment_id })
  await confirmed(500)
  await confirmed(499.99)
  expect(await look()).toMatchObject({ paid: 999.99, open: 0.01, next_amount: 0.01, refund_due: 0 })
  await confirmed(0.01)
  expect(await look()).toMatchObject({ paid: 1_000, open: 0, next_amount: 0, refund_due: 0, upi: null })
})

test('only the seller confirms a payment, once; deciding it again in another way is refused', async () => {
  const { pay, buyer, seller } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(400)
  await expect(call(buyer)(confirmPayment, { paymentId })).rejects.toThrow('Payment not found')
  await call(seller)(confirmPayment, { paymentId })
  await call(seller)(confirmPayment, { paymentId })
  await expect(call(seller)(rejectPayment, { paymentId, reason: 'No' })).rejects.toThrow(
    'This payment is confirmed already.',
  )
  await expect(call(buyer)(withdrawPayment, { paymentId })).rejects.toThrow(
    'This payment is confirmed already.',
  )
})

test('of a confirmation and a withdrawal at once, one counts', async () => {
  const { pay, buyer, seller, look } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(400)
  const answers = await Promise.allSettled([
    ...[1, 2, 3].map(() => call(seller)(confirmPayment, { paymentId })),
    call(buyer)(withdrawPayment, { paymentId }),
  ])
  const { paid, open, payments } = await look()
  expect(paid + open).toBe(1_000)
  expect(paid).toBe(payments[0]?.state === 'confirmed' ? 400 : 0)
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
})

test('what did not arrive is rejected with a reason that the buyer reads', async () => {
  const { pay, buyer, seller, look } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(400)
  await call(seller)(rejectPayment, { paymentId, reason: 'No such UTR in our bank' })
  expect(await newsOf(buyer)).toContainEqual(expect.stringContaining('No such UTR in our bank'))
  expect(await look()).toMatchObject({ paid: 0, claimed: 0, open: 1_000 })
})

test.each([
  [{ method: 'upi', reference: '12345' }, 'A UPI or IMPS reference (UTR) has 12 digits'],
  [{ method: 'neft', reference: 'SBIN12' }, 'A NEFT or RTGS reference (UTR) has 16 to 22 letters and digits'],
  [{ paid_on: '2099-01-01' }, 'The day of a payment cannot lie in the future'],
  [{ amount: 0 }, 'Please enter an amount above ₹0, with at most two decimals'],
  [{ amount: 10.005 }, 'Please enter an amount above ₹0, with at most two decimals'],
  [{ is_refund: true }, 'Only the supplier gives money back.'],
] as const)('a claim of another form is refused (%j)', async (wrong, content) => {
  const { pay } = await anOpenOrder(testApp)
  await expect(pay(100, wrong)).rejects.toThrow(content)
})

test('the same reference counts once for an order, and is a signal for the seller on another', async () => {
  const { pay, seller } = await anOpenOrder(testApp)
  const reference = aReference()
  await pay(400, { reference: ` ${reference.slice(0, 4)} ${reference.slice(4)}` })
  await expect(pay(400, { reference })).rejects.toThrow('This reference is already noted for this order.')
  await expect(pay(400, { reference, method: 'imps' }, seller)).rejects.toThrow(
    'already noted for this order',
  )
  const other = await anOpenOrder(testApp, { seller })
  expect((await other.pay(400, { reference })).is_reference_shared).toBe(false)
  expect((await other.look(seller)).payments[0]?.is_reference_shared).toBe(true)
})

test('a repeated request with its key notes one payment', async () => {
  const { orderId, buyer, look } = await anOpenOrder(testApp)
  const draft = {
    orderId,
    amount: 100,
    method: 'upi',
    reference: aReference(),
    paid_on: paidToday(),
  } as const
  const token = await testApp.tokenOf(buyer)
  const send = () =>
    testApp.app.inject({
      method: 'POST',
      url: `/api/orders/${orderId}/payments`,
      headers: { token, 'idempotency-key': `pay-${orderId}` },
      payload: draft,
    })
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map((answer) => answer.json().payment?.payment_id)).size).toBe(1)
  expect((await look()).payments).toHaveLength(1)
})

test('what is paid too much is to be given back, and the buyer confirms that it arrived', async () => {
  const { pay, seller, buyer, look } = await anOpenOrder(testApp)
  const { payment_id } = await pay(1_200)
  await call(seller)(confirmPayment, { paymentId: payment_id })
  expect(await look()).toMatchObject({ paid: 1_200, open: 0, refund_due: 200, next_amount: 0, upi: null })
  await expect(pay(300, { is_refund: true }, seller)).rejects.toThrow('At most ₹200.00 is to be given back.')
  const refund = await pay(200, { is_refund: true }, seller)
  expect(refund).toMatchObject({ kind: 'refund', state: 'claimed', by: 'seller' })
  await expect(pay(1, { is_refund: true }, seller)).rejects.toThrow('Nothing is to be given back')
  await expect(call(seller)(confirmPayment, { paymentId: refund.payment_id })).rejects.toThrow(
    'Payment not found',
  )
  await call(buyer)(confirmPayment, { paymentId: refund.payment_id })
  expect(await look()).toMatchObject({ paid: 1_000, open: 0, refund_due: 0 })
})

test('after a cancellation all that was paid is to be given back, and nothing is open', async () => {
  const { orderId, pay, seller, buyer, look } = await anOpenOrder(testApp)
  await call(seller)(confirmPayment, { paymentId: (await pay(400)).payment_id })
  await call(buyer)(cancelOrder, { orderId, reason: 'Ordered twice' })
  expect(await look()).toMatchObject({ payable: 0, paid: 400, open: 0, refund_due: 400, upi: null })
})

test('what the seller notes as received needs no confirmation', async () => {
  const { pay, seller, look } = await anOpenOrder(testApp)
  expect(await pay(1_000, { method: 'cash', reference: '' }, seller)).toMatchObject({ state: 'confirmed' })
  expect(await look()).toMatchObject({ paid: 1_000, open: 0 })
})

test('above what UPI takes, a shop without an account is paid in parts', async () => {
  const { look } = await anOpenOrder(testApp, { total: 100_001, payee: { account_number: '', ifsc: '' } })
  const { upi, no_upi } = await look()
  expect(upi).toBeNull()
  expect(no_upi?.content).toContain('Pay in parts, or ask in the chat for an account.')
})

test.each([
  ['plain', 100_000, 100_000.01, '₹1,00,000.00'],
  ['merchant', 500_000, 500_000.01, '₹5,00,000.00'],
] as const)(
  'above what one UPI payment to a %s address may be the account takes its place',
  async (vpa_kind, largest, above, limit) => {
    const within = await anOpenOrder(testApp, { total: largest, payee: { vpa_kind } })
    expect((await within.look()).upi).not.toBeNull()
    const beyond = await anOpenOrder(testApp, { total: above, payee: { vpa_kind } })
    const { upi, no_upi, payee } = await beyond.look()
    expect([upi, payee?.account_number]).toEqual([null, '50100123456789'])
    expect(no_upi?.content).toContain(`can be at most ${limit}`)
  },
)

test('an order keeps the payee that it was placed with; a later order has the new one', async () => {
  const { seller, buyer, look } = await anOpenOrder(testApp)
  await aPayee(testApp, seller, { vpa: 'thief@ybl', name: 'Lucky Enterprises' })
  expect((await look()).payee?.vpa).toBe('shree.traders@okicici')
  const later = await anOpenOrder(testApp, { seller, buyer, payee: null })
  expect((await later.look()).payee).toMatchObject({ vpa: 'thief@ybl', is_name_unlike: true })
})

test('an order from before its seller had a payee has the first one', async () => {
  const { seller, look } = await anOpenOrder(testApp, { payee: null })
  expect(await look()).toMatchObject({ payee: null, upi: null, open: 1_000 })
  await aPayee(testApp, seller)
  expect((await look()).payee?.vpa).toBe('shree.traders@okicici')
})

test('who only ordered and cancelled reads no account, whatever they say to have paid, until money is known', async () => {
  const { orderId, buyer, seller, look, pay } = await anOpenOrder(testApp)
  await testApp.as(buyer)(cancelOrder, { orderId, reason: 'Only looking' })
  expect(await look()).toMatchObject({ payee: null, upi: null })
  const { payment_id: paymentId } = await pay(1)
  expect(await look()).toMatchObject({ payee: null, upi: null, claimed: 1 })
  expect(await look(seller)).toMatchObject({ payee: null, claimed: 1 })
  await call(seller)(confirmPayment, { paymentId })
  expect(await look()).toMatchObject({ payee: { vpa: 'shree.traders@okicici' }, refund_due: 1 })
  expect(await look(seller)).toMatchObject({ payee: { vpa: 'shree.traders@okicici' } })
})

test('of a cancelled order whose money the seller noted both sides read the account', async () => {
  const { orderId, buyer, seller, look, pay } = await anOpenOrder(testApp)
  await testApp.as(buyer)(cancelOrder, { orderId, reason: 'Ordered twice' })
  await pay(400, {}, seller)
  expect(await look()).toMatchObject({ payee: { vpa: 'shree.traders@okicici' }, refund_due: 400 })
})

test('however much a buyer claims, the seller can note what has really come', async () => {
  const { seller, look, pay } = await anOpenOrder(testApp)
  await pay(10_000)
  await expect(pay(1)).rejects.toMatchObject({ status: 409 })
  await pay(1_000, {}, seller)
  expect(await look()).toMatchObject({ paid: 1_000, open: 0 })
})
