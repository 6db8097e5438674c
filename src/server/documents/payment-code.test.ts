import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueInvoice } from '#contract/documents/document.ts'
import { claimPayment } from '#contract/payments/payment.ts'
import { rows } from '#server/db/sql.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { aPayee } from '#server/testing/payees.ts'
import { paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const Written = z.object({ upi: z.string().nullable() })

async function linkOn(documentId: string) {
  const { upi } = await testApp.db.one(rows(Written)`
    select particulars ->> 'upi' as upi from invoices where invoice_id = ${documentId}`)
  return upi
}

test('an invoice has the code to pay what is open, and keeps it with its bytes when the payee changes', async () => {
  const { orderId, seller, buyer } = await aBillableOrder(testApp)
  await aPayee(testApp, seller)
  await testApp.as(seller)(claimPayment, { orderId, amount: 4, method: 'cash', paid_on: paidToday() })
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const link = `upi://pay?pa=shree.traders@okicici&pn=Shree%20Traders&am=6.00&cu=INR&tn=${orderId}`
  expect(await linkOn(document.document_id)).toBe(link)
  const read = async () =>
    (
      await testApp.app.inject({
        url: `/api/documents/${document.document_id}/pdf`,
        headers: { token: await testApp.tokenOf(buyer) },
      })
    ).rawPayload
  const first = await read()
  await aPayee(testApp, seller, { vpa: 'thief@ybl' })
  expect((await read()).equals(first)).toBe(true)
})

test('without a UPI ID an invoice has no code', async () => {
  const { orderId, seller } = await aBillableOrder(testApp)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  expect(await linkOn(document.document_id)).toBeNull()
})
