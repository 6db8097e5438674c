import { expect, test } from 'vitest'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { listNotifications } from '#contract/notification.ts'
import { changeShipment, sendShipment, setPromisedDay } from '#contract/shipments/shipment.ts'
import { dayOf } from '#contract/texts/english.ts'
import { anOrderOfBags } from '#server/testing/documents/shipments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const dayMs = 24 * 60 * 60_000
const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * dayMs))

test('of days and vehicles that change the buyer reads the latest alone, of each part', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  for (const days of [20, 25, 30])
    await testApp.as(seller)(setPromisedDay, { orderId, promised_on: inDays(days) })
  const parts: string[] = []
  for (const quantity of [300, 100]) {
    const lines = [{ line_number: 1, quantity }]
    parts.push((await testApp.as(seller)(sendShipment, { orderId, lines })).shipment_id)
  }
  for (const vehicle_no of ['TN38AB1234', 'TN38AB1235'])
    for (const shipmentId of parts) await testApp.as(seller)(changeShipment, { shipmentId, vehicle_no })

  const { notifications } = await testApp.as(buyer)(listNotifications, {})
  const messagesOf = (name: string) =>
    notifications.flatMap(({ message, sentence }) => (sentence?.name === name ? message : []))
  expect(messagesOf('notifications.orderPromised')).toEqual([expect.stringContaining(dayOf(inDays(30)))])
  expect(messagesOf('notifications.transportKnown')).toEqual([
    expect.stringContaining('TN38AB1235'),
    expect.stringContaining('TN38AB1235'),
  ])
})
