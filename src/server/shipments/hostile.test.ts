import { expect, test } from 'vitest'
import { blockUser } from '#contract/blocks/block.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { changeShipment, confirmReceipt, listShipments, sendShipment } from '#contract/shipments/shipment.ts'
import { anOrderOfBags, aShipmentOf, findBreachesOfGoods } from '#server/testing/documents/shipments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const partOf = (orderId: string, quantity: number) => ({ orderId, lines: [{ line_number: 1, quantity }] })
const all = { lines: [{ line_number: 1, accepted: 400, short: 0, damaged: 0 }] }

test('a transporter with a Hindi name stands in challan, file and list as it is; its number is none for the portal', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  const call = testApp.as(seller)
  const name = 'गुप्ता ट्रांसपोर्ट कंपनी'
  const draft = {
    ...partOf(orderId, 400),
    transporter_name: name,
    doc_no: 'जी/२२०८',
    vehicle_no: 'RJ14GC5530',
  }
  const { shipment_id: shipmentId } = await call(sendShipment, draft)
  const headers = { token: await testApp.tokenOf(seller) }
  const fileOf = (name: string) =>
    testApp.app.inject({ url: `/api/shipments/${shipmentId}/${name}`, headers })
  expect((await fileOf('challan.pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const refusal = await fileOf('eway.json')
  expect([refusal.statusCode, refusal.json().content]).toEqual([
    409,
    expect.stringContaining(
      'Please correct it at the shipment. The portal would refuse the file (transDocNo, error 223).',
    ),
  ])
  await call(changeShipment, { shipmentId, doc_no: '' })
  const file = await fileOf('eway.json')
  expect(file.json().billLists[0]).toMatchObject({ transporterName: name, vehicleNo: 'RJ14GC5530' })
  expect((await testApp.as(buyer)(listShipments, { orderId })).shipments).toMatchObject([
    { transporter_name: name, doc_no: '' },
  ])
})

test('goods of an order that was cancelled meanwhile are confirmed, and the order stays cancelled', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { quantity: 400 })
  await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Cancelled', reason: 'Lost' })
  await testApp.as(buyer)(confirmReceipt, { shipmentId, ...all })
  const { shipments, is_cancelled_on_the_way } = await testApp.as(buyer)(listShipments, { orderId })
  expect([shipments[0]?.acceptance, is_cancelled_on_the_way]).toEqual(['confirmed', false])
})

test('a cancellation and twenty shipments at once leave no shipment after it', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  const sending = Array.from({ length: 20 }, () => testApp.as(seller)(sendShipment, partOf(orderId, 30)))
  const cancelling = testApp.as(seller)(setDeliveryStatus, {
    orderId,
    delivery_status: 'Cancelled',
    reason: 'No',
  })
  const sent = (await Promise.allSettled(sending)).filter(({ status }) => status === 'fulfilled')
  await cancelling
  const { shipments, lines } = await testApp.as(seller)(listShipments, { orderId })
  expect(shipments).toHaveLength(sent.length)
  expect(lines[0]?.left).toBe(400 - 30 * sent.length)
  await expect(testApp.as(seller)(sendShipment, partOf(orderId, 1))).rejects.toThrow('is cancelled')
  expect(await findBreachesOfGoods(testApp.db)).toEqual([])
})

test('who is blocked sends and confirms what is under way', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  await testApp.as(buyer)(blockUser, { userId: seller.user_id })
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, partOf(orderId, 400))
  await testApp.as(buyer)(confirmReceipt, { shipmentId, ...all })
  await expect(testApp.as(seller)(changeShipment, { shipmentId, packages: 1 })).rejects.toThrow('stays')
})

test.each([
  [{ distance_km: 4_001 }, 'The distance can be at most 4,000 km'],
  [{ distance_km: 1.5 }, 'The distance is a whole number of kilometres'],
  [{ ewb_no: '12345678901' }, 'An e-way bill number has 12 digits'],
  [{ ewb_no: '381234567890', ewb_on: '2099-01-01' }, 'This day is more than a year away. Please check it'],
  [
    { vehicle_no: 'लारी' },
    'Enter the vehicle number as on its plate, with all four digits, such as TN 38 AB 0123',
  ],
  [{ transporter_id: '27AAA' }, 'The transporter ID has 15 letters and digits'],
] as const)('a shipment that says %j is refused, and nothing is sent', async (wrong, sentence) => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  await expect(testApp.as(seller)(sendShipment, { ...partOf(orderId, 1), ...wrong })).rejects.toThrow(
    sentence,
  )
  expect((await testApp.as(seller)(listShipments, { orderId })).shipments).toEqual([])
})
