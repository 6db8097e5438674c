import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueInvoice } from '#contract/documents/document.ts'
import { changeShipment, listShipments, sendShipment } from '#contract/shipments/shipment.ts'
import { rows } from '#server/db/sql.ts'
import { anOrderOfBags, findBreachesOfGoods } from '#server/testing/documents/shipments.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const lorry = { vehicle_no: 'TN38AB1234' }
const bags = (quantity: number) => [{ line_number: 1, quantity }]

const challanOf = async (person: Someone, orderId: string) =>
  (await testApp.as(person)(listShipments, { orderId })).shipments.map(
    ({ challan }) => challan?.slice(-5) ?? null,
  )
const paper = async (person: Someone, shipmentId: string) =>
  testApp.app.inject({
    url: `/api/shipments/${shipmentId}/challan.pdf?copy=original`,
    headers: { token: await testApp.tokenOf(person) },
  })

test('goods that go with their invoice take no number of a challan until somebody asks for its paper', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  await testApp.as(seller)(issueInvoice, { orderId })
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, {
    ...{ orderId, lines: bags(400), ...lorry },
  })
  expect(await challanOf(seller, orderId)).toEqual([null])
  expect((await paper(buyer, shipmentId)).statusCode).toBe(409)
  expect((await paper(seller, shipmentId)).statusCode).toBe(200)
  expect(await challanOf(buyer, orderId)).toEqual(['D0001'])
  expect((await paper(buyer, shipmentId)).statusCode).toBe(200)
})

test('a part of a billed order goes with its challan, and so do goods without an invoice', async () => {
  const billed = await anOrderOfBags(testApp)
  await testApp.as(billed.seller)(issueInvoice, { orderId: billed.orderId })
  for (const { orderId, seller } of [billed, await anOrderOfBags(testApp)]) {
    await testApp.as(seller)(sendShipment, { orderId, lines: bags(300), ...lorry })
    expect(await challanOf(seller, orderId)).toEqual(['D0001'])
  }
})

const Named = z.object({ vehicle_no: z.string() })

test('a challan waits until it is known how the goods go, and names the lorry that they go with', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  const { shipment_id: shipmentId } = await testApp.as(seller)(sendShipment, { orderId, lines: bags(300) })
  expect(await challanOf(seller, orderId)).toEqual([null])
  await testApp.as(seller)(changeShipment, { shipmentId, packages: 12 })
  expect(await challanOf(seller, orderId)).toEqual([null])
  await testApp.as(seller)(changeShipment, { shipmentId, ...lorry })
  expect(await challanOf(seller, orderId)).toEqual(['D0001'])
  await testApp.as(seller)(changeShipment, { shipmentId, vehicle_no: 'TN38AB9999' })
  expect(
    await testApp.db.one(rows(Named)`
      select facts -> 'transport' ->> 'vehicle_no' as vehicle_no from challans where shipment_id = ${shipmentId}`),
  ).toEqual(lorry)
  expect(await findBreachesOfGoods(testApp.db)).toEqual([])
})
