import { expect, test } from 'vitest'
import { issueInvoice } from '#contract/documents/document.ts'
import { claimPayment, confirmPayment, getOrderPayment, getReceipt } from '#contract/payments/payment.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const draftOf = (orderId: string) =>
  ({ orderId, amount: 4, method: 'upi', reference: aReference(), paid_on: paidToday() }) as const

test('a confirmed advance has a receipt voucher whose bytes stay the same; what is paid after the bill has none', async () => {
  const { orderId, seller, buyer } = await aBillableOrder(testApp)
  const { payment } = await testApp.as(buyer)(claimPayment, draftOf(orderId))
  const { payment_id: paymentId } = payment
  await expect(testApp.as(buyer)(getReceipt, { paymentId })).rejects.toThrow(
    'A receipt voucher is issued for an advance that is confirmed.',
  )
  const confirmed = await testApp.as(seller)(confirmPayment, { paymentId })
  expect(confirmed.payment.receipt).toMatch(/^INV\/\d\d-\d\d\/R0001$/)
  const read = async () =>
    testApp.app.inject({
      url: `/api/payments/${paymentId}/receipt.pdf`,
      headers: { token: await testApp.tokenOf(buyer) },
    })
  const [first, second] = [await read(), await read()]
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)

  await testApp.as(seller)(issueInvoice, { orderId })
  const later = await testApp.as(seller)(claimPayment, draftOf(orderId))
  expect(later.payment).toMatchObject({ kind: 'balance', state: 'confirmed', receipt: null })
})

test('forty advances confirmed at once have the receipts 1 to 40', async () => {
  const first = await aBillableOrder(testApp)
  const orders = [first.orderId]
  while (orders.length < 40) orders.push((await anOrderUnder(testApp, first)).orderId)
  await Promise.all(orders.map((orderId) => testApp.as(first.seller)(claimPayment, draftOf(orderId))))
  const places: number[] = []
  for (const orderId of orders) {
    const { payments } = await testApp.as(first.buyer)(getOrderPayment, { orderId })
    places.push(Number(payments[0]?.receipt?.slice(-4)))
  }
  expect(places.sort((a, b) => a - b)).toEqual(orders.map((_, place) => place + 1))
})
