import { expect, test } from 'vitest'
import {
  changeShipment,
  confirmReceipt,
  listShipments,
  markDelivered,
  sendShipment,
} from '#contract/shipments/shipment.ts'
import { saveProof } from '#contract/shipments/shipment-files.ts'
import { sql } from '#server/db/sql.ts'
import { anOrderOfBags } from '#server/testing/documents/shipments.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

/** 400 bags on their way with all that is known of their transport. */
async function aTransport() {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  await testApp.db.run(sql`update users set company_name = 'Kovai Mills' where user_id = ${seller.user_id}`)
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, {
    ...{ orderId, lines: [{ line_number: 1, quantity: 400 }], transporter_name: 'VRL Logistics' },
    ...{ doc_no: 'LR-7781', vehicle_no: 'TN38AB1234', distance_km: 460 },
  })
  const change = (stated: object) => testApp.as(seller)(changeShipment, { shipmentId, ...stated })
  const read = async (person = buyer) => {
    const { shipments } = await testApp.as(person)(listShipments, { orderId })
    return shipments[0]
  }
  const deliverAgo = async (days: number) => {
    await testApp.as(seller)(markDelivered, { shipmentId })
    await testApp.db.run(sql`
      update shipments set dispatched_at = dispatched_at - ${days} * interval '1 day',
        delivered_at = delivered_at - ${days} * interval '1 day' where shipment_id = ${shipmentId}`)
  }
  return { orderId, seller, buyer, shipmentId, change, read, deliverAgo }
}

test('another LR number and another transporter leave what was said before, for both sides', async () => {
  const { seller, buyer, change, read } = await aTransport()
  await change({ doc_no: 'LR-9', transporter_name: 'Gati', packages: 12 })
  await change({ doc_no: 'LR-9', packages: 14 })
  const changed_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  const by = 'Kovai Mills'
  for (const person of [seller, buyer])
    expect(await read(person)).toMatchObject({
      ...{ doc_no: 'LR-9', transporter_name: 'Gati', packages: 14, earlier_vehicles: [] },
      changes: [
        { field: 'transporter_name', before: 'VRL Logistics', changed_at, by },
        { field: 'doc_no', before: 'LR-7781', changed_at, by },
        { field: 'packages', before: '12', changed_at, by },
      ],
    })
})

test('what is filled in for the first time replaces nothing', async () => {
  const { change, read } = await aTransport()
  await change({ packages: 12, ewb_no: '381234567890', expected_on: null })
  expect((await read())?.changes).toEqual([])
})

test('once the goods count as accepted their transport is not rewritten', async () => {
  const { change, read, deliverAgo } = await aTransport()
  await deliverAgo(15)
  await change({ doc_no: 'LR-8' })
  await deliverAgo(1)
  await testApp.db.run(sql`update shipments set delivered_at = delivered_at - interval '1 day'`)
  expect(await read()).toMatchObject({ acceptance: 'deemed' })
  for (const stated of [{ doc_no: 'LR-9' }, { transporter_name: 'Gati' }, { packages: 1 }])
    await expect(change(stated)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^Nobody objected until \d{1,2} \w{3} \d{4}, so these goods count as accepted and what is said of their transport stays\.$/,
      ),
    })
  expect(await read()).toMatchObject({ doc_no: 'LR-8', transporter_name: 'VRL Logistics', packages: null })
})

test('once the buyer has confirmed, the history stays as it was', async () => {
  const { buyer, shipmentId, change, read } = await aTransport()
  await change({ doc_no: 'LR-8' })
  const lines = [{ line_number: 1, accepted: 400, short: 0, damaged: 0 }]
  await testApp.as(buyer)(confirmReceipt, { shipmentId, lines })
  await expect(change({ doc_no: 'LR-9' })).rejects.toMatchObject({ status: 409 })
  expect((await read())?.changes).toMatchObject([{ field: 'doc_no', before: 'LR-7781' }])
  await expect(
    testApp.db.run(sql`update shipment_changes set before = 'LR-0' where shipment_id = ${shipmentId}`),
  ).rejects.toThrow('stays')
})

test('the photo of goods that count as accepted is added, and not replaced', async () => {
  const { seller, shipmentId, deliverAgo } = await aTransport()
  await deliverAgo(17)
  const photo = dataUrlOf(await redAndBlue({ width: 40, height: 30 }).jpeg().toBuffer())
  await testApp.as(seller)(saveProof, { shipmentId, photo })
  await expect(testApp.as(seller)(saveProof, { shipmentId, photo })).rejects.toMatchObject({
    ...{ status: 409, message: 'These goods count as accepted, so their photo stays.' },
  })
})

test('the history of a transport is bounded', async () => {
  const { change } = await aTransport()
  for (let count = 1; count <= 100; count += 1) await change({ doc_no: `LR-${count}` })
  await expect(change({ doc_no: 'LR-101' })).rejects.toMatchObject({
    ...{ status: 409, message: 'What is said of a transport can be changed at most 100 times.' },
  })
})
