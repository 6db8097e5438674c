import { connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { aTalk, openSockets, until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { openHouse } from '#server/testing/house.ts'

const house = openHouse()
const sockets = openSockets(house)
const ends: (() => unknown)[] = []
afterAll(() => {
  for (const end of ends.toReversed()) end()
})

/** Between a browser and the server: a line may die without a word to either end, while new ones come through. */
async function aLineThatDies(to: string) {
  const lines = new Set<Socket>()
  const between = createServer((near) => {
    const far = connect(Number(new URL(to).port), '127.0.0.1')
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from)
      from.pipe(into)
      from.on('error', () => {})
    }
  })
  await new Promise<void>((open) => between.listen(0, '127.0.0.1', open))
  const address = between.address()
  const dieSilently = () => {
    for (const line of lines) line.unpipe().resume()
  }
  const end = () => {
    for (const line of lines) line.destroy()
    between.close()
  }
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    dieSilently,
    end,
  }
}

// The ping alone would need 25 s.
const soonerThanThePing = 20_000

test(
  'a line that died without a word is noticed by the unanswered message, which arrives once over another',
  async () => {
    const { buyer, seller, roomId } = await aTalk(house)
    const line = await aLineThatDies(sockets.address())
    const asha = await aChatClient(house, line.address, { person: buyer, roomId })
    const shop = await aChatClient(house, sockets.address(), { person: seller, roomId })
    ends.push(line.end, asha.end, shop.end)
    await until(() => [asha, shop].every(({ talk }) => talk.get().status === 'ready'))

    line.dieSilently()
    asha.outbox.add(roomId, 'Into the void')
    shop.outbox.add(roomId, 'Are you there?')
    await until(() => asha.outbox.entries().length === 0 && asha.bodies().length === 2)
    expect(asha.bodies()).toEqual(shop.bodies())
    expect(shop.bodies().toSorted()).toEqual(['Are you there?', 'Into the void'])
  },
  soonerThanThePing,
)
