import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { getOrder, setDeliveryStatus } from '#contract/order.ts'
import {
  changeShipment,
  confirmReceipt,
  listShipments,
  markDelivered,
  type Shipment,
} from '#contract/shipments/shipment.ts'
import { getProof, saveProof } from '#contract/shipments/shipment-files.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { anOrderOfBags, aShipmentOf, findBreachesOfGoods } from '#server/testing/documents/shipments.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { confirmReceipt as confirmAt } from './arrive.service.ts'
import { toShipments } from './shipment.reply.ts'
import { listShipments as listAt } from './shipment.service.ts'

const testApp = openTestApp()

async function sentBags(quantity = 400) {
  const about = await anOrderOfBags(testApp)
  const shipmentId = await aShipmentOf(testApp, about.seller, about.orderId, { quantity })
  return { ...about, shipmentId }
}

const receipt = (accepted: number, { short = 0, damaged = 0 } = {}) => ({
  lines: [{ line_number: 1, accepted, short, damaged }],
})

test('the buyer confirms 398 good and 2 torn: the order is Delivered, and its seller reads of it', async () => {
  const { orderId, seller, buyer, shipmentId } = await sentBags()
  const draft = { shipmentId, ...receipt(398, { damaged: 2 }), note: 'Two bags torn' }
  await testApp.as(buyer)(confirmReceipt, draft)
  const { shipments } = await testApp.as(seller)(listShipments, { orderId })
  expect(shipments).toMatchObject([
    {
      acceptance: 'confirmed',
      receipt_note: 'Two bags torn',
      lines: [{ quantity: 400, accepted: 398, short: 0, damaged: 2 }],
    },
  ])
  expect((await testApp.as(buyer)(getOrder, { orderId })).delivery_status).toBe('Delivered')
  const [latest] = (await testApp.as(seller)(listNotifications, {})).notifications
  expect(latest?.message).toMatch(/ confirmed shipment 1 of VJ-\w+: 0 short, 2 damaged$/)
  // The same again, of a caller that lost the answer.
  await testApp.as(buyer)(confirmReceipt, draft)
  await expect(testApp.as(buyer)(confirmReceipt, { shipmentId, ...receipt(400) })).rejects.toThrow(
    'What came with this shipment is already confirmed.',
  )
  expect(await findBreachesOfGoods(testApp.db)).toEqual([])
})

test.each([
  [receipt(401), 'Cement bag 1: only 400 were sent. Please check what you received.', 400],
  [receipt(398), /400 were sent\. Please say of all of them/, 400],
  [{ lines: [{ line_number: 2, accepted: 400 }] }, 'This line is not in the shipment.', 400],
  [{ lines: [{ line_number: 1, accepted: -1 }] }, 'Quantities cannot be negative', 400],
])('a receipt of %j is refused', async (wrong, content, status) => {
  const { buyer, shipmentId } = await sentBags()
  await expect(testApp.as(buyer)(confirmReceipt, { shipmentId, ...wrong })).rejects.toMatchObject({
    status,
    message: typeof content === 'string' ? content : expect.stringMatching(content),
  })
})

test('100 confirmations at once are one', async () => {
  const { seller, buyer, orderId, shipmentId } = await sentBags()
  await Promise.all(
    Array.from({ length: 100 }, () => testApp.as(buyer)(confirmReceipt, { shipmentId, ...receipt(400) })),
  )
  const { notifications } = await testApp.as(seller)(listNotifications, {})
  expect(notifications).toHaveLength(1)
  const { history } = await testApp.as(buyer)(getOrder, { orderId })
  expect(history.filter(({ delivery_status }) => delivery_status === 'Delivered')).toHaveLength(1)
})

test('after 15 days without a word the goods count as accepted from the day of their delivery', async () => {
  const { orderId, seller, buyer, shipmentId } = await sentBags()
  await testApp.as(seller)(markDelivered, { shipmentId })
  await testApp.db.run(sql`
    update shipments set dispatched_at = '2026-11-20T06:00:00Z', delivered_at = '2026-11-23T18:00:00Z'
    where shipment_id = ${shipmentId}`)
  const seenOn = async (now: string): Promise<Shipment | undefined> =>
    toShipments(await listAt(testApp.db, buyer, orderId), new Date(now)).shipments[0]
  expect(await seenOn('2026-12-08T23:59:59+05:30')).toMatchObject({
    acceptance: 'open',
    confirm_until: '2026-12-08',
    accepted_on: null,
  })
  expect(await seenOn('2026-12-09T00:00:00+05:30')).toMatchObject({
    acceptance: 'deemed',
    accepted_on: '2026-11-23',
  })
  const person = { ...buyer, request_id: 'test' }
  const draft = { shipmentId, ...receipt(398, { damaged: 2 }) }
  await expect(confirmAt(testApp.db, person, draft, new Date('2026-12-09T00:00:00+05:30'))).rejects.toThrow(
    'The goods could be confirmed until 8 Dec 2026 and count as accepted now.',
  )
  await confirmAt(testApp.db, person, draft, new Date('2026-12-08T23:59:59+05:30'))
  expect(await seenOn('2026-12-09T00:00:00+05:30')).toMatchObject({
    acceptance: 'confirmed',
    accepted_on: '2026-12-08',
  })
})

