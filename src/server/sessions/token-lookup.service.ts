import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '#server/address-key.ts'
import type { Db } from '#server/db/db.ts'
import { tooOften } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { type CallerLookup, findCaller, hashOfToken } from './session.service.ts'

const { perMinute, atOnce, remembered } = limits.unknownTokens
/** A lookup under way costs one, an invalid token so much that `perMinute` of them use up the minute. */
const missWeight = Math.ceil(atOnce / perMinute)

export type TokenLookup = { find(token: string, address: string): Promise<CallerLookup> }

/**
 * Looks up tokens, but limits invalid ones per address. A token that was valid before is always looked up, so that
 * thousands behind one carrier address are not blocked by a neighbour's guesses; and it is looked up every time, so
 * that an ended session ends at once.
 */
export function createTokenLookup(
  db: Db,
  { demo, isLimited }: { demo: boolean; isLimited: boolean },
): TokenLookup {
  const misses = new RateLimiterMemory({ points: atOnce, duration: 60 })
  const good = lastOnes(remembered)

  const ask = async (token: string, name: string) => {
    const session = await findCaller(db, token, demo)
    if ('caller' in session) good.add(name)
    else good.delete(name)
    return session
  }
  return {
    async find(token, address) {
      if (!isLimited) return findCaller(db, token, demo)
      const name = hashOfToken(token).toString('base64')
      const key = addressKey(address)
      const isCounted = !good.has(name)
      if (isCounted) await misses.consume(key).catch(refuse)
      const session = await ask(token, name)
      if ('refusal' in session) await misses.penalty(key, missWeight - Number(isCounted))
      else if (isCounted) await misses.reward(key)
      return session
    },
  }
}

const refuse = () => {
  throw tooOften(undefined, 60)
}

/** The names that were added last. */
function lastOnes(limit: number) {
  const names = new Set<string>()
  return {
    has: (name: string) => names.has(name),
    delete: (name: string) => names.delete(name),
    add(name: string) {
      names.delete(name)
      names.add(name)
      const [oldest] = names
      if (names.size > limit && oldest !== undefined) names.delete(oldest)
    },
  }
}
