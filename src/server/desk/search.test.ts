import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { getDeskChat } from '#contract/admin/admin-cases.ts'
import { getDeskOrder, getDeskPaper, listDeskOrders, searchDesk } from '#contract/admin/desk-search.ts'
import { escalateCase } from '#contract/cases/case.ts'
import { startChat } from '#contract/chats/chat.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { claimPayment } from '#contract/payments/payment.ts'
import { listShipments } from '#contract/shipments/shipment.ts'
import { sendMessage } from '#server/chats/message.service.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { acceptAsBuyer, aDeal } from '#server/testing/deals/offers.ts'
import { aCase } from '#server/testing/desk/cases.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

/** As GST numbers are written; each of its own. */
const aGstNumber = () => `23${letters(5)}1234${letters(1)}1Z5`
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('')

const reason = 'The words of both differ'
const find = async (q: string) => testApp.as(await anAdmin(testApp.db))(searchDesk, { q })
const ordersOf = async (q: string) => (await find(q)).orders.map(({ order_id }) => order_id)

test('an order is found by its own number, its case, its invoice and its payment', async () => {
  const { orderId, caseId, seller, buyer } = await aCase(testApp)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const reference = aReference()
  const claim = { orderId, method: 'upi' as const, amount: 100, reference, paid_on: paidToday() }
  const { payment } = await testApp.as(buyer)(claimPayment, claim)
  for (const q of [orderId, orderId.toLowerCase(), caseId, document.number, reference, payment.payment_id])
    expect([q, await ordersOf(q)]).toEqual([q, [orderId]])
  expect((await find(caseId)).cases).toMatchObject([{ case_id: caseId }])
})

test('an order is found by the deal that it comes from', async () => {
  const deal = await aDeal(testApp)
  const { order_id } = await acceptAsBuyer(testApp, deal)
  expect(await ordersOf(deal.deal.deal_id)).toEqual([order_id])
})

test.each(['phone_number', 'gst_number', 'email', 'company_name'])(
  'a %s leads to the person and the orders',
  async (name) => {
    const buyer = await aBuyer(testApp.db, { company_name: `Rao ${name} Agro` })
    const { orderId } = await aCase(testApp, { buyer })
    const { rows } = await testApp.pool.query(`select ${name} as q from users where user_id = $1`, [
      buyer.user_id,
    ])
    const { people, orders } = await find(rows[0].q)
    expect(people.map(({ user_id }) => user_id)).toEqual([buyer.user_id])
    expect(orders.map(({ order_id }) => order_id)).toEqual([orderId])
  },
)

test('a person and the orders are found by the further GST numbers that they bill or are billed under', async () => {
  const { buyer, seller, orderId } = await aCase(testApp)
  const [own, billed] = [aGstNumber(), aGstNumber()]
  await testApp.db.run(sql`
    insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code, is_default)
    values (${seller.user_id}, ${own}, 'Second branch', 'Main road', '452001', '23', false)`)
  await testApp.db.run(sql`
    insert into billing_profiles (user_id, gstin, legal_name, address, pin, state_code, is_default)
    values (${buyer.user_id}, ${billed}, 'Rao Agro', 'Main road', '452001', '23', false)`)
  for (const [q, { user_id }] of [
    [own.toLowerCase(), seller],
    [billed, buyer],
  ] as const) {
    const { people, orders } = await find(q)
    expect(people.map((each) => each.user_id)).toEqual([user_id])
    expect(orders.map(({ order_id }) => order_id)).toEqual([orderId])
  }
})

test('an order is found by its shipment and its challan, its people by their chat, and a phone number with a zero', async () => {
  const { buyer, seller, orderId, shipmentId } = await aCase(testApp)
  const { shipments } = await testApp.as(seller)(listShipments, { orderId })
  for (const q of [shipmentId, shipments[0]?.challan ?? ''])
    expect([q, await ordersOf(q)]).toEqual([q, expect.arrayContaining([orderId])])
  const { room_id: roomId } = await testApp.as(buyer)(startChat, { seller_id: seller.user_id })
  const idsOf = async (q: string) => (await find(q)).people.map(({ user_id }) => user_id).sort()
  expect(await idsOf(roomId)).toEqual([buyer.user_id, seller.user_id].sort())
  expect(await ordersOf(buyer.user_id)).toEqual([orderId])
  const { rows } = await testApp.pool.query('select phone_number from users where user_id = $1', [
    buyer.user_id,
  ])
  expect(await idsOf(`0${rows[0].phone_number.slice(2)}`)).toEqual([buyer.user_id])
})

test('a product is found by its id, and nothing by what is nothing', async () => {
  const productId = await aProduct(testApp.db, { product_name: 'Wheat, Sharbati' })
  expect((await find(productId)).products).toMatchObject([{ product_name: 'Wheat, Sharbati' }])
  for (const q of ['', 'a', '%%%', 'VT-00000000', "'; drop table orders"])
    expect(await find(q)).toMatchObject({ orders: [], cases: [], people: [], products: [] })
})

test('an admin looks into an order with a reason alone, and the look is in the audit', async () => {
  const { orderId, caseId } = await aCase(testApp)
  const admin = await anAdmin(testApp.db)
  await expect(testApp.as(admin)(getDeskOrder, { orderId, reason: ' ' })).rejects.toMatchObject({
    status: 400,
  })
  const { order } = await testApp.as(admin)(getDeskOrder, { orderId, reason: 'The buyer has called' })
  expect(order).toMatchObject({
    order_id: orderId,
    total_cost: 400 * 465,
    lines: [{ quantity: 400, unit_price: 465 }],
    cases: [{ case_id: caseId }],
    shipments: [{}],
  })
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: orderId })
  expect(events).toMatchObject([{ action: 'order.view', details: { reason: 'The buyer has called' } }])
})