test('a suspended buyer confirms nothing, and the goods are deemed accepted all the same', async () => {
  const { orderId, seller, buyer, shipmentId } = await sentBags()
  await testApp.as(seller)(markDelivered, { shipmentId })
  const call = testApp.as(buyer)
  await call(listShipments, { orderId })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${buyer.user_id}`)
  await expect(call(confirmReceipt, { shipmentId, ...receipt(400) })).rejects.toMatchObject({ status: 401 })
  const later = new Date(Date.now() + 16 * 24 * 60 * 60_000)
  const { shipments } = toShipments(await listAt(testApp.db, seller, orderId), later)
  expect(shipments).toMatchObject([{ acceptance: 'deemed' }])
})

test('the photo of a delivery is seen by the two of the order alone', async () => {
  const { seller, buyer, shipmentId } = await sentBags()
  const [stranger, other] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const photo = dataUrlOf(await redAndBlue({ width: 40, height: 30 }).jpeg().toBuffer())
  await testApp.as(seller)(saveProof, { shipmentId, photo })
  await expect(testApp.as(other)(saveProof, { shipmentId, photo })).rejects.toThrow('Shipment not found')
  for (const person of [stranger, other])
    await expect(testApp.as(person)(getProof, { shipmentId })).rejects.toThrow('Shipment not found')
  const answer = await testApp.app.inject({
    url: `/api/shipments/${shipmentId}/proof`,
    headers: { token: await testApp.tokenOf(buyer) },
  })
  expect(answer.headers['content-type']).toBe('image/webp')
})

test('a photo that is none is refused; once the buyer has confirmed, one is added and none replaced', async () => {
  const { orderId, seller, buyer, shipmentId } = await sentBags()
  const save = (photo: string) => testApp.as(seller)(saveProof, { shipmentId, photo })
  const whole = await redAndBlue({ width: 400, height: 300 }).jpeg().toBuffer()
  for (const broken of [whole.subarray(0, 400), Buffer.from('GIF89a')])
    await expect(save(dataUrlOf(broken))).rejects.toMatchObject({ status: 400 })
  expect((await testApp.as(buyer)(listShipments, { orderId })).shipments[0]?.has_proof).toBe(false)
  await testApp.as(buyer)(confirmReceipt, { shipmentId, ...receipt(400) })
  await save(dataUrlOf(whole))
  await expect(save(dataUrlOf(whole))).rejects.toThrow(
    'The buyer has confirmed this shipment, so its photo stays.',
  )
})

test('what is said of a shipment stays once the buyer has confirmed it, and its vehicles are bounded', async () => {
  const { orderId, seller, buyer, shipmentId } = await sentBags()
  const driveWith = (plate: number) =>
    testApp.as(seller)(changeShipment, { shipmentId, vehicle_no: `TN38AB${plate}` })
  for (let plate = 1_001; plate <= 1_020; plate += 1) await driveWith(plate)
  await expect(driveWith(1_021)).rejects.toThrow('A shipment can change its vehicle at most 20 times.')
  await testApp.as(seller)(changeShipment, { shipmentId, doc_no: 'LR-1' })
  await testApp.as(buyer)(confirmReceipt, { shipmentId, ...receipt(300, { short: 100 }) })
  await expect(testApp.as(seller)(changeShipment, { shipmentId, packages: 300 })).rejects.toThrow(
    'The buyer has confirmed this shipment, so what is said of it stays.',
  )
  const { shipments } = await testApp.as(buyer)(listShipments, { orderId })
  expect(shipments).toMatchObject([{ doc_no: 'LR-1', packages: null, vehicle_no: 'TN38AB1020' }])
  expect(shipments[0]?.earlier_vehicles).toHaveLength(20)
})

test('a seller who makes the order Delivered says that its shipments have come, and takes it back with the status', async () => {
  const { orderId, seller, buyer, shipmentId } = await sentBags()
  const setTo = (delivery_status: 'Delivered' | 'Shipped') =>
    testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status })
  const seen = async (now = new Date()) =>
    toShipments(await listAt(testApp.db, buyer, orderId), now).shipments[0]
  expect(await seen()).toMatchObject({ delivered_at: null, confirm_until: null })
  await setTo('Delivered')
  expect(await seen()).toMatchObject({ acceptance: 'open', delivered_at: expect.any(String) })
  await setTo('Shipped')
  expect(await seen()).toMatchObject({ delivered_at: null, confirm_until: null })
  await setTo('Delivered')
  const later = new Date(Date.now() + 16 * 24 * 60 * 60_000)
  expect(await seen(later)).toMatchObject({ acceptance: 'deemed' })
  const person = { ...buyer, request_id: 'test' }
  const draft = { shipmentId, ...receipt(400) }
  await expect(confirmAt(testApp.db, person, draft, later)).rejects.toThrow('count as accepted now')
  const day = (await seen())?.delivered_at
  await testApp.as(buyer)(confirmReceipt, draft)
  expect(await seen()).toMatchObject({ acceptance: 'confirmed', delivered_at: day })
})
