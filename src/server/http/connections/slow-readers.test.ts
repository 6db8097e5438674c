import { beforeAll, expect, test } from 'vitest'
import { openHouse } from '#server/testing/house.ts'
import { bindProbes } from '#server/testing/probes.ts'
import { listen, speak } from '#server/testing/wire.ts'

const house = openHouse({}, { times: { reading: 1_000 }, routes: bindProbes })
let port = 0
beforeAll(async () => {
  port = await listen(house.app)
})

test('who reads a long answer drop by drop is cut', async () => {
  const text = 'x'.repeat(20_000_000)
  const body = JSON.stringify({ text })
  const head = `POST /api/probe/upload HTTP/1.1\r\nhost: vanij.test\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const { socket, ended } = speak(port, head + body)
  socket.pause()
  const cut = new Promise<void>((resolve) => {
    house.app.server.once('connection', (line) => line.once('close', () => resolve()))
  })
  const drops = setInterval(() => socket.read(100), 50)
  await cut
  clearInterval(drops)
  socket.resume()
  expect((await ended).length).toBeLessThan(text.length)
})
