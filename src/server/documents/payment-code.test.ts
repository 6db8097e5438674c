import { expect, test } from 'vitest'
import { issueCreditNote, issueInvoice, listDocuments, previewInvoice } from '#contract/documents/document.ts'
import { cancelOrder } from '#contract/order.ts'
import { claimPayment, confirmPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { getToPay } from '#server/payees/to-pay.service.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { drawnTexts } from '#server/testing/documents/drawn-texts.ts'
import { aPayee, payeeDraft } from '#server/testing/payees.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { getDocument } from './issue.queries.ts'
import { paperOf, sheetOf } from './paper.rules.ts'

const testApp = openTestApp()

type Draft = Parameters<typeof aBillableOrder>[1] & {
  readonly terms?: object
  readonly payee?: object | null
}

/** An order of ₹10.00 whose seller can be paid. */
async function anOrder({ terms, payee = {}, ...draft }: Draft = {}) {
  const order = await aBillableOrder(testApp, draft)
  if (payee) await aPayee(testApp, order.seller, payee)
  if (terms)
    await testApp.db.run(sql`
      update orders set terms = ${JSON.stringify(terms)}::jsonb where order_id = ${order.orderId}`)
  const { orderId, seller, buyer } = order
  const issue = async () => {
    const { document } = await testApp.as(seller)(issueInvoice, { orderId })
    return read(document.document_id)
  }
  const pay = async (amount: number, who = seller) => {
    const draft = { orderId, amount, method: 'upi', reference: aReference(), paid_on: paidToday() } as const
    return (await testApp.as(who)(claimPayment, draft)).payment
  }
  return { orderId, seller, buyer, issue, pay }
}

/** What a bill keeps of its payment, and what its paper says. */
async function read(documentId: string) {
  const document = await getDocument(testApp.db, documentId)
  const { payment, settled } = paperOf(sheetOf(document), 'original')
  const facts = Object.fromEntries((payment?.rows ?? []).flat().map(({ label, text }) => [label, text]))
  return { documentId, upi: document.particulars.upi, code: payment?.code, facts, settled }
}

const linkOf = (orderId: string, amount: string) =>
  `upi://pay?pa=shree.traders@okicici&pn=Shree%20Traders&am=${amount}&cu=INR&tn=${orderId}`
const onCredit = { advance_bp: 3_000, rest: 'credit', credit_days: 30 }

test('an invoice has the code to pay what is due, and keeps it with its bytes when the payee changes', async () => {
  const { orderId, seller, buyer, issue, pay } = await anOrder()
  await pay(4)
  const { documentId, upi } = await issue()
  expect(upi).toBe(linkOf(orderId, '6.00'))
  const bytes = async () =>
    (
      await testApp.app.inject({
        url: `/api/documents/${documentId}/pdf`,
        headers: { token: await testApp.tokenOf(buyer) },
      })
    ).rawPayload
  const first = await bytes()
  await aPayee(testApp, seller, { vpa: 'thief@ybl', account_number: '99999999999' })
  expect((await bytes()).equals(first)).toBe(true)
  await testApp.app.services.sealedFiles.delete(`documents/${documentId}/original.pdf`)
  expect((await bytes()).equals(first)).toBe(true)
})

test('an invoice says terms, advance and account, and its code asks for what is due by the terms alone', async () => {
  const { orderId, issue, pay } = await anOrder({ terms: onCredit })
  await pay(1)
  const { upi, code, facts, settled } = await issue()
  expect(upi).toBe(linkOf(orderId, '2.00'))
  expect(code?.label).toBe('Scan to pay ₹2.00 by UPI')
  expect(facts).toEqual({
    'Terms of payment': 'Advance 30 %, rest within 30 days of delivery',
    'Due now': '₹2.00',
    'Due within 30 days of delivery': '₹7.00',
    'Pay to': payeeDraft.name,
    'Bank account': 'HDFC Bank\nending 6789\nIFSC HDFC0001234',
    'UPI ID': payeeDraft.vpa,
  })
  expect(settled).toEqual([
    { label: expect.stringMatching(/^Advance received \d{1,2} \w{3} \d{4}$/), text: '−₹1.00' },
    { label: 'Balance', text: '₹9.00' },
  ])
})

test('nothing is due while the advance waits to be confirmed: no code, and the claim stands there', async () => {
  const { buyer, issue, pay } = await anOrder({ terms: onCredit })
  await pay(3, buyer)
  const { upi, code, facts, settled } = await issue()
  expect([upi, code, facts['Due now']]).toEqual([undefined, undefined, undefined])
  expect(settled).toEqual([
    { label: 'Paid, not confirmed yet', text: '−₹3.00' },
    { label: 'Balance', text: '₹7.00' },
  ])
})

test('of goods that were delivered before, the invoice says the day on which the rest is due', async () => {
  const { orderId, issue } = await anOrder({ terms: { ...onCredit, advance_bp: 0 } })
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  await testApp.db.run(sql`
    insert into order_events (order_id, actor_id, actor_role, delivery_status, request_id, created_at)
    select order_id, seller_id, 'seller', 'Delivered', 'test', '2126-11-30T12:00:00Z' from orders
    where order_id = ${orderId}`)
  const { upi, facts } = await issue()
  expect(upi).toBeUndefined()
  expect(facts).toMatchObject({
    'Terms of payment': 'All within 30 days of delivery',
    'Due by 30 Dec 2126': '₹10.00',
  })
})

test('without a UPI ID an invoice has no code, and without a payee no account', async () => {
  const bank = await anOrder({ payee: { vpa: '' } })
  expect(await bank.issue()).toMatchObject({ upi: undefined, facts: { 'Pay to': payeeDraft.name } })
  const none = await anOrder({ payee: null })
  const { upi, facts } = await none.issue()
  expect([upi, Object.keys(facts)]).toEqual([undefined, ['Terms of payment', 'To be paid']])
})

test('a bill of supply says how it is paid as well', async () => {
  const { orderId, issue } = await anOrder({
    scheme: 'composition',
    terms: { ...onCredit, rest: 'on_dispatch', credit_days: 0 },
  })
  const { upi, facts } = await issue()
  expect(upi).toBe(linkOf(orderId, '3.00'))
  expect(facts).toMatchObject({
    'Terms of payment': 'Advance 30 %, rest on dispatch',
    'Due on dispatch': '₹7.00',
  })
})

test('the bill after one that was credited as a whole asks for all again', async () => {
  const { orderId, seller, issue, pay } = await anOrder()
  await pay(4)
  await issue()
  await testApp.as(seller)(issueCreditNote, {
    ...{ orderId, reason: 'Wrong GST number.', lines: [{ line_number: 1, quantity: 2 }] },
  })
  const { upi, settled } = await issue()
  expect(upi).toBe(linkOf(orderId, '6.00'))
  expect(settled?.at(-1)).toEqual({ label: 'Balance', text: '₹6.00' })
})

test('list and preview say the same, and the proforma too', async () => {
  const { orderId, seller, buyer, issue, pay } = await anOrder({ terms: onCredit })
  const payment = { terms: onCredit, paid: 3, due: 0, left: 7, due_on: null }
  await testApp.as(seller)(confirmPayment, { paymentId: (await pay(3, buyer)).payment_id })
  expect((await testApp.as(seller)(previewInvoice, { orderId })).payment).toEqual(payment)
  const proforma = await testApp.app.inject({
    url: `/api/orders/${orderId}/proforma.pdf`,
    headers: { token: await testApp.tokenOf(buyer) },
  })
  expect(
    drawnTexts(proforma.rawPayload)
      .map(({ text }) => text)
      .join(' '),
  ).toContain('Balance ₹7.00')
  await issue()
  expect((await testApp.as(buyer)(listDocuments, { orderId })).documents).toMatchObject([{ payment }])
})

test('a cancelled bill and a credit note ask for nothing; a debit note says where it is paid', async () => {
  const { issue } = await anOrder()
  const { documentId } = await issue()
  const document = sheetOf(await getDocument(testApp.db, documentId))
  expect(paperOf({ ...document, isCancelled: true }, 'original').payment).toBeUndefined()
  expect(paperOf({ ...document, kind: 'CRN' }, 'original').payment).toBeUndefined()
  const { payment, settled } = paperOf({ ...document, kind: 'DBN' }, 'original')
  expect(payment?.rows.flat().map(({ label }) => label)).toEqual([
    ...['Terms of payment', 'Pay to', 'Bank account', 'UPI ID'],
  ])
  expect([payment?.code, settled]).toEqual([undefined, undefined])
})

test('where the account of a bill is lost, its paper is still read, with the last digits', async () => {
  const { seller, buyer, issue } = await anOrder()
  const { documentId } = await issue()
  const texts = async () => {
    const { statusCode, rawPayload } = await testApp.app.inject({
      url: `/api/documents/${documentId}/pdf`,
      headers: { token: await testApp.tokenOf(buyer) },
    })
    expect(statusCode).toBe(200)
    return drawnTexts(rawPayload)
      .map(({ text }) => text)
      .join(' ')
  }
  expect(await texts()).toContain('50100123456789')
  await testApp.app.services.sealedFiles.delete(`documents/${documentId}/original.pdf`)
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = 'replica'`)
    await tx.run(sql`delete from seller_payees where seller_id = ${seller.user_id}`)
  })
  expect(await texts()).toContain('6789')
  expect(await texts()).not.toContain('50100123456789')
})

test('a proforma names its payee while the order stands, and none once it is cancelled', async () => {
  const { orderId, buyer } = await anOrder()
  const payee = async () => (await getToPay(testApp.db, orderId, paidToday(), 'proforma')).to_pay.payee
  expect(await payee()).toMatchObject({ vpa: 'shree.traders@okicici' })
  await testApp.as(buyer)(cancelOrder, { orderId, reason: 'Only looking' })
  expect(await payee()).toBeNull()
})
