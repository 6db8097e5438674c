import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { bindProbes } from '#server/testing/probes.ts'
import { bodyIn, listen, sendRaw, statusIn } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const times = {
  headers: 300,
  request: 300,
  upload: 1_000,
  uploadBytes: 100,
  wholeUpload: 5_000,
  stalled: 1_500,
  firstByte: 1_200,
  reading: 5_000,
}
const testApp = openTestApp({}, { times, routes: bindProbes })
/** Cuts nobody who sends a byte in a second: a busy machine sends no more for sure. */
const lenient = openTestApp(
  {},
  {
    times: {
      ...times,
      uploadBytes: 1,
      wholeUpload: 60_000,
      stalled: 60_000,
      firstByte: 60_000,
      reading: 60_000,
    },
    routes: bindProbes,
  },
)
let port = 0
let lenientPort = 0
beforeAll(async () => {
  port = await listen(testApp.app)
  lenientPort = await listen(lenient.app)
})

const head = (line: string, more = '') => `${line} HTTP/1.1\r\nhost: vanij.test\r\n${more}\r\n`
const json = (length: number) => `content-type: application/json\r\ncontent-length: ${length}\r\n`

test('a connection that says nothing is cut', async () => {
  expect(statusIn(await sendRaw(port, '').ended)).toBe(408)
})

test('headers that trickle are cut with a sentence', async () => {
  const { socket, ended } = sendRaw(port, 'GET / HTTP/1.1\r\nhost: vanij.test\r\n')
  const trickle = setInterval(() => socket.write('x-more: 1\r\n'), 50)
  const answer = await ended
  clearInterval(trickle)
  expect(statusIn(answer)).toBe(408)
  expect(bodyIn(answer)).toMatchObject({ success: false, content: expect.stringMatching(/too long/) })
})

test('a small body that trickles is cut with a sentence', async () => {
  const { socket, ended } = sendRaw(port, head('POST /api/probe/echo', json(1_000)))
  const trickle = setInterval(() => socket.write(' '), 50)
  const answer = await ended
  clearInterval(trickle)
  expect(statusIn(answer)).toBe(408)
  expect(bodyIn(answer)).toMatchObject({ success: false, content: expect.stringMatching(/too long/) })
})

test('an upload may take longer than that, yet not for ever', async () => {
  const body = JSON.stringify({ text: 'a picture' })
  const request = head('POST /api/probe/upload', `connection: close\r\n${json(body.length)}`)
  const patient = sendRaw(lenientPort, request)
  patient.socket.write(body.slice(0, 5))
  await wait(times.request * 2)
  patient.socket.write(body.slice(5))
  expect(statusIn(await patient.ended)).toBe(200)

  const endless = sendRaw(port, head('POST /api/probe/upload', json(1_000_000)))
  const trickle = setInterval(() => endless.socket.write(' '.repeat(20)), 50)
  expect(await endless.ended).not.toContain('200 OK')
  clearInterval(trickle)
})

test('an upload over a slow line arrives, however long, while enough of it comes', async () => {
  const body = JSON.stringify({ text: 'a picture '.repeat(75) })
  const { socket, ended } = sendRaw(
    lenientPort,
    head('POST /api/probe/upload', `connection: close\r\n${json(body.length)}`),
  )
  for (let index = 0; index < body.length; index += 40) {
    socket.write(body.slice(index, index + 40))
    await wait(100)
  }
  expect(statusIn(await ended)).toBe(200)
})

test('an upload of which next to nothing comes is cut with a sentence', async () => {
  const { socket, ended } = sendRaw(port, head('POST /api/probe/upload', json(1_000)))
  const trickle = setInterval(() => socket.write(' '), 50)
  const answer = await ended
  clearInterval(trickle)
  expect(statusIn(answer)).toBe(408)
  expect(bodyIn(answer)).toMatchObject({ success: false, content: expect.stringMatching(/too long/) })
})

test('a body that still trickles after its answer is cut', async () => {
  const { socket, ended } = sendRaw(
    port,
    head('POST /api/probe/none', 'content-type: text/plain\r\ncontent-length: 900\r\n'),
  )
  const trickle = setInterval(() => socket.write('a'), 50)
  expect(statusIn(await ended)).toBe(404)
  clearInterval(trickle)
})

test('who stops reading a long answer is cut', async () => {
  const text = 'x'.repeat(12_000_000)
  const body = JSON.stringify({ text })
  const { socket, ended } = sendRaw(port, head('POST /api/probe/upload', json(body.length)) + body)
  socket.pause()
  await new Promise<void>((resolve) => {
    testApp.app.server.once('connection', (line) => line.once('close', () => resolve()))
  })
  socket.resume()
  expect((await ended).length).toBeLessThan(text.length)
})

test('others are served meanwhile, over one kept-alive connection', async () => {
  const stuck = Array.from({ length: 50 }, () => sendRaw(port, 'GET / HTTP/1.1\r\n'))
  for (let count = 0; count < 20; count += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(answer.status).toBe(200)
    await answer.text()
  }
  await Promise.all(stuck.map(({ ended }) => ended))
})
