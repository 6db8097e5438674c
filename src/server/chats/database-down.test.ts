import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { aChat, openSockets, until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { withoutDatabase } from '#server/testing/database-away.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)
const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

test('the database away for 10 s: what is written waits and is shown as waiting, then arrives once', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const join = (person: typeof buyer) => aChatClient(testApp, sockets.address(), { person, roomId })
  const [asha, shop] = [await join(buyer), await join(seller)]
  ends.push(asha.end, shop.end)
  await until(() => [asha, shop].every(({ talk }) => talk.get().status === 'ready'))
  asha.outbox.add(roomId, 'Before')
  await until(() => shop.bodies().length === 1)

  await withoutDatabase(testApp, async () => {
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
