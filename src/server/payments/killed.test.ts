import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { claimPayment } from '#contract/payments/payment.ts'
import { rows } from '#server/db/sql.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { anOpenOrder, aReference, paidToday } from '#server/testing/payments.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const orderCount = 80
const takenBack = 30
const kills = 3

let api: ApiProcess
afterAll(() => api.kill())

/** Sends each until it is answered, while the process is killed again and again. */
async function sendThroughKills(person: Someone, paths: readonly string[], body: object = {}) {
  const token = await testApp.tokenOf(person)
  api = await spawnApi(testApp)
  const send = async (path: string) => {
    try {
      const { status } = await fetch(`${api.address}/api/payments/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      })
      return status === 200
    } catch {
      return false
    }
  }
  const sendUntilDone = async (path: string) => {
    await sleep(Math.random() * 900)
    while (!(await send(path))) await sleep(Math.random() * 200)
  }
  const killAgain = async () => {
    for (let n = 0; n < kills; n += 1) {
      await sleep(150 + Math.random() * 150)
      await api.kill()
      api = await spawnApi(testApp)
    }
  }
  await Promise.all([killAgain(), ...paths.map(sendUntilDone)])
}

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
  await sendThroughKills(
    first.seller,
    payments.map((paymentId) => `${paymentId}/confirm`),
  )

  const written = await testApp.db.many(rows(Written)`
    select p.state, substring(r.number from '[0-9]+$')::int as place
    from payments p left join receipts r using (payment_id) order by place`)
  expect(written).toEqual(
    Array.from({ length: orderCount }, (_, place) => ({ state: 'confirmed', place: place + 1 })),
  )
})

const TakenBack = z.object({ state: z.string(), reason: z.string(), news: z.int() })

test('the process killed while payments are taken back: each is once, with its reason, and its buyer reads it once', async () => {
  const { seller, pay } = await anOpenOrder(testApp)
  const payments: string[] = []
  while (payments.length < takenBack) {
    const cash = { method: 'cash', reference: '' }
    payments.push((await pay(payments.length + 1, cash, seller)).payment_id)
  }
  const reason = 'The amount was mistyped.'
  await sendThroughKills(
    seller,
    payments.map((paymentId) => `${paymentId}/withdraw`),
    { reason },
  )

  const written = await testApp.db.many(rows(TakenBack)`
    select p.state, t.reason, (select count(*)::int from notifications n
      where n.user_id = p.buyer_id and n.message like '%₹' || p.amount_paise / 100 || '.00 as received%') as news
    from payments p join taken_back_payments t using (payment_id) where p.payment_id = any(${payments}::uuid[])`)
  expect(written).toEqual(payments.map(() => ({ state: 'withdrawn', reason, news: 1 })))
})
