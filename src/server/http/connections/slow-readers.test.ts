import { once } from 'node:events'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '#server/limits.ts'
import { bindProbes, countWaiting, holdProbe, releaseWaiting } from '#server/testing/probes.ts'
import { listen, sendRaw, statusIn } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const strict = openTestApp({}, { times: { reading: 1_000 }, routes: bindProbes })
/** Cuts nobody for the pace of a busy machine. */
const lenient = openTestApp({}, { times: { reading: 60_000, stalled: 60_000 }, routes: bindProbes })
const ports = { strict: 0, lenient: 0 }
beforeAll(async () => {
  ports.strict = await listen(strict.app)
  ports.lenient = await listen(lenient.app)
})
afterEach(() => void vi.useRealTimers())
/** Timeouts of sockets are Node's own and go on. */
const stopTheClock = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const text = 'x'.repeat(20_000_000)

/** Asks for an answer that is far larger than what the kernel holds for a reader. */
function askForMuch(port: number) {
  const body = JSON.stringify({ text })
  const headers = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`
  return sendRaw(port, `POST /api/probe/upload HTTP/1.1\r\nhost: vanij.test\r\n${headers}\r\n\r\n${body}`)
}

test('who reads a long answer drop by drop is cut', async () => {
  const { socket, ended } = askForMuch(ports.strict)
  socket.pause()
  const cut = new Promise<void>((resolve) => {
    strict.app.server.once('connection', (line) => line.once('close', () => resolve()))
  })
  const drops = setInterval(() => socket.read(100), 50)
  await cut
  clearInterval(drops)
  socket.resume()
  expect((await ended).length).toBeLessThan(text.length)
})

test('who reads a large answer steadily gets all of it, however long that takes', async () => {
  stopTheClock()
  const { socket, ended } = askForMuch(ports.lenient)
  await once(socket, 'data')
  socket.pause()
  vi.advanceTimersByTime(2 * limits.http.firstByte)
  socket.resume()
  expect((await ended).length).toBeGreaterThan(text.length)
})

test('an answer that does not begin is given up', async () => {
  stopTheClock()
  const { ended } = sendRaw(ports.lenient, `GET ${holdProbe.path} HTTP/1.1\r\nhost: vanij.test\r\n\r\n`)
  await vi.waitUntil(() => countWaiting() === 1, { timeout: 300_000 })
  vi.advanceTimersByTime(limits.http.firstByte)
  expect(statusIn(await ended)).toBeNaN()
  releaseWaiting()
})
