import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#server/db/sql.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const orderCount = 120
const kills = 3

let api: ApiProcess
afterAll(() => api.kill())

const Written = z.object({ place: z.int(), lines: z.int() })

test('the process killed while invoices are issued: each order has one, whole, and no number is missing', async () => {
  const first = await aBillableOrder(testApp)
  const orders = [first.orderId]
  while (orders.length < orderCount) orders.push((await anOrderUnder(testApp, first)).orderId)
  const token = await testApp.tokenOf(first.seller)
  api = await spawnApi(testApp)

  /** True once the order is billed, by this call or by one whose answer was lost. */
  const issue = async (orderId: string) => {
    try {
      const { status } = await fetch(`${api.address}/api/orders/${orderId}/invoice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: '{}',
        signal: AbortSignal.timeout(3_000),
      })
      return status === 201 || status === 409
    } catch {
      return false
    }
  }
  const issueUntilBilled = async (orderId: string) => {
    await sleep(Math.random() * 900)
    while (!(await issue(orderId))) await sleep(Math.random() * 200)
  }
  const killAgain = async () => {
    for (let n = 0; n < kills; n += 1) {
      await sleep(150 + Math.random() * 150)
      await api.kill()
      api = await spawnApi(testApp)
    }
  }
  await Promise.all([killAgain(), ...orders.map(issueUntilBilled)])

  const written = await testApp.db.many(rows(Written)`
    select substring(number from '[0-9]+$')::int as place,
      (select count(*) from invoice_lines l where l.invoice_id = i.invoice_id)::int as lines
    from invoices i order by place`)
  expect(written).toEqual(Array.from({ length: orderCount }, (_, place) => ({ place: place + 1, lines: 1 })))
}, 120_000)
