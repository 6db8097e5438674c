import { expect, test } from 'vitest'
import { cancelInvoice, issueInvoice } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { getOrder } from '#contract/order.ts'
import {
  changeShipment,
  confirmReceipt,
  listShipments,
  markDelivered,
  sendShipment,
  takeBackShipment,
} from '#contract/shipments/shipment.ts'
import { saveProof } from '#contract/shipments/shipment-files.ts'
import { sql } from '#server/db/sql.ts'
import { anOrderOfBags, aShipmentOf, findBreachesOfGoods } from '#server/testing/documents/shipments.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const reason = 'Only 300 fitted on the lorry.'
const all = { lines: [{ line_number: 1, accepted: 400, short: 0, damaged: 0 }] }

async function sentBags() {
  const about = await anOrderOfBags(testApp)
  const shipmentId = await aShipmentOf(testApp, about.seller, about.orderId, { quantity: 400 })
  const look = () => testApp.as(about.buyer)(listShipments, { orderId: about.orderId })
  const order = () => testApp.as(about.buyer)(getOrder, { orderId: about.orderId })
  return { ...about, shipmentId, look, order, call: testApp.as(about.seller) }
}

test('what was noted by mistake is taken back: its goods are left to send, and the buyer reads why', async () => {
  const { orderId, buyer, shipmentId, look, order, call } = await sentBags()
  expect((await order()).delivery_status).toBe('Shipped')
  await call(takeBackShipment, { shipmentId, reason })
  await call(takeBackShipment, { shipmentId, reason: 'Twice is once' })
  const { shipments, lines } = await look()
  expect(shipments).toMatchObject([{ taken_back: { reason }, delivered_at: null, confirm_until: null }])
  expect(lines).toMatchObject([{ left: 400 }])
  const { delivery_status, road } = await order()
  expect([delivery_status, road?.dispatch]).toEqual(['Confirmed', undefined])
  const [latest] = (await testApp.as(buyer)(listNotifications, {})).notifications
  expect(latest?.message).toBe(
    `Shipment 1 of your order ${orderId} was noted by mistake and is taken back: ${reason}`,
  )
  const lines300 = [{ line_number: 1, quantity: 300 }]
  const { shipment_id: anew } = await call(sendShipment, { orderId, lines: lines300 })
  expect((await order()).delivery_status).toBe('Shipped')
  expect((await look()).lines).toMatchObject([{ left: 100 }])
  await call(markDelivered, { shipmentId: anew })
  expect((await order()).road?.dispatch).toMatchObject({ sent: 300, arrived: 300 })
  expect(await findBreachesOfGoods(testApp.db)).toEqual([])
})

test('once the rest has come the order is Delivered, whatever was taken back', async () => {
  const { orderId, shipmentId, order, call } = await sentBags()
  await call(takeBackShipment, { shipmentId, reason })
  const { shipment_id: whole } = await call(sendShipment, {
    orderId,
    lines: [{ line_number: 1, quantity: 400 }],
  })
  await call(markDelivered, { shipmentId: whole })
  expect((await order()).delivery_status).toBe('Delivered')
})

test('what is taken back is not changed, delivered, confirmed or proven, and its challan is cancelled', async () => {
  const { buyer, seller, shipmentId, look, call } = await sentBags()
  const challan = (await look()).shipments[0]?.challan
  await call(takeBackShipment, { shipmentId, reason })
  const photo = dataUrlOf(await redAndBlue({ width: 40, height: 30 }).jpeg().toBuffer())
  for (const attempt of [
    () => call(changeShipment, { shipmentId, packages: 3 }),
    () => call(markDelivered, { shipmentId }),
    () => call(saveProof, { shipmentId, photo }),
    () => testApp.as(buyer)(confirmReceipt, { shipmentId, ...all }),
  ])
    await expect(attempt()).rejects.toThrow('This shipment was taken back.')
  const headers = { token: await testApp.tokenOf(seller) }
  const fileOf = (name: string) =>
    testApp.app.inject({ url: `/api/shipments/${shipmentId}/${name}`, headers })
  expect((await fileOf('eway.json')).json().content).toBe('This shipment was taken back.')
  expect((await fileOf('challan.pdf')).headers['content-disposition']).toContain(
    `${challan?.replaceAll('/', '-')}-original-cancelled.pdf`,
  )
})

test('what has come is not taken back, and nobody else takes anything back', async () => {
  const { buyer, shipmentId, call } = await sentBags()
  const other = await sentBags()
  await expect(other.call(takeBackShipment, { shipmentId, reason })).rejects.toThrow('Shipment not found')
  await expect(testApp.as(buyer)(takeBackShipment, { shipmentId, reason })).rejects.toMatchObject({
    status: 403,
  })
  await expect(call(takeBackShipment, { shipmentId, reason: ' ' })).rejects.toMatchObject({ status: 400 })
  await call(markDelivered, { shipmentId })
  await expect(call(takeBackShipment, { shipmentId, reason })).rejects.toThrow(
    'What has come cannot be taken back.',
  )
})

test('of a receipt and a taking back at once, one counts', async () => {
  const { buyer, shipmentId, look, call } = await sentBags()
  const both = await Promise.allSettled([
    call(takeBackShipment, { shipmentId, reason }),
    testApp.as(buyer)(confirmReceipt, { shipmentId, ...all }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [shipment] = (await look()).shipments
  expect(shipment?.acceptance === 'confirmed').toBe(shipment?.taken_back === undefined)
})

test('what was taken back stays so', async () => {
  const { shipmentId, call } = await sentBags()
  await call(takeBackShipment, { shipmentId, reason })
  await expect(
    testApp.db.run(sql`delete from taken_back_shipments where shipment_id = ${shipmentId}`),
  ).rejects.toThrow('what was taken back stays so')
})

test('what was taken back keeps no invoice from being cancelled', async () => {
  const { orderId, shipmentId, call } = await sentBags()
  const { document } = await call(issueInvoice, { orderId })
  const cancel = () => call(cancelInvoice, { documentId: document.document_id, reason: 'Wrong quantity' })
  await expect(cancel()).rejects.toMatchObject({ status: 409 })
  await call(takeBackShipment, { shipmentId, reason })
  await expect(cancel()).resolves.toMatchObject({ success: true })
})
