import { beforeAll, expect, test } from 'vitest'
import { limits } from '#server/limits.ts'
import { aBuyer } from '#server/testing/build.ts'
import { until } from '#server/testing/chat.ts'
import { bindProbes, download, heldBack, letGo } from '#server/testing/probes.ts'
import { bodyIn, listen, speak, statusIn } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({}, { routes: bindProbes })
let port = 0
beforeAll(async () => {
  port = await listen(testApp.app)
})

const ask = (token: string) =>
  speak(
    port,
    `GET ${download.path} HTTP/1.1\r\nhost: vanij.test\r\nconnection: close\r\ntoken: ${token}\r\n\r\n`,
  )

test('one account has few downloads under way, and others do not wait for them', async () => {
  const [greedy, other] = [
    await testApp.tokenOf(await aBuyer(testApp.db)),
    await testApp.tokenOf(await aBuyer(testApp.db)),
  ]
  const first = Array.from({ length: limits.downloadsAtOnce }, () => ask(greedy))
  await until(() => heldBack() === limits.downloadsAtOnce)
  const refusal = await ask(greedy).ended
  expect(statusIn(refusal)).toBe(429)
  expect(bodyIn(refusal)).toMatchObject({ content: expect.stringContaining('still under way') })
  const others = ask(other)
  await until(() => heldBack() === limits.downloadsAtOnce + 1)
  letGo()
  for (const { ended } of [...first, others]) expect(await ended).toContain('last')

  // Whoever hangs up has room again.
  const broken = ask(greedy)
  await until(() => heldBack() === 1)
  broken.socket.destroy()
  letGo()
  for (let n = 0; n < limits.downloadsAtOnce; n += 1) {
    const next = ask(greedy)
    await until(() => heldBack() === 1)
    letGo()
    expect(statusIn(await next.ended)).toBe(200)
  }
})
