import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { aChat, until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const traffic = 30_000
const killEvery = 3_000
const writeEvery = 200

let api: ApiProcess
const ends: (() => unknown)[] = [() => api.kill()]
afterAll(() => Promise.all(ends.map((end) => end())))

const join = async (person: Someone, roomId: string) => {
  const client = await aChatClient(testApp, api.address, { person, roomId })
  ends.push(client.end)
  return client
}

test('killed every 3 s for 30 s: nothing is lost, doubled or out of order, and all is settled soon after', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  api = await spawnApi(testApp)
  const port = Number(new URL(api.address).port)
  const people = [await join(buyer, roomId), await join(seller, roomId)]
  await until(() => people.every(({ talk }) => talk.get().status === 'ready'))

  const start = Date.now()
  let isOver = false
  const written = people.map(async ({ outbox }, who) => {
    const texts: string[] = []
    for (; !isOver; await sleep(writeEvery)) {
      const text = `${who} writes ${String(texts.length).padStart(4, '0')}`
      outbox.add(roomId, text)
      texts.push(text)
    }
    return texts
  })
  // The last one at the very end, so that some messages are still unanswered.
  for (let kill = killEvery; kill <= traffic; kill += killEvery) {
    await sleep(Math.max(0, start + kill - Date.now()))
    await api.kill()
    isOver = kill === traffic
    api = await spawnApi(testApp, port)
  }
  const texts = await Promise.all(written)
  const all = texts.flat()
  await until(() => people.every(({ talk }) => talk.get().messages.length >= all.length))

  expect(all.length).toBeGreaterThanOrEqual(200)
  const [atBuyer = [], atSeller] = people.map(({ bodies }) => bodies())
  expect(atSeller).toEqual(atBuyer)
  expect(atBuyer.toSorted()).toEqual(all.toSorted())
  for (const [who, own] of texts.entries())
    expect(atBuyer.filter((text) => text.startsWith(`${who} `))).toEqual(own)
  await until(() => people.every(({ outbox }) => outbox.entries().length === 0))
  expect(await findBreaches(testApp.db)).toEqual([])
})