test('an admin opens a paper of an order with a reason alone: the same bytes, kept by nobody, and a line in the audit', async () => {
  const { seller, buyer, orderId } = await aCase(testApp)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const admin = await anAdmin(testApp.db)
  const { order } = await testApp.as(admin)(getDeskOrder, { orderId, reason: 'The buyer has called' })
  expect(order.papers).toMatchObject([{ document_id: document.document_id, number: document.number }])
  const open = async (path: string, person: Someone) =>
    testApp.app.inject({ url: path, headers: { token: await testApp.tokenOf(person) } })
  const paper = `/api/admin/orders/${orderId}/papers/${document.document_id}`
  expect((await open(paper, admin)).statusCode).toBe(400)
  const { statusCode, headers, rawPayload } = await open(`${paper}?reason=The+total+is+disputed`, admin)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(rawPayload).toEqual((await open(`/api/documents/${document.document_id}/pdf`, buyer)).rawPayload)
  const { events } = await testApp.as(admin)(listAuditEvents, {
    subject: orderId,
    action: 'order.open-paper',
  })
  expect(events).toMatchObject([{ details: { reason: 'The total is disputed', number: document.number } }])
})

test('a paper of another order is not there, and opens nothing', async () => {
  const [one, other] = [await aCase(testApp), await aCase(testApp)]
  const { document } = await testApp.as(one.seller)(issueInvoice, { orderId: one.orderId })
  const admin = await anAdmin(testApp.db)
  const look = { orderId: other.orderId, documentId: document.document_id, reason: 'Curious' }
  await expect(testApp.as(admin)(getDeskPaper, look)).rejects.toMatchObject({ status: 404 })
  expect((await testApp.as(admin)(listAuditEvents, { subject: other.orderId })).events).toEqual([])
})

test('the chat of a case has pages: each message once, each look in the audit', async () => {
  const { buyer, seller, caseId, revision } = await aCase(testApp, { more: { show_chat: true } })
  const { room_id: roomId } = await testApp.as(buyer)(startChat, { seller_id: seller.user_id })
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, message_id, sender_id, body)
    select ${roomId}, n, gen_random_uuid(), ${buyer.user_id}, 'नमस्ते ' || n from generate_series(1, 120) n`)
  await testApp.as(seller)(escalateCase, { caseId, revision, show_chat: true })
  const admin = await anAdmin(testApp.db)
  const seqs: number[] = []
  let before: number | undefined
  do {
    const page = await testApp.as(admin)(getDeskChat, { caseId, reason, ...(before && { before }) })
    seqs.unshift(...page.messages.map(({ seq }) => seq))
    before = page.has_older ? page.messages[0]?.seq : undefined
  } while (before)
  expect(seqs).toEqual(Array.from({ length: 120 }, (_, place) => place + 1))
  expect((await testApp.as(admin)(listAuditEvents, { subject: caseId })).events).toHaveLength(3)
  await expect(testApp.as(admin)(getDeskChat, { caseId, reason, before: 0 })).rejects.toMatchObject({
    status: 400,
  })
})

test('who works with posts finds and sees no orders', async () => {
  const { orderId } = await aCase(testApp)
  const editor = await anAdmin(testApp.db)
  await testApp.db.run(sql`
    update users set admin_role = 'editor' where user_id = ${editor.user_id}`)
  await expect(testApp.as(editor)(listDeskOrders, { q: orderId })).rejects.toMatchObject({ status: 403 })
  const look = { orderId, reason: 'Curious' }
  await expect(testApp.as(editor)(getDeskOrder, look)).rejects.toMatchObject({ status: 403 })
})

test('the desk reads a chat once both sides have agreed in the case, with a reason, and never without a trace', async () => {
  const { buyer, seller, caseId, revision } = await aCase(testApp, { more: { show_chat: true } })
  const { room_id: roomId } = await testApp.as(buyer)(startChat, { seller_id: seller.user_id })
  const sender = { user_id: buyer.user_id, account_type: 'buyer' as const, session_id: '' }
  await sendMessage(testApp.db, sender, { roomId, message: 'Two bags are torn' })
  const admin = await anAdmin(testApp.db)
  await expect(testApp.as(admin)(getDeskChat, { caseId, reason })).rejects.toThrow(
    'Both sides have to agree before the desk reads their chat.',
  )
  await testApp.as(seller)(escalateCase, { caseId, revision, show_chat: true })
  await expect(testApp.as(admin)(getDeskChat, { caseId, reason: ' ' })).rejects.toMatchObject({ status: 400 })
  const { messages } = await testApp.as(admin)(getDeskChat, { caseId, reason })
  expect(messages).toMatchObject([{ from: 'opener', message: 'Two bags are torn' }])
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: caseId })
  expect(events).toMatchObject([{ action: 'case-chat.view', details: { reason } }])
  expect(events).toHaveLength(1)
})

test('a seller’s orders are found by the shop, the newest first', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Zenith Looms' })
  const { orderId: first } = await aCase(testApp, { seller })
  const { orderId: second } = await aCase(testApp, { seller })
  expect(await ordersOf('zenith loo')).toEqual([second, first])
})
