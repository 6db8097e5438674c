import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint, Rate } from '#contract/endpoint.ts'
import { http } from '#contract/texts/http.ts'
import { addressKey, subnetKey } from '#server/address-key.ts'
import { Refusal, tooOften } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { limitsReached } from '#server/signals/signals.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call against its limit and throws 429 beyond it. */
    countRequest(rate: Rate, request: FastifyRequest, caller: Caller | null): Promise<void>
  }
}

const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 })

/** Signed-in callers are counted by account, visitors by address (decisions, section 7). */
export function installRateLimits(app: FastifyInstance, isOn: boolean) {
  const { userReads, userWrites, visitorReads, visitorWrites, orders } = limits.perMinute
  const users = {
    read: perMinute(userReads),
    write: perMinute(userWrites),
    order: app.shared.createLimiter('order', { points: orders, duration: 60 }),
    // Each brings two photos to decode and documents to keep.
    application: app.shared.createLimiter('application', {
      points: limits.applicationsPerHour,
      duration: 3_600,
    }),
    // Each reads all that a person has.
    'own-data': app.shared.createLimiter('own-data', { points: limits.ownDataPerHour, duration: 3_600 }),
  }
  const visitors = { read: perMinute(visitorReads), write: perMinute(visitorWrites) }
  const entryLimits = createEntryLimits(app)

  const countRequest = (rate: Rate, request: FastifyRequest, caller: Caller | null) => {
    // Sign-ins are always counted by address: a token would give every existing account a fresh count.
    if (isEntry(rate)) return countAtEntry(entryLimits[rate], request)
    if (caller) return count(users[rate], caller.user_id)
    return count(rate === 'read' ? visitors.read : visitors.write, addressKey(request.ip))
  }
  app.decorate('countRequest', async (rate, request, caller) => {
    if (!isOn) return
    try {
      await countRequest(rate, request, caller)
    } catch (error) {
      if (error instanceof Refusal) limitsReached.send({ rate })
      throw error
    }
  })
}

type EntryRate = Extract<Rate, 'sign-in' | 'code' | 'sign-up'>
const isEntry = (rate: Rate): rate is EntryRate => rate === 'sign-in' || rate === 'code' || rate === 'sign-up'

type EntryLimit = {
  readonly name: EntryRate
  readonly perAddress: RateLimiterAbstract
  readonly perSubnet?: RateLimiterAbstract
  readonly takenBack: WeakMap<FastifyRequest, () => Promise<unknown>>
}

/**
 * Passwords and codes are counted separately, so that junk for one does not block the other, and only wrong ones
 * count, so that thousands behind one carrier address do not block each other.
 */
function createEntryLimits(app: FastifyInstance): Readonly<Record<EntryRate, EntryLimit>> {
  const { triesPerAddress, triesPerSubnet, window } = limits.signIn
  const { createLimiter } = app.shared
  const duration = window / 1000
  const takenBack: EntryLimit['takenBack'] = new WeakMap()
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 400) await takenBack.get(request)?.()
  })
  const guarded = (name: EntryRate) => ({
    name,
    perAddress: createLimiter(`${name}-address`, { points: triesPerAddress, duration }),
    perSubnet: createLimiter(`${name}-subnet`, { points: triesPerSubnet, duration }),
    takenBack,
  })
  return {
    'sign-up': {
      name: 'sign-up',
      perAddress: createLimiter('sign-up', { points: limits.signUpsPerHour, duration: 3_600 }),
      takenBack: new WeakMap(),
    },
    // Wrong passwords of one account are also counted, where they are checked.
    'sign-in': guarded('sign-in'),
    code: guarded('code'),
  }
}

export const rateOf = ({ rate, method }: Endpoint): Rate => rate ?? (method === 'GET' ? 'read' : 'write')

async function count(limiter: RateLimiterAbstract, key: string) {
  const refusal = await tryToConsume(limiter, key)
  if (refusal) throw tooOften(undefined, secondsOf(refusal))
}

async function countAtEntry(limit: EntryLimit, request: FastifyRequest) {
  const address = addressKey(request.ip)
  await passEntry(limit, 'address', [limit.perAddress, address], request)
  if (!limit.perSubnet) return
  const subnet = subnetKey(address)
  await passEntry(limit, 'subnet', [limit.perSubnet, subnet], request)
  const { perAddress, perSubnet } = limit
  limit.takenBack.set(request, () => Promise.all([perAddress.reward(address), perSubnet.reward(subnet)]))
}

async function passEntry(
  { name }: EntryLimit,
  by: 'address' | 'subnet',
  [limiter, key]: [RateLimiterAbstract, string],
  request: FastifyRequest,
) {
  const refusal = await tryToConsume(limiter, key)
  if (!refusal) return
  // One line per window, so that a flood does not fill the log.
  if (refusal.consumedPoints === limiter.points + 1)
    request.log.warn({ event: `${name}-throttled`, by, address: request.ip })
  const seconds = secondsOf(refusal)
  throw tooOften(http.tooManyTries({ minutes: Math.ceil(seconds / 60) }), seconds)
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

async function tryToConsume(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key)
    return
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}
