import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '#server/address-key.ts'
import type { Db } from '#server/db/db.ts'
import { tooOften } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { type CallerLookup, findCaller, hashOfToken } from './session.service.ts'

const { perMinute, atOnce, remembered } = limits.unknownTokens
/** A token on its way to the database weighs one, one that nobody has so much that `perMinute` of them fill the minute. */
const missWeight = Math.ceil(atOnce / perMinute)

export type TokenLookup = { find(token: string, address: string): Promise<CallerLookup> }

/**
 * Asks the database whose a token is, but not for ever about tokens that are nobody's: those are counted for the
 * address they come from. Whoever was let in with a token before is asked about in any case, so that thousands behind
 * one address of a carrier are not shut out by a neighbour's guesses; and asked about each time, so that a session
 * that is over is over.
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
