import { expect, test } from 'vitest'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { listNotifications } from '#contract/notification.ts'
import { cancelOrder, getOrder, setDeliveryStatus } from '#contract/order.ts'
import {
  changeShipment,
  listShipments,
  markDelivered,
  sendShipment,
  setPromisedDay,
} from '#contract/shipments/shipment.ts'
import { getChallan } from '#contract/shipments/shipment-files.ts'
import { sql } from '#server/db/sql.ts'
import { anOrderOfBags, findBreachesOfGoods } from '#server/testing/documents/shipments.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const dayMs = 24 * 60 * 60_000
const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * dayMs))
const partOf = (orderId: string, quantity: number) => ({ orderId, lines: [{ line_number: 1, quantity }] })
const statusOf = async (person: Someone, orderId: string) =>
  (await testApp.as(person)(getOrder, { orderId })).delivery_status
const listOf = (person: Someone, orderId: string) => testApp.as(person)(listShipments, { orderId })

test('goods go in two parts: the first makes the order Shipped, and both sides read what is left', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  await testApp.as(seller)(sendShipment, {
    ...partOf(orderId, 300),
    transporter_name: 'VRL Logistics',
    doc_no: 'LR-7781',
    vehicle_no: 'tn 38-ab 1234',
    distance_km: 460,
  })
  expect(await statusOf(buyer, orderId)).toBe('Shipped')
  const { shipments, lines } = await listOf(buyer, orderId)
  expect(shipments).toMatchObject([
    { seq: 1, doc_no: 'LR-7781', vehicle_no: 'TN38AB1234', value: 139_500, lines: [{ quantity: 300 }] },
  ])
  expect(lines).toMatchObject([{ line_number: 1, quantity: 400, left: 100 }])
  await testApp.as(seller)(sendShipment, partOf(orderId, 100))
  const both = await listOf(seller, orderId)
  expect(both.shipments.map(({ challan }) => challan?.slice(-5))).toEqual(['D0001', undefined])
  expect(both.lines).toMatchObject([{ left: 0 }])
  const { notifications } = await testApp.as(buyer)(listNotifications, {})
  expect(notifications.map(({ message }) => message)).toEqual([
    `Shipment 2 of your order ${orderId} is on its way`,
    `Shipment 1 of your order ${orderId} is on its way with VRL Logistics`,
  ])
})

test('never more is sent than was ordered, also by 100 calls at once', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp, { quantity: 70 })
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () =>
      testApp.as(seller)(sendShipment, { ...partOf(orderId, 1), vehicle_no: 'TN38AB1234' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(70)
  const { shipments, lines } = await listOf(seller, orderId)
  expect(shipments.map(({ seq }) => seq)).toEqual(Array.from({ length: 70 }, (_, place) => place + 1))
  expect(lines).toMatchObject([{ left: 0 }])
  const numbers = shipments.map(({ challan }) => Number(challan?.slice(-4)))
  expect(numbers).toEqual(Array.from({ length: 70 }, (_, place) => place + 1))
  await expect(testApp.as(seller)(sendShipment, partOf(orderId, 1))).rejects.toThrow(
    'All of Cement bag 1 is sent already.',
  )
  expect(await findBreachesOfGoods(testApp.db)).toEqual([])
})

test('what is sent with one key is sent once', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  const send = (quantity: number) =>
    testApp.as(seller)(sendShipment, partOf(orderId, quantity), { headers: { 'idempotency-key': 'once' } })
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(100)))
  expect(new Set(answers.map(({ shipment_id }) => shipment_id)).size).toBe(1)
  expect((await listOf(seller, orderId)).lines).toMatchObject([{ left: 300 }])
  await expect(send(200)).rejects.toThrow()
})

