import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { aTalk, until } from '#server/testing/chat.ts'
import { openHouse, type Someone } from '#server/testing/house.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { createOutbox } from '#web/chat/outbox.ts'
import type { Outgoing } from '#web/chat/outgoing.ts'
import { createTalk } from '#web/chat/talk.ts'
import { type ChatSocket, createWire } from '#web/chat/wire.ts'

const house = openHouse()
const traffic = 30_000
const killEvery = 3_000
const writeEvery = 200

let api: ApiProcess
const ends: (() => unknown)[] = [() => api.kill()]
afterAll(() => Promise.all(ends.map((end) => end())))

/** A person at a page: the outbox and the timeline are the browser's own. */
async function aClient(person: Someone, roomId: string) {
  const token = await house.tokenOf(person)
  const socket: ChatSocket = io(api.address, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 1_000,
  })
  const wire = createWire(socket)
  const kept = new Map<string, Outgoing>()
  const outbox = createOutbox({
    store: {
      all: () => [...kept.values()],
      put: (entry) => void kept.set(entry.client_id, entry),
      remove: (clientId) => void kept.delete(clientId),
    },
    send: async ({ message, client_id }) => {
      const answer = await wire.ask('chatMessage', { token, roomId, message, client_id })
      if (answer.success) wire.deliver(answer.message)
      return answer.success ? 'sent' : answer.status ? 'again' : { refused: answer.content }
    },
  })
  wire.onUp(outbox.open)
  wire.onDown(outbox.close)
  const talk = createTalk({ wire, roomId, me: person.user_id, token })
  ends.push(() => socket.disconnect())
  return { outbox, talk, bodies: () => talk.get().messages.map(({ message }) => message) }
}

test('killed every 3 s for 30 s: nothing is lost, doubled or out of order, and all is settled soon after', async () => {
  const { buyer, seller, roomId } = await aTalk(house)
  api = await spawnApi(house)
  const port = Number(new URL(api.address).port)
  const people = [await aClient(buyer, roomId), await aClient(seller, roomId)]
  await until(() => people.every(({ talk }) => talk.get().status === 'ready'))

  const end = Date.now() + traffic
  const written = people.map(async ({ outbox }, who) => {
    const texts: string[] = []
    for (; Date.now() < end; await sleep(writeEvery)) {
      const text = `${who} writes ${String(texts.length).padStart(4, '0')}`
      outbox.add(roomId, text)
      texts.push(text)
    }
    return texts
  })
  let kills = 0
  for (let next = Date.now() + killEvery; next < end; next = Date.now() + killEvery) {
    await sleep(next - Date.now())
    await api.kill()
    kills += 1
    api = await spawnApi(house, port)
  }
  const texts = await Promise.all(written)
  const all = texts.flat()
  const began = Date.now()
  await until(() => people.every(({ talk }) => talk.get().messages.length >= all.length))
  expect(Date.now() - began).toBeLessThan(5_000)

  expect(kills).toBeGreaterThanOrEqual(4)
  expect(all.length).toBeGreaterThanOrEqual(200)
  const [atBuyer = [], atSeller] = people.map(({ bodies }) => bodies())
  expect(atSeller).toEqual(atBuyer)
  expect(atBuyer.toSorted()).toEqual(all.toSorted())
  for (const [who, own] of texts.entries())
    expect(atBuyer.filter((text) => text.startsWith(`${who} `))).toEqual(own)
  await until(() => people.every(({ outbox }) => outbox.entries().length === 0))
  expect(await findBreaches(house.db)).toEqual([])
}, 90_000)
