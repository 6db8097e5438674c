import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { listBuyerRooms } from '#contract/chats/chat.ts'
import { aChat, openSockets, until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { describeWithOwnValkey, openTestValkey } from '#server/testing/several/test-valkey.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

describeWithOwnValkey('a market of two servers over Valkey', () => {
  const valkey = openTestValkey({ password: 'a-secret' })
  beforeAll(valkey.start)
  const prefix = randomUUID()
  const where = { valkey: () => valkey.addressOf(prefix) }
  const market = openTestApp()
  const [one, other] = [openFurtherServer(market, where), openFurtherServer(market, where)]
  const [atOne, atOther] = [openSockets(one), openSockets(other)]

  test('a Valkey that is killed while people write loses nothing and doubles nothing', async () => {
    const { buyer, seller, roomId } = await aChat(one)
    const asha = await aChatClient(one, atOne.address(), { person: buyer, roomId })
    const shop = await aChatClient(other, atOther.address(), { person: seller, roomId })
    ends.push(asha.end, shop.end)
    await until(() => [asha, shop].every(({ talk }) => talk.get().status === 'ready'))
    const all = Array.from({ length: 60 }, (_, n) => `No. ${n}`)
    const write = (texts: readonly string[]) => {
      for (const text of texts) asha.outbox.add(roomId, text)
    }
    const isWritten = () => until(() => asha.outbox.entries().length === 0)
    write(all.slice(0, 20))
    await valkey.end()
    write(all.slice(20, 40))
    await isWritten()
    await valkey.start()
    write(all.slice(40))
    await isWritten()
    await expect.poll(() => shop.bodies()).toEqual(all)
    expect(asha.bodies()).toEqual(all)
    expect(await findBreaches(market.db)).toEqual([])
  })

  test('a person is online at whichever server, also after Valkey was killed', async () => {
    const { buyer, seller } = await aChat(one)
    await atOne.listen(buyer)
    const rooms = async () => (await one.as(buyer)(listBuyerRooms, {})).rooms
    const isOnline = async () => (await rooms()).map(({ is_online }) => is_online)
    const { socket } = await atOther.listen(seller)
    await expect.poll(isOnline).toEqual([true])
    await valkey.end()
    // The list comes all the same.
    expect(await rooms()).toHaveLength(1)
    await valkey.start()
    await expect.poll(isOnline).toEqual([true])
    socket.disconnect()
    await expect.poll(isOnline).toEqual([false])
  })
})
