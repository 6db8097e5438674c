import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { users } from '#contract/texts/users.ts'
import { tooOften } from '#server/errors.ts'
import { limits } from '#server/limits.ts'

export type TryEmail = (userId: string) => Promise<void>

/** The answer reveals whether another account has an address, so each account may try only a few in a day. */
export function createEmailTries(isOn: boolean): TryEmail {
  const { emailsADay } = limits
  const tried = new RateLimiterMemory({ points: emailsADay, duration: 24 * 3_600 })
  return async (userId) => {
    if (!isOn) return
    try {
      await tried.consume(userId)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw tooOften(users.emailTooOften({ times: emailsADay }), Math.ceil(error.msBeforeNext / 1000))
    }
  }
}
