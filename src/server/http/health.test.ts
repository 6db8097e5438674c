import { once } from 'node:events'
import { request as ask } from 'node:http'
import { expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { bindProbes, countWaiting, holdProbe, releaseWaiting } from '#server/testing/probes.ts'
import { listen, sendRaw, statusIn } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const closing = openTestApp({}, { routes: bindProbes })
const shortCaching = openTestApp({}, { keepAnswersMs: 500 })
const log: string[] = []
const logStream = { write: (line: string) => void log.push(line) }
const announcing = openTestApp({ drainWaitMs: 1_000, logLevel: 'info' }, { logStream })
const crowded = openTestApp()
const cornered = openTestApp({}, { routes: bindProbes, times: { drain: 400 } })

test('a running house is alive, and ready while its database knows every migration', async () => {
  const status = async (url: string) => (await testApp.app.inject(url)).statusCode
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])

  await testApp.db.run(sql`update migrations set name = name || '-'`)
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  await testApp.db.run(sql`update migrations set name = rtrim(name, '-')`)
  expect(await status('/readyz')).toBe(200)
})

test('any number of simultaneous readiness checks cost one query', async () => {
  // What the market looks up by itself may fall between.
  const look = async () => {
    let questions = 0
    const count = () => {
      questions += 1
    }
    shortCaching.pool.on('acquire', count)
    const checks = Array.from({ length: 100 }, () => shortCaching.app.inject('/readyz'))
    const answers = await Promise.all(checks)
    shortCaching.pool.off('acquire', count)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    return questions
  }
  await expect.poll(look, { interval: 600 }).toBe(1)
})

/** One request on a connection that could be kept alive. */
const get = (port: number, path: string) =>
  new Promise<{ status: number; connection: string | undefined; body: string }>((resolve, reject) => {
    ask({ port, path, host: '127.0.0.1', headers: { connection: 'keep-alive' } }, async (answer) => {
      let body = ''
      for await (const part of answer) body += part
      resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, body })
    })
      .on('error', reject)
      .end()
  })

test('closing finishes what is under way, takes the last word of open connections, and nobody new', async () => {
  const port = await listen(closing.app)
  const kept = sendRaw(port, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
  const running = Array.from({ length: 20 }, () => get(port, holdProbe.path))
  await expect.poll(countWaiting).toBe(20)
  const closed = closing.app.close()
  const newcomer = () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => 'refused')
  await expect.poll(newcomer).toBe('refused')
  kept.socket.write('GET /readyz HTTP/1.1\r\nhost: a\r\n\r\n')
  await expect.poll(() => kept.socket.readableEnded).toBe(true)
  releaseWaiting()

  const answers = await Promise.all(running)
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.every(({ connection }) => connection === 'close')).toBe(true)
  const [alive = '', ready = ''] = (await kept.ended).split(/(?=HTTP\/1\.1 503)/)
  expect(statusIn(alive)).toBe(200)
  expect(statusIn(ready)).toBe(503)
  await closed
})

test('requests that came before it closed are answered, also many at once', async () => {
  const port = await listen(crowded.app)
  const all = Array.from({ length: 40 }, () => sendRaw(port, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'))
  await Promise.all(all.map(({ socket }) => once(socket, 'connect')))
  await crowded.app.close()
  const answers = await Promise.all(all.map(({ ended }) => ended))
  expect(answers.map(statusIn)).toEqual(Array(40).fill(200))
})

test('closing does not wait for ever', async () => {
  const port = await listen(cornered.app)
  const endless = get(port, holdProbe.path)
  await expect.poll(countWaiting).toBe(1)
  await Promise.all([expect(endless).rejects.toThrow(), cornered.app.close()])
  releaseWaiting()
})

test('a server that ends says so first, and serves on for a while', async () => {
  const port = await listen(announcing.app)
  expect((await get(port, '/readyz')).status).toBe(200)
  const closed = announcing.app.close()
  const answers = [await get(port, '/readyz'), await get(port, '/healthz')]
  expect(answers.map(({ status }) => status)).toEqual([503, 200])
  const { body } = answers[0] ?? { body: '' }
  expect(JSON.parse(body)).toMatchObject({ success: false, content: expect.stringMatching(/\.$/) })
  expect(answers.map(({ connection }) => connection)).toEqual(['close', 'close'])
  await closed
  // Whoever asks each second fills no log.
  expect(log.filter((line) => line.includes('"stack"'))).toEqual([])
  await expect(get(port, '/healthz')).rejects.toThrow()
})
