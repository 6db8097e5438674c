import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint, Rate } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { tooOften } from '#server/errors.ts'
import type { Caller } from '#server/sessions/session.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts one call against its limit; throws 429 when there were too many. */
    countRequest(endpoint: Endpoint, request: FastifyRequest, caller: Caller | null): Promise<void>
  }
}

const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 })

/** Signed-in callers are counted by account, visitors by address (decisions, section 7). */
export function installRateLimits(app: FastifyInstance, isOn: boolean) {
  const { userReads, userWrites, visitorReads, visitorWrites, orders } = limits.perMinute
  const users = { read: perMinute(userReads), write: perMinute(userWrites), order: perMinute(orders) }
  const visitors = { read: perMinute(visitorReads), write: perMinute(visitorWrites) }
  const signUps = new RateLimiterMemory({ points: limits.signUpsPerHour, duration: 3_600 })

  const limiterFor = (rate: Rate, caller: Caller | null) => {
    if (rate === 'sign-up') return signUps
    // Sign-in has limits of its own, which know about wrong passwords.
    if (rate === 'sign-in') return visitors.write
    if (caller) return users[rate]
    return rate === 'read' ? visitors.read : visitors.write
  }

  app.decorate('countRequest', async (endpoint, request, caller) => {
    if (isOn) await count(limiterFor(rateOf(endpoint), caller), caller?.user_id ?? request.ip)
  })
}

const rateOf = ({ rate, method }: Endpoint): Rate => rate ?? (method === 'GET' ? 'read' : 'write')

async function count(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key)
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooOften() : error
  }
}
