import { beforeAll, expect, test } from 'vitest'
import { limits } from '#server/limits.ts'
import { aBuyer } from '#server/testing/build.ts'
import { until } from '#server/testing/chat.ts'
import { bindProbes, countWaiting, download, releaseWaiting } from '#server/testing/probes.ts'
import { bodyIn, listen, sendRaw, statusIn } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({}, { routes: bindProbes })
let port = 0
beforeAll(async () => {
  port = await listen(testApp.app)
})

const ask = (token: string) =>
  sendRaw(
    port,
    `GET ${download.path} HTTP/1.1\r\nhost: vanij.test\r\nconnection: close\r\ntoken: ${token}\r\n\r\n`,
  )

test('one account has few downloads under way, and others do not wait for them', async () => {
  const [greedy, other] = [
    await testApp.tokenOf(await aBuyer(testApp.db)),
    await testApp.tokenOf(await aBuyer(testApp.db)),
  ]
  const first = Array.from({ length: limits.downloadsAtOnce }, () => ask(greedy))
  await until(() => countWaiting() === limits.downloadsAtOnce)
  const refusal = await ask(greedy).ended
  expect(statusIn(refusal)).toBe(429)
  expect(bodyIn(refusal)).toMatchObject({ content: expect.stringContaining('still under way') })
  const others = ask(other)
  await until(() => countWaiting() === limits.downloadsAtOnce + 1)
  releaseWaiting()
  for (const { ended } of [...first, others]) expect(await ended).toContain('last')

  // A client that disconnects frees its place.
  const broken = ask(greedy)
  await until(() => countWaiting() === 1)
  broken.socket.destroy()
  releaseWaiting()
  for (let n = 0; n < limits.downloadsAtOnce; n += 1) {
    const next = ask(greedy)
    await until(() => countWaiting() === 1)
    releaseWaiting()
    expect(statusIn(await next.ended)).toBe(200)
  }
})
