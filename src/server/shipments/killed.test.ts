import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#server/db/sql.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { findBreachesOfGoods } from '#server/testing/documents/shipments.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const orderCount = 100
const kills = 3

let api: ApiProcess
afterAll(() => api.kill())

const Written = z.object({ place: z.int(), delivery_status: z.string(), events: z.int() })

test('the process killed while goods are sent: each is sent once, whole, and no challan is missing', async () => {
  const first = await aBillableOrder(testApp)
  const orders = [first.orderId]
  while (orders.length < orderCount) orders.push((await anOrderUnder(testApp, first)).orderId)
  const token = await testApp.tokenOf(first.seller)
  api = await spawnApi(testApp)

  const send = async (orderId: string) => {
    try {
      const { status } = await fetch(`${api.address}/api/orders/${orderId}/shipments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': orderId, token },
        body: JSON.stringify({ lines: [{ line_number: 1, quantity: 1 }], vehicle_no: 'TN38AB1234' }),
        signal: AbortSignal.timeout(60_000),
      })
      return status === 201
    } catch {
      return false
    }
  }
  const sendUntilSent = async (orderId: string) => {
    await sleep(Math.random() * 900)
    while (!(await send(orderId))) await sleep(Math.random() * 200)
  }
  const killAgain = async () => {
    for (let n = 0; n < kills; n += 1) {
      await sleep(150 + Math.random() * 150)
      await api.kill()
      api = await spawnApi(testApp)
    }
  }
  await Promise.all([killAgain(), ...orders.map(sendUntilSent)])

  const written = await testApp.db.many(rows(Written)`
    select substring(c.number from '[0-9]+$')::int as place, o.delivery_status,
      (select count(*) from order_events e where e.order_id = o.order_id)::int as events
    from shipments s join challans c using (shipment_id) join orders o using (order_id) order by place`)
  expect(written).toEqual(
    Array.from({ length: orderCount }, (_, place) => ({
      place: place + 1,
      delivery_status: 'Shipped',
      events: 1,
    })),
  )
  expect(await findBreachesOfGoods(testApp.db)).toEqual([])
})
