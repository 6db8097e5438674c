import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { aChat, openSockets, until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)
const ends: (() => unknown)[] = []
afterAll(() => {
  for (const end of ends.toReversed()) end()
})

/**
 * A proxy between browser and server. Connections may die without a word to either end while new ones work; or
 * everything that is sent disappears, on new connections too, until it is repaired.
 */
async function aPoorLine(to: string) {
  const lines = new Set<Socket>()
  let isSwallowing = false
  const between = createServer((near) => {
    lines.add(near)
    near.on('error', () => {})
    if (isSwallowing) return void near.resume()
    const far = connect(Number(new URL(to).port), '127.0.0.1')
    lines.add(far)
    far.on('error', () => {})
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((open) => between.listen(0, '127.0.0.1', open))
  const address = between.address()
  const dieSilently = () => {
    for (const line of lines) line.unpipe().resume()
  }
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    dieSilently,
    swallow() {
      isSwallowing = true
      dieSilently()
    },
    heal: () => {
      isSwallowing = false
    },
    end() {
      for (const line of lines) line.destroy()
      between.close()
    },
  }
}

/** The first of the two has the bad connection. */
async function twoWhoTalk() {
  const { buyer, seller, roomId } = await aChat(testApp)
  const line = await aPoorLine(sockets.address())
  const asha = await aChatClient(testApp, line.address, { person: buyer, roomId })
  const shop = await aChatClient(testApp, sockets.address(), { person: seller, roomId })
  ends.push(line.end, asha.end, shop.end)
  await until(() => [asha, shop].every(({ talk }) => talk.get().status === 'ready'))
  const write = (who: typeof asha, text: string) => who.outbox.add(roomId, text)
  const allAtBoth = (count: number) =>
    until(() =>
      [asha, shop].every(({ outbox, bodies }) => !outbox.entries().length && bodies().length >= count),
    )
  return { line, asha, shop, write, allAtBoth }
}

test.concurrent('a line that died without a word is noticed soon, and what was written arrives once over another', async () => {
  const { line, asha, shop, write, allAtBoth } = await twoWhoTalk()
  const reasons: string[] = []
  asha.socket.on('disconnect', (reason) => reasons.push(reason))
  line.dieSilently()
  write(asha, 'Into the void')
  write(shop, 'Are you there?')
  await allAtBoth(2)
  expect(asha.bodies()).toEqual(shop.bodies())
  expect(shop.bodies().toSorted()).toEqual(['Are you there?', 'Into the void'])
  // The page itself noticed, by pings that did not come.
  expect(reasons[0]).toBe('ping timeout')
})

test.concurrent('who is cut off from everything for a while finds back, and so does who only listens', async () => {
  const { line, asha, shop, write, allAtBoth } = await twoWhoTalk()
  line.swallow()
  write(shop, 'Can you hear me?')
  await sleep(6_000)
  write(asha, 'Under ground')
  await sleep(6_000)
  line.heal()
  await allAtBoth(2)
  expect(asha.bodies()).toEqual(shop.bodies())
  expect(shop.bodies()).toEqual(['Can you hear me?', 'Under ground'])
})
