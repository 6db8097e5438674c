import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { aChat, openSockets, until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)
const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

/** Refuses connections to this test's database, and ends the open ones. */
async function without(work: () => Promise<void>) {
  const { host = '', database = '' } = testApp.pool.options
  const server = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await server.connect()
  const allow = (isAllowed: boolean) =>
    server.query(`alter database ${database} with allow_connections ${isAllowed}`)
  await allow(false)
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  await work()
  await allow(true)
  await server.end()
}

test('the database away for 10 s: what is written waits and is shown as waiting, then arrives once', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const join = (person: typeof buyer) => aChatClient(testApp, sockets.address(), { person, roomId })
  const [asha, shop] = [await join(buyer), await join(seller)]
  ends.push(asha.end, shop.end)
  await until(() => [asha, shop].every(({ talk }) => talk.get().status === 'ready'))
  asha.outbox.add(roomId, 'Before')
  await until(() => shop.bodies().length === 1)

  await without(async () => {
    for (const text of ['During 1', 'During 2', 'During 3']) asha.outbox.add(roomId, text)
    await sleep(10_000)
    expect(asha.outbox.entries().map(({ message, state }) => `${message} ${state}`)).toEqual([
      'During 1 sending',
      'During 2 sending',
      'During 3 sending',
    ])
    expect(shop.bodies()).toEqual(['Before'])
  })
  asha.outbox.add(roomId, 'After')
  const all = ['Before', 'During 1', 'During 2', 'During 3', 'After']
  await until(() => shop.bodies().length === all.length && asha.outbox.entries().length === 0)
  expect([shop.bodies(), asha.bodies()]).toEqual([all, all])
  expect(await findBreaches(testApp.db)).toEqual([])
})
