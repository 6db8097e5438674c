import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { claimPayment } from '#contract/payments/payment.ts'
import { rows } from '#server/db/sql.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const orderCount = 80
const kills = 3

let api: ApiProcess
afterAll(() => api.kill())

const Written = z.object({ state: z.string(), place: z.int().nullable() })

test('the process killed while payments are confirmed: each is once, with its receipt, and no number is missing', async () => {
  const first = await aBillableOrder(testApp)
  const payments: string[] = []
  while (payments.length < orderCount) {
    const { orderId } = await anOrderUnder(testApp, first)
    const draft = {
      orderId,
      amount: 4,
      method: 'upi',
      reference: aReference(),
      paid_on: paidToday(),
    } as const
    payments.push((await testApp.as(first.buyer)(claimPayment, draft)).payment.payment_id)
  }
  const token = await testApp.tokenOf(first.seller)
  api = await spawnApi(testApp)

  const confirm = async (paymentId: string) => {
    try {
      const { status } = await fetch(`${api.address}/api/payments/${paymentId}/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: '{}',
        signal: AbortSignal.timeout(3_000),
      })
      return status === 200
    } catch {
      return false
    }
  }
  const confirmUntilDone = async (paymentId: string) => {
    await sleep(Math.random() * 900)
    while (!(await confirm(paymentId))) await sleep(Math.random() * 200)
  }
  const killAgain = async () => {
    for (let n = 0; n < kills; n += 1) {
      await sleep(150 + Math.random() * 150)
      await api.kill()
      api = await spawnApi(testApp)
    }
  }
  await Promise.all([killAgain(), ...payments.map(confirmUntilDone)])

  const written = await testApp.db.many(rows(Written)`
    select p.state, substring(r.number from '[0-9]+$')::int as place
    from payments p left join receipts r using (payment_id) order by place`)
  expect(written).toEqual(
    Array.from({ length: orderCount }, (_, place) => ({ state: 'confirmed', place: place + 1 })),
  )
}, 120_000)
