import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SharedRuns } from './shared-runs.ts'

const world = () => {
  const shared = new SharedRuns<number>()
  const seen = { now: 0, asked: 0 }
  const ask = (key = 'shop') =>
    shared.get(key, async () => {
      seen.asked += 1
      const { now } = seen
      await wait(5)
      if (now < 0) throw new Error('lost')
      return now
    })
  return { seen, ask }
}

test('no answer is older than its question, and those who wait share one', async () => {
  const { seen, ask } = world()
  const first = ask()
  seen.now = 1
  const later = [ask(), ask(), ask()]
  expect(await first).toBe(0)
  expect(await Promise.all(later)).toEqual([1, 1, 1])
  expect(seen.asked).toBe(2)
  seen.now = 2
  expect(await ask()).toBe(2)
})

test('different questions have different answers', async () => {
  const { seen, ask } = world()
  await Promise.all([ask('one'), ask('other')])
  expect(seen.asked).toBe(2)
})

test('a failure reaches all who wait for it, and the next try is a new one', async () => {
  const { seen, ask } = world()
  seen.now = -1
  const first = ask()
  const second = ask()
  await expect(first).rejects.toThrow('lost')
  seen.now = 3
  await expect(second).rejects.toThrow('lost')
  expect(await ask()).toBe(3)
})

test('a crowd that never ceases gets fresh answers all along', async () => {
  const { seen, ask } = world()
  const clock = setInterval(() => {
    seen.now += 1
  }, 1)
  const answers: number[] = []
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let i = 0; i < 20; i += 1) {
        const requestsBefore = seen.now
        const answer = await ask()
        expect(answer).toBeGreaterThanOrEqual(requestsBefore)
        answers.push(answer)
      }
    }),
  )
  clearInterval(clock)
  expect(answers).toHaveLength(320)
  expect(seen.asked).toBeLessThan(100)
})
