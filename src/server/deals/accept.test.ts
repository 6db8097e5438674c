import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openChat } from '#contract/chats/chat.ts'
import { acceptDeal, counterDeal, getDeal } from '#contract/deals/deal.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { cancelOrder, getOrder } from '#contract/order.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { send, shipTo } from '#server/testing/buy.ts'
import { aBuyersOffer, acceptAsBuyer, aDeal } from '#server/testing/deals/offers.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const Count = z.object({ count: z.int() })
const stockOf = async (productId: string) =>
  (
    await testApp.db.one(rows(z.object({ stock: z.int() }))`
      select stock from products where product_id = ${productId}`)
  ).stock
const acceptUrl = (dealId: string) => `/api/deals/${dealId}/accept`
const accept = (person: Someone, dealId: string, more: object = {}) =>
  send(testApp, person, { url: acceptUrl(dealId), body: { revision: 1, delivery: shipTo, ...more } })

test('an accepted offer is one order at exactly its price, freight and terms, and its stock is taken', async () => {
  const seller = await aSeller(testApp.db)
  const product_id = await aProduct(testApp.db, { seller, stock: 500 })
  const offered = await aDeal(
    testApp,
    {
      lines: [
        { product_id, quantity: 400, unit_price: 465 },
        { product_name: 'Jute twine', unit: 'roll', quantity: 3, unit_price: 33.33, gst_rate_bp: 500 },
      ],
      freight: 'paid',
      freight_cost: 4_999.99,
      terms: { advance_bp: 3000, rest: 'credit', credit_days: 30 },
    },
    { seller },
  )
  const { buyer, roomId, deal } = offered
  const { order_id, deal: accepted } = await acceptAsBuyer(testApp, offered)
  expect(accepted).toMatchObject({ state: 'accepted', order_id, can: { accept: false, withdraw: false } })
  const order = await testApp.as(buyer)(getOrder, { orderId: order_id })
  expect(order.total_cost).toBe(deal.total)
  expect(order.deal).toEqual({ deal_id: deal.deal_id, room_id: roomId })
  expect(order.total_cost).toBe(191_099.98)
  expect(order.ordered_items).toMatchObject([
    { product_id, quantity: 400, unit_price: 465, line_total: 186_000 },
    { product_id: null, product_name: 'Jute twine', unit: 'roll', quantity: 3 },
    { product_id: null, is_freight: true },
    { product_id: null, is_freight: true },
  ])
  const { terms } = await testApp.db.one(rows(z.object({ terms: z.record(z.string(), z.unknown()) }))`
    select terms from orders where order_id = ${order_id} and deal_id = ${deal.deal_id}`)
  expect(terms).toEqual({ advance_bp: 3000, rest: 'credit', credit_days: 30 })
  expect(await stockOf(product_id)).toBe(100)
  const { messages } = await testApp.as(buyer)(openChat, { roomId })
  expect(messages.at(-1)).toMatchObject({ kind: 'deal', message: expect.stringContaining(order_id) })
  const { notifications } = await testApp.as(seller)(listNotifications, {})
  expect(notifications.map(({ kind }) => kind).sort()).toEqual(['deal-accepted', 'order-received'])
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('the order of a deal is confirmed at once, and its card says when the order is cancelled', async () => {
  const offered = await aDeal(testApp)
  const { buyer, seller, deal } = offered
  const { order_id: orderId } = await acceptAsBuyer(testApp, offered)
  const { delivery_status, history } = await testApp.as(seller)(getOrder, { orderId })
  expect(delivery_status).toBe('Confirmed')
  expect(history).toMatchObject([
    { delivery_status: 'Pending', by: 'buyer' },
    { delivery_status: 'Confirmed', by: 'seller', is_automatic: true },
  ])
  const read = async (person: Someone) =>
    (await testApp.as(person)(getDeal, { dealId: deal.deal_id })).deal.is_cancelled
  expect(await read(seller)).toBe(false)
  await testApp.as(buyer)(cancelOrder, { orderId, reason: 'The site is closed' })
  expect([await read(buyer), await read(seller)]).toEqual([true, true])
})

test('a seller accepts what the buyer has offered, with the address that the buyer named', async () => {
  const { buyer, seller, deal } = await aDeal(testApp)
  const { deal_id: dealId } = deal
  await testApp.as(buyer)(counterDeal, {
    dealId,
    revision: 1,
    ...aBuyersOffer({
      delivery: {
        ...shipTo,
        po_number: 'PO-12\n',
        note: 'Ring first',
        ship_to: 'third',
        ship_name: 'Balaji',
      },
    }),
  })
  const { order_id } = await testApp.as(seller)(acceptDeal, { dealId, revision: 2 })
  expect(await testApp.as(seller)(getOrder, { orderId: order_id })).toMatchObject({
    address: { city: 'Surat', ship_address: '12 Ring Road, Surat' },
    po_number: 'PO-12',
    note: 'Ring first',
    ship_name: 'Balaji',
    total_cost: 186_000,
  })
})

test('two hundred who accept at once make one order', async () => {
  const seller = await aSeller(testApp.db)
  const product_id = await aProduct(testApp.db, { seller, stock: 1_000 })
  const lines = [{ product_id, quantity: 4, unit_price: 100 }]
  const { buyer, deal } = await aDeal(testApp, { lines }, { seller })
  const token = await testApp.tokenOf(buyer)
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, place) => {
      const { statusCode, payload } = await testApp.app.inject({
        method: 'POST',
        url: acceptUrl(deal.deal_id),
        headers: { token, ...(place % 2 ? { 'idempotency-key': `tab ${place % 4}` } : {}) },
        payload: { revision: 1, delivery: shipTo },
      })
      return { statusCode, ...JSON.parse(payload) }
    }),
  )
  const answered = answers.filter(({ statusCode }) => statusCode === 200)
  expect(answered.length).toBeGreaterThan(0)
  expect(new Set(answered.map(({ order_id }) => order_id)).size).toBe(1)
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  const { count } = await testApp.db.one(rows(Count)`
    select count(*) from orders where deal_id = ${deal.deal_id}`)
  expect(count).toBe(1)
  expect(await stockOf(product_id)).toBe(996)
})

