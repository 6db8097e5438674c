import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rows, sql } from '#server/db/sql.ts'
import { aChat } from '#server/testing/chat.ts'
import { tablesWith } from '#server/testing/erasure/traces-of.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const count = 60_000
const kills = 3
const words = 'umbrella marmalade'

let api: ApiProcess
afterAll(() => api.kill())

/**
 * Another session holds one message of each part of the chat, in whose batch the erasure has to wait: however late the kill
 * comes on a busy machine, it comes in the middle.
 */
async function holdParts(roomId: string) {
  const seqs = Array.from({ length: kills }, (_, part) => 100 + ((part + 1) * count) / kills)
  const holders = await Promise.all(
    seqs.map(async (seq) => {
      const client = await testApp.pool.connect()
      await client.query('begin')
      await client.query('select from chat_messages where room_id = $1 and seq = $2 for update', [
        roomId,
        seq,
      ])
      return client
    }),
  )
  return async () => {
    const holder = holders.shift()
    await holder?.query('rollback')
    holder?.release()
  }
}

const State = z.object({ is_begun: z.boolean(), is_erased: z.boolean(), left: z.int() })

test('a server that is killed while it erases an account: the next one goes on, and nothing of the person is left', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, sender_id, body)
    select ${roomId}, 100 + n, ${buyer.user_id}, ${words} || ' ' || n from generate_series(1, ${count}::int) n`)
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, sender_id, body) values (${roomId}, 90, ${seller.user_id}, 'Good morning')`)
  await testApp.db.run(sql`
    insert into account_closings (user_id, closed_at, erase_at)
    values (${buyer.user_id}, now() - interval '3 days', now() - interval '1 day')`)
  const look = () =>
    testApp.db.one(rows(State)`
      select begun_at is not null as is_begun, erased_at is not null as is_erased,
        (select count(*) from chat_messages where sender_id = ${buyer.user_id} and body like ${`${words}%`})::int as left
      from account_closings where user_id = ${buyer.user_id}`)

  const goOn = await holdParts(roomId)
  let { left } = await look()
  for (let round = 0; round < kills; round += 1) {
    api = await spawnApi(testApp, 0, { UPKEEP: 'on' })
    const before = left
    await expect.poll(async () => (await look()).left, { interval: 20 }).toBeLessThan(before)
    await api.kill()
    ;({ left } = await look())
    expect(await look()).toMatchObject({ is_begun: true, is_erased: false })
    // What was taken in hand when it died is whole: batches of a thousand.
    expect(left % 1_000).toBe(0)
    expect(left).toBeGreaterThan(0)
    await goOn()
  }
  api = await spawnApi(testApp, 0, { UPKEEP: 'on' })
  await expect.poll(async () => (await look()).is_erased).toBe(true)
  expect((await look()).left).toBe(0)
  expect(await tablesWith(testApp, [words])).toEqual([])
  const kept = await testApp.db.many(sql`select 1 from chat_messages where body = 'Good morning'`)
  expect(kept).toHaveLength(1)
  const erased = await testApp.db.many(sql`
    select 1 from audit_events where action = 'user.erase' and subject_id = ${buyer.user_id}`)
  expect(erased).toHaveLength(1)
})