test('once all goods have come the order is Delivered, unless the seller has set it otherwise', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  const first = await testApp.as(seller)(sendShipment, partOf(orderId, 300))
  await testApp.as(seller)(markDelivered, { shipmentId: first.shipment_id })
  expect(await statusOf(buyer, orderId)).toBe('Shipped')
  const second = await testApp.as(seller)(sendShipment, partOf(orderId, 100))
  await Promise.all(
    Array.from({ length: 5 }, () => testApp.as(seller)(markDelivered, { shipmentId: second.shipment_id })),
  )
  expect(await statusOf(buyer, orderId)).toBe('Delivered')

  const other = await anOrderOfBags(testApp)
  await testApp.as(other.seller)(setDeliveryStatus, { orderId: other.orderId, delivery_status: 'Delivered' })
  const all = await testApp.as(other.seller)(sendShipment, partOf(other.orderId, 400))
  expect(await statusOf(other.buyer, other.orderId)).toBe('Delivered')
  await testApp.as(other.seller)(setDeliveryStatus, { orderId: other.orderId, delivery_status: 'Confirmed' })
  await testApp.as(other.seller)(markDelivered, { shipmentId: all.shipment_id })
  expect(await statusOf(other.buyer, other.orderId)).toBe('Confirmed')
})

test('a cancelled order is not sent; one that is cancelled on the way says so', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, partOf(orderId, 300))
  await expect(testApp.as(buyer)(cancelOrder, { orderId, reason: 'Too late' })).rejects.toThrow()
  await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Cancelled', reason: 'Lost' })
  await expect(testApp.as(seller)(sendShipment, partOf(orderId, 100))).rejects.toThrow(
    'This order is cancelled, so nothing can be sent.',
  )
  expect(await listOf(buyer, orderId)).toMatchObject({ is_cancelled_on_the_way: true })
  await testApp.as(seller)(markDelivered, { shipmentId })
  expect(await listOf(buyer, orderId)).toMatchObject({ is_cancelled_on_the_way: false })
  expect(await statusOf(buyer, orderId)).toBe('Cancelled')
})

test('a vehicle that broke down stays in the history of its shipment', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  await testApp.db.run(sql`update orders set order_date = '2026-09-16' where order_id = ${orderId}`)
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, {
    ...partOf(orderId, 300),
    vehicle_no: 'TN38AB1234',
    ewb_no: '381234567890',
    ewb_on: '2026-09-16',
    distance_km: 2_467,
  })
  await testApp
    .as(seller)(changeShipment, { shipmentId, vehicle_no: 'KA-01-MJ-77' })
    .catch(() => {})
  await testApp.as(seller)(changeShipment, { shipmentId, vehicle_no: 'KA 01 MJ 7788' })
  const [shipment] = (await listOf(buyer, orderId)).shipments
  expect(shipment).toMatchObject({
    vehicle_no: 'KA01MJ7788',
    ewb_no: '381234567890',
    ewb_valid_until: '2026-09-29T18:29:59.000Z',
    earlier_vehicles: [{ vehicle_no: 'TN38AB1234' }],
  })
})

test('a buyer reads of the LR number and the vehicle that are known later, and of nothing else', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, partOf(orderId, 300))
  const change = (stated: object) => testApp.as(seller)(changeShipment, { shipmentId, ...stated })
  const news = async () =>
    (await testApp.as(buyer)(listNotifications, {})).notifications.map(({ message }) => message)
  const before = await news()
  await change({ doc_no: 'LR-7781' })
  await change({ doc_no: 'LR-7781', packages: 30, distance_km: 460 })
  await change({ vehicle_no: 'TN 38 AB 1234' })
  await change({ vehicle_no: '' })
  expect((await news()).slice(0, -before.length)).toEqual([
    `Shipment 1 of your order ${orderId}: vehicle TN38AB1234`,
    `Shipment 1 of your order ${orderId}: LR number LR-7781`,
  ])
})

test('what is a service is not sent and not waited for', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp, { rates: [1800, 1800] })
  await testApp.db.run(sql`
    update order_lines set hsn_code = '996511' where order_id = ${orderId} and line_number = 2`)
  expect((await listOf(seller, orderId)).lines.map(({ line_number }) => line_number)).toEqual([1])
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, partOf(orderId, 400))
  await testApp.as(seller)(markDelivered, { shipmentId })
  expect(await statusOf(buyer, orderId)).toBe('Delivered')
})

