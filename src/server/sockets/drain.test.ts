import { expect, test } from 'vitest'
import { aChat, next, openSockets, sendFrame } from '#server/testing/chat.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)

test('a server that ends answers what it has begun, and asks each to come back at another moment', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const [asha, shop] = [await sockets.join(buyer, roomId), await sockets.join(seller, roomId)]
  const farewells = [asha, shop].map(({ socket }) => next(socket, 'goodbye'))
  const ends = [asha, shop].map(({ socket }) => new Promise((end) => socket.once('disconnect', end)))
  const sent = Array.from({ length: 20 }, (_, i) =>
    sendFrame(asha.socket, 'chatMessage', { token: asha.token, roomId, message: `${i}` }),
  )
  await sent[0]
  const closed = testApp.app.close()
  for (const answer of await Promise.all(sent))
    expect(answer.success ? answer.message.seq > 0 : answer.status === 'again').toBe(true)
  for (const goodbye of await Promise.all(farewells))
    expect(goodbye).toMatchObject({ status: 'moving', come_back_ms: expect.any(Number) })
  // Closed like a lost connection, so that the client reconnects by itself.
  expect(await Promise.all(ends)).toEqual(['transport close', 'transport close'])
  await closed
})
