import { beforeAll, expect, test } from 'vitest'
import { bindProbes } from '#server/testing/probes.ts'
import { listen, sendRaw } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({}, { times: { reading: 1_000 }, routes: bindProbes })
let port = 0
beforeAll(async () => {
  port = await listen(testApp.app)
})

test('who reads a long answer drop by drop is cut', async () => {
  const text = 'x'.repeat(20_000_000)
  const body = JSON.stringify({ text })
  const head = `POST /api/probe/upload HTTP/1.1\r\nhost: vanij.test\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const { socket, ended } = sendRaw(port, head + body)
  socket.pause()
  const cut = new Promise<void>((resolve) => {
    testApp.app.server.once('connection', (line) => line.once('close', () => resolve()))
  })
  const drops = setInterval(() => socket.read(100), 50)
  await cut
  clearInterval(drops)
  socket.resume()
  expect((await ended).length).toBeLessThan(text.length)
})
