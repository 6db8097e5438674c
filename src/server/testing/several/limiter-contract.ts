import { randomUUID } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { describe, expect, test } from 'vitest'
import type { CreateLimiter } from '#server/processes/rate-limiters.ts'

/** How many of so many simultaneous tries a limit admits. */
export async function countAdmitted(
  limiters: readonly ReturnType<CreateLimiter>[],
  key: string,
  tries: number,
) {
  const answers = await Promise.allSettled(
    Array.from({ length: tries }, (_, n) => limiters[n % limiters.length]?.consume(key)),
  )
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refusals.every((reason) => reason instanceof RateLimiterRes)).toBe(true)
  return tries - refusals.length
}

/** The contract of every rate limit, wherever it is counted. */
export function describeLimiters(name: string, createLimiter: CreateLimiter) {
  describe(`a rate limit counted ${name}`, () => {
    test('admits its number of tries for each key, and takes back what did not count', async () => {
      const limiter = createLimiter(randomUUID(), { points: 3, duration: 60 })
      expect(await countAdmitted([limiter], 'one', 5)).toBe(3)
      expect(await countAdmitted([limiter], 'other', 2)).toBe(2)
      await limiter.reward('other')
      expect(await countAdmitted([limiter], 'other', 5)).toBe(2)
    })

    test('starts again when its time is over', async () => {
      const limiter = createLimiter(randomUUID(), { points: 1, duration: 1 })
      expect(await countAdmitted([limiter], 'one', 2)).toBe(1)
      await expect.poll(() => countAdmitted([limiter], 'one', 2), { interval: 100 }).toBe(1)
    })
  })
}

/** The contract of one that several processes share. `open` answers that of a further process. */
export function describeSharedLimiters(name: string, open: () => CreateLimiter) {
  test(`of 120 tries over three processes 30 are admitted, counted ${name}`, async () => {
    const limit = randomUUID()
    const limiters = Array.from({ length: 3 }, () => open()(limit, { points: 30, duration: 60 }))
    expect(await countAdmitted(limiters, 'one', 120)).toBe(30)
  })
}
