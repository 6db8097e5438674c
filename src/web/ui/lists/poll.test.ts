import { afterEach, expect, test, vi } from 'vitest'
import { startPolling, wakePolls } from './poll.ts'

afterEach(() => vi.unstubAllGlobals())

test('news that come while an answer is under way are asked for as soon as it is there', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('window', globalThis)
  const answers: (() => void)[] = []
  const stop = startPolling(() => new Promise<void>((answer) => answers.push(answer)), 1_000_000)
  wakePolls()
  wakePolls()
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await expect.poll(() => answers).toHaveLength(2)
  answers[1]?.()
  await new Promise((rest) => setTimeout(rest, 10))
  expect(answers).toHaveLength(2)
  stop()
})
