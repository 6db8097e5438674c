import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { fillCart, send, shipTo } from '#server/testing/buy.ts'
import { countStock, findBreaches } from '#server/testing/invariants.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const writers = 6
const cuts = 25

/** Another session of the same server, which terminates those of the market. */
async function anOperator() {
  const { host = '', database = '' } = testApp.pool.options
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  const endOne = (state: string) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and state like $2 and query not like 'create%' limit 1`,
      [database, state],
    )
  return { client, endOne }
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work()
    } catch {
      await sleep(5)
    }
}

test('sessions ended in mid-transaction under six writers cost a 503 each, and no answered order', async () => {
  const product_id = await aProduct(testApp.db, { stock: 100_000 })
  const before = await countStock(testApp.db)
  const buyers = await Promise.all(Array.from({ length: writers }, () => aBuyer(testApp.db)))
  for (const buyer of buyers) await testApp.tokenOf(buyer)
  const lines = [{ product_id, quantity: 2 }]
  const body = { ...shipTo, ordered_items: lines, total_cost: 1_000 }
  const refusals: { status: number; text: string }[] = []
  const placed: string[] = []
  let isOver = false

  const place = async (buyer: Someone, key: string): Promise<string[]> => {
    for (;;) {
      const { status, text, json } = await send(testApp, buyer, { url: '/api/orders/place-order', body, key })
      if (status === 200) return json.order_ids
      refusals.push({ status, text })
    }
  }
  const write = async (buyer: Someone) => {
    for (let n = 0; !isOver; n += 1) {
      await again(() => fillCart(testApp, buyer, lines))
      placed.push(...(await place(buyer, `order ${n}`)))
    }
  }
  const writing = Promise.all(buyers.map(write))
  const { client, endOne } = await anOperator()
  let ended = 0
  while (ended < cuts) {
    ended += (await endOne(ended % 2 ? 'idle in transaction%' : 'active')).rowCount ?? 0
    await sleep(10)
  }
  isOver = true
  await writing
  await client.end()

  expect(refusals.length).toBeGreaterThan(0)
  const sentence = 'We cannot do this right now. Please try again in a moment.'
  for (const { status, text } of refusals) {
    expect(status).toBe(503)
    expect(JSON.parse(text)).toEqual({ success: false, content: sentence, sentence: named })
  }
  expect(new Set(placed).size).toBe(placed.length)
  expect(await testApp.db.run(sql`select 1 from orders`)).toBe(placed.length)
  expect(await countStock(testApp.db)).toEqual(before)
  expect(await findBreaches(testApp.db)).toEqual([])
  expect((await testApp.app.inject('/readyz')).statusCode).toBe(200)
})

test('a statement that fails unnoticed commits nothing, and says so', async () => {
  const transaction = testApp.db.transaction(async (tx) => {
    await tx.run(sql`select 1 / 0`).catch(() => {})
  })
  await expect(transaction).rejects.toThrow('had failed before its commit')
})

test('work that fails after a commit leaves the commit as it is', async () => {
  const sentences: string[] = []
  const note = (warning: Error) => sentences.push(warning.message)
  process.on('warning', note)
  const answer = await testApp.db.transaction(async (tx) => {
    tx.afterCommit(() => {
      throw new Error('nobody could be told')
    })
    tx.afterCommit(() => sentences.push('the next one'))
    return 'committed'
  })
  await expect.poll(() => sentences).toContain('nobody could be told')
  process.off('warning', note)
  expect(answer).toBe('committed')
  expect(sentences).toContain('the next one')
})

test('of statements asked side by side in a transaction one fails: none of the others outlives it', async () => {
  const buyer = await aBuyer(testApp.db)
  const rename = (name: string) => sql`update users set full_name = ${name} where user_id = ${buyer.user_id}`
  const work = testApp.db.transaction((tx) =>
    Promise.all([
      tx.run(rename('Asha')),
      tx.run(sql`select 1 / 0`),
      tx.run(rename('Usha')),
      tx.run(rename('Nisha')),
    ]),
  )
  await expect(work).rejects.toThrow('division by zero')
  for (let n = 0; n < 20; n += 1)
    expect(await testApp.db.run(sql`select from users where full_name in ('Asha', 'Usha', 'Nisha')`)).toBe(0)
})
