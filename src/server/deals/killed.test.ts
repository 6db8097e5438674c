import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { shipTo } from '#server/testing/buy.ts'
import { aDeal } from '#server/testing/deals/offers.ts'
import { countStock, findBreaches } from '#server/testing/invariants.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { checkChain } from './check-chain.service.ts'

const testApp = openTestApp()
const dealCount = 80
const kills = 3

let api: ApiProcess
afterAll(() => api.kill())

const Written = z.object({ orders: z.int(), accepted: z.int(), events: z.int(), messages: z.int() })

test('the process killed while deals are accepted: each is one order, one event and one message', async () => {
  const seller = await aSeller(testApp.db)
  const product_id = await aProduct(testApp.db, { seller, stock: 1_000 })
  const lines = [{ product_id, quantity: 2, unit_price: 10 }]
  const made: Awaited<ReturnType<typeof aDeal>>[] = []
  for (let count = 0; count < dealCount; count += 1)
    made.push(await aDeal(testApp, { lines }, { seller, buyer: await aBuyer(testApp.db) }))
  const tokens = await Promise.all(made.map(({ buyer }) => testApp.tokenOf(buyer)))
  const before = await countStock(testApp.db)
  api = await spawnApi(testApp)

  const accept = async (place: number) => {
    try {
      const { status } = await fetch(`${api.address}/api/deals/${made[place]?.deal.deal_id}/accept`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: tokens[place] ?? '' },
        body: JSON.stringify({ revision: 1, delivery: shipTo }),
        signal: AbortSignal.timeout(60_000),
      })
      return status === 200
    } catch {
      return false
    }
  }
  const acceptUntilAnswered = async (_: unknown, place: number) => {
    await sleep(Math.random() * 900)
    while (!(await accept(place))) await sleep(Math.random() * 200)
  }
  const killAgain = async () => {
    for (let count = 0; count < kills; count += 1) {
      await sleep(150 + Math.random() * 150)
      await api.kill()
      api = await spawnApi(testApp)
    }
  }
  await Promise.all([killAgain(), ...made.map(acceptUntilAnswered)])

  const written = await testApp.db.one(rows(Written)`
    select (select count(*) from orders where deal_id is not null) as orders,
      (select count(*) from deals where state = 'accepted') as accepted,
      (select count(*) from deal_events where event = 'accepted') as events,
      (select count(*) from chat_messages where body like 'Offer accepted%') as messages`)
  expect(written).toEqual({
    orders: dealCount,
    accepted: dealCount,
    events: dealCount,
    messages: dealCount,
  })
  expect(await countStock(testApp.db)).toEqual(before)
  expect(await findBreaches(testApp.db)).toEqual([])
  for (const { roomId } of made) expect((await checkChain(testApp.db, roomId)).problems).toEqual([])
})