test('accepting and countering at the same moment is one of the two', async () => {
  const { buyer, deal } = await aDeal(testApp)
  const url = `/api/deals/${deal.deal_id}/counter`
  const [accepted, countered] = await Promise.all([
    accept(buyer, deal.deal_id),
    send(testApp, buyer, { url, body: { revision: 1, ...aBuyersOffer() } }),
  ])
  expect([accepted.status, countered.status].sort()).toEqual([200, 409])
})

test('what cannot be sold any more is refused, and the offer stays open', async () => {
  const seller = await aSeller(testApp.db)
  const product_id = await aProduct(testApp.db, { seller, stock: 5, product_name: 'Steel bolt' })
  const lines = [{ product_id, quantity: 5, unit_price: 10 }]
  const { buyer, deal } = await aDeal(testApp, { lines }, { seller })
  const sentenceNow = async () => (await accept(buyer, deal.deal_id)).json.content
  await testApp.db.run(sql`update products set stock = 4 where product_id = ${product_id}`)
  expect(await sentenceNow()).toBe('Only 4 left of Steel bolt.')
  await testApp.db.run(sql`
    update products set stock = 5, kind = 'live', expires_at = now() - interval '1 hour'
    where product_id = ${product_id}`)
  const gone = 'Steel bolt is no longer available. Please make an offer without it.'
  expect(await sentenceNow()).toBe(gone)
  await testApp.db.run(sql`
    update products set kind = 'standard', expires_at = null, deleted_at = now() where product_id = ${product_id}`)
  expect(await sentenceNow()).toBe(gone)
  expect((await testApp.as(buyer)(getDeal, { dealId: deal.deal_id })).deal.state).toBe('open')
})

test('two shops that buy from each other are seller in one chat and buyer in the other', async () => {
  const [mill, printer] = [await aSeller(testApp.db), await aSeller(testApp.db)]
  const sold = await aDeal(testApp, {}, { seller: mill, buyer: printer })
  const bought = await aDeal(testApp, {}, { seller: printer, buyer: mill })
  expect(sold.roomId).not.toBe(bought.roomId)
  expect((await accept(mill, sold.deal.deal_id)).status).toBe(409)
  for (const [deal, buyer] of [
    [sold.deal, printer],
    [bought.deal, mill],
  ] as const) {
    const { order_id } = (await accept(buyer, deal.deal_id)).json
    const { buyer_id } = await testApp.db.one(rows(z.object({ buyer_id: z.uuid() }))`
      select buyer_id from orders where order_id = ${order_id}`)
    expect(buyer_id).toBe(buyer.user_id)
  }
})

test('a composition seller makes no deal with another state', async () => {
  const { buyer, seller, deal } = await aDeal(testApp)
  await testApp.db.run(sql`
    update tax_registrations set scheme = 'composition' where seller_id = ${seller.user_id}`)
  expect(await accept(buyer, deal.deal_id)).toMatchObject({
    status: 409,
    json: { content: expect.stringContaining('may only sell within its own state') },
  })
})

test('only the other side accepts, what it has read, and once: the same order is the answer again', async () => {
  const { buyer, seller, deal } = await aDeal(testApp)
  const dealId = deal.deal_id
  expect((await accept(seller, dealId)).json.content).toBe(
    'This is your own offer. The other side decides about it.',
  )
  expect((await accept(buyer, dealId, { revision: 2 })).json).toMatchObject({
    content: 'This offer has changed since you opened it. Please look at it again.',
    deal: { revision: 1 },
  })
  expect(await accept(buyer, dealId, { delivery: undefined })).toMatchObject({
    status: 400,
    json: { content: 'Choose where the goods go' },
  })
  const billed = { ...shipTo, billing_id: randomUUID() }
  expect((await accept(buyer, dealId, { delivery: billed })).status).toBe(404)
  const first = await accept(buyer, dealId)
  expect((await accept(buyer, dealId)).json.order_id).toBe(first.json.order_id)
  expect((await accept(seller, dealId)).json.content).toBe('This offer is accepted already.')
})

test('the invoice of a deal makes its total to the paisa, freight taxed as the goods', async () => {
  const offered = await aDeal(testApp, {
    lines: [
      {
        product_name: 'Wheat',
        unit: 'bag',
        quantity: 7,
        unit_price: 465.55,
        hsn_code: '1001',
        gst_rate_bp: 500,
      },
      {
        product_name: 'Pump',
        unit: 'piece',
        quantity: 1,
        unit_price: 999.99,
        hsn_code: '8413',
        gst_rate_bp: 1800,
      },
    ],
    freight: 'paid',
    freight_cost: 333.33,
  })
  const { seller, deal } = offered
  await testApp.db.run(sql`
    update tax_registrations set address = '14 Station Road, Jaipur', pin = '302001' where seller_id = ${seller.user_id}`)
  const { order_id } = await acceptAsBuyer(testApp, offered)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId: order_id })
  expect(document.total).toBe(deal.total)
  const { taxable, cgst, sgst, igst } = document.tax
  expect(Math.round((taxable + cgst + sgst + igst) * 100)).toBe(Math.round(deal.total * 100))
  expect(document.lines.map(({ product_name }) => product_name)).toEqual([
    'Wheat',
    'Pump',
    'Freight of goods of 5 %',
    'Freight of goods of 18 %',
  ])
})