test('the freight of a deal is not sent and not waited for', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp, { rates: [1800, 1800] })
  await testApp.db.run(sql`
    update order_lines set is_freight = true where order_id = ${orderId} and line_number = 2`)
  expect((await listOf(seller, orderId)).lines.map(({ line_number }) => line_number)).toEqual([1])
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, partOf(orderId, 400))
  await testApp.as(seller)(markDelivered, { shipmentId })
  expect(await statusOf(buyer, orderId)).toBe('Delivered')
})

test('the day by which goods leave is promised, not before the order', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  await testApp.as(seller)(setPromisedDay, { orderId, promised_on: inDays(30) })
  expect((await listOf(buyer, orderId)).promised_on).toBe(inDays(30))
  await expect(testApp.as(seller)(setPromisedDay, { orderId, promised_on: '2020-01-01' })).rejects.toThrow(
    'The promised day cannot be before the order',
  )
  await expect(testApp.as(seller)(setPromisedDay, { orderId, promised_on: inDays(366) })).rejects.toThrow(
    'This day is more than a year away. Please check it',
  )
})

test.each([
  [{ lines: [{ line_number: 9, quantity: 1 }] }, 'This line is not in the order.'],
  [{ lines: [{ line_number: 1, quantity: 401 }] }, 'Only 400 of Cement bag 1 are left to send.'],
  [
    {
      lines: [
        { line_number: 1, quantity: 1 },
        { line_number: 1, quantity: 2 },
      ],
    },
    'Please name each line once.',
  ],
  [{ lines: [] }, 'Choose what is sent'],
  [
    { vehicle_no: 'LORRY' },
    'Enter the vehicle number as on its plate, with all four digits, such as TN 38 AB 0123',
  ],
  [{ ewb_no: '12' }, 'An e-way bill number has 12 digits'],
  [{ doc_date: '1900-01-01' }, 'This day is more than a year away. Please check it'],
  [{ expected_on: '2199-12-31' }, 'This day is more than a year away. Please check it'],
  [{ expected_on: inDays(-1) }, 'The expected day cannot be before the order'],
  [{ ewb_no: '381234567890', ewb_on: inDays(1) }, 'An e-way bill is generated today or earlier'],
  [{ distance_km: 4_001 }, 'The distance can be at most 4,000 km'],
])('a shipment of %j is refused', async (wrong, sentence) => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  await expect(testApp.as(seller)(sendShipment, { ...partOf(orderId, 1), ...wrong })).rejects.toThrow(
    sentence,
  )
  expect((await listOf(seller, orderId)).shipments).toEqual([])
})

test('both sides read the same bytes of a challan; a shop completes its registration first', async () => {
  const { orderId, seller, buyer, gstin } = await anOrderOfBags(testApp)
  await testApp.db.run(sql`update tax_registrations set pin = '' where gstin = ${gstin}`)
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, partOf(orderId, 300))
  await expect(testApp.as(seller)(getChallan, { shipmentId })).rejects.toThrow(/has no delivery challan yet/)
  await testApp.db.run(sql`update tax_registrations set pin = '641004' where gstin = ${gstin}`)
  const token = await testApp.tokenOf(seller)
  const read = async (by: string, copy: string) => {
    const { rawPayload, headers } = await testApp.app.inject({
      url: `/api/shipments/${shipmentId}/challan.pdf?copy=${copy}`,
      headers: { token: by },
    })
    expect(headers['content-type']).toBe('application/pdf')
    return rawPayload.toString('base64')
  }
  const original = await read(token, 'original')
  await testApp.db.run(sql`update orders set note = 'Changed later' where order_id = ${orderId}`)
  expect(await read(await testApp.tokenOf(buyer), 'original')).toBe(original)
  expect(await read(token, 'duplicate')).not.toBe(original)
})
