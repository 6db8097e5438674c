import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveChoices, subscribe } from '#contract/reach/choices.ts'
import { sql } from '#server/db/sql.ts'
import { newPushKey } from '#server/senders/push-crypto.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart, shipTo } from '#server/testing/buy.ts'
import { withoutDatabase } from '#server/testing/database-away.ts'
import { type PushStandIn, pushStandIn } from '#server/testing/reach/push-stand-in.ts'
import { headerOf, type SmtpStandIn, smtpStandIn } from '#server/testing/reach/smtp-stand-in.ts'
import { pushTo, verifyAddress } from '#server/testing/reach/ways.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

let smtp: SmtpStandIn
let push: PushStandIn
// Writes nothing itself: what leaves is sent by the processes of each test.
const testApp = openTestApp(
  {},
  {
    reach: async () => {
      push = await pushStandIn({ thinkMs: 20 })
      const { browsers } = await pushTo(push.host)
      return { browsers }
    },
  },
)
const running: ApiProcess[] = []
const key = newPushKey()

beforeAll(async () => {
  smtp = await smtpStandIn({ thinkMs: 20 })
})
beforeEach(() => {
  smtp.received.length = 0
  push.received.length = 0
})
afterEach(async () => {
  smtp.gate.open()
  push.gate.open()
  for (const api of running.splice(0)) await api.kill()
})
afterAll(async () => {
  push.close()
  await smtp.close()
})

async function start() {
  const api = await spawnApi(testApp, 0, {
    MAIL_URL: smtp.url,
    MAIL_FROM: 'Vanij <news@vanij.test>',
    PUBLIC_URL: 'http://vanij.test',
    PUSH_KEY: key,
    PUSH_SERVICES: push.host,
  })
  running.push(api)
  return api
}

/** A shop whose phone rings at all hours, and those who order there. */
async function aShop(buyerCount: number) {
  const seller = await aSeller(testApp.db)
  await verifyAddress(testApp, seller)
  await testApp.as(seller)(saveChoices, { quiet: { from: '00:00', to: '00:00' } })
  await testApp.as(seller)(subscribe, push.subscription())
  const product_id = await aProduct(testApp.db, { seller, stock: 10_000 })
  const buyers = await Promise.all(Array.from({ length: buyerCount }, () => aBuyer(testApp.db)))
  for (const buyer of buyers) await fillCart(testApp, buyer, [{ product_id, quantity: 2 }])
  const body = JSON.stringify({ ...shipTo, ordered_items: [{ product_id, quantity: 2 }], total_cost: 1_000 })
  return { buyers, body }
}

type Shop = Awaited<ReturnType<typeof aShop>>

async function order(api: () => ApiProcess, { body }: Shop, buyer: Someone) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': 'order',
    token: await testApp.tokenOf(buyer),
  }
  const post = () =>
    fetch(`${api().address}/api/orders/place-order`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(60_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await post())) await sleep(100)
}

const mails = () => smtp.received.map((mail) => headerOf(mail, 'Message-ID'))
const pushes = () => push.received.map(({ headers }) => headers.topic)
const counts = () => [mails().length, pushes().length]
const countWaiting = () => testApp.db.run(sql`select 1 from outbox where state <> 'sent'`)
/** As if the claims of whoever died had ended. */
const passTime = () => testApp.db.run(sql`update outbox set next_at = now() where state = 'waiting'`)

/** Everything has left, and was noted; each thing is one. */
async function expectOnce(count: number) {
  await expect.poll(countWaiting).toBe(0)
  expect(counts()).toEqual([count, count])
  expect([new Set(mails()).size, new Set(pushes()).size]).toEqual([count, count])
}

test('a process killed between commit and send: mail and push leave once, by whoever comes after it', async () => {
  const shop = await aShop(20)
  smtp.gate.close()
  push.gate.close()
  const first = await start()
  for (const buyer of shop.buyers) await order(() => first, shop, buyer)
  await expect.poll(() => smtp.gate.waiting() > 0 && push.gate.waiting() > 0).toBe(true)
  await first.kill()
  expect(counts()).toEqual([0, 0])
  await passTime()
  smtp.gate.open()
  push.gate.open()
  await Promise.all([start(), start()])
  await expectOnce(shop.buyers.length)
})

test('two processes that send at once: everything once', async () => {
  const shop = await aShop(40)
  const both = await Promise.all([start(), start()])
  await Promise.all(shop.buyers.map((buyer, index) => order(() => both[index % 2] ?? both[0], shop, buyer)))
  await expectOnce(shop.buyers.length)
})

test('killed again and again in the middle: nothing is lost, and a copy has the id of the first', async () => {
  const shop = await aShop(60)
  const kills = 3
  let api = await start()
  const ordering = Promise.all(
    shop.buyers.map(async (buyer) => {
      await sleep(Math.random() * 900)
      await order(() => api, shop, buyer)
    }),
  )
  for (let n = 0; n < kills; n += 1) {
    await sleep(200 + Math.random() * 200)
    await api.kill()
    api = await start()
  }
  await ordering
  await passTime()
  await expect.poll(countWaiting).toBe(0)
  const count = shop.buyers.length
  expect([new Set(mails()).size, new Set(pushes()).size]).toEqual([count, count])
  // Only what was under way at a kill may be a copy.
  for (const each of counts()) expect(each).toBeLessThanOrEqual(count + kills * 8)
})

test('a mail server that does not answer holds up the mails alone', async () => {
  const shop = await aShop(20)
  smtp.gate.close()
  const api = await start()
  for (const buyer of shop.buyers) await order(() => api, shop, buyer)
  await expect.poll(counts).toEqual([0, shop.buyers.length])
  smtp.gate.open()
  await expectOnce(shop.buyers.length)
})

test('the database away after a send: it is noted later, not sent again', async () => {
  const shop = await aShop(4)
  smtp.gate.close()
  const api = await start()
  for (const buyer of shop.buyers) await order(() => api, shop, buyer)
  await expect.poll(() => smtp.gate.waiting()).toBe(4)
  await withoutDatabase(testApp, async () => {
    smtp.gate.open()
    await expect.poll(() => mails().length).toBe(4)
    await sleep(2_000)
  })
  await expectOnce(shop.buyers.length)
})
