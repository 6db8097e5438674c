import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { http } from '#contract/texts/http.ts'
import {
  type ByteBudget,
  type ByteBudgetLimits,
  byteBudget,
  OverBudget,
} from '#server/concurrency/byte-budget.ts'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { stopSlowest } from './slow-uploads.ts'

const leaving = new WeakMap<FastifyRequest, () => void>()

/**
 * Large bodies are taken in only while there is room for them, so that memory stays bounded however many come at
 * once. A body waits unread, in the sender's own memory. Callers without access never come this far.
 *
 * What one account sends is worked on one after the other: its pictures keep one worker busy for seconds each, and
 * everybody else waits for one of them at most, not for all.
 *
 * A slow line may take its time while there is room. When others wait for theirs, the slowest yields.
 */
export function installUploadGate(app: FastifyInstance, changes: Partial<UploadLimits> = {}) {
  const limit = { ...limits.uploads, ...changes }
  const common = byteBudget(limit)
  const inside = new Set<FastifyRequest>()
  const whileWaiting = atTimes(limit.lookMs, () => {
    const slowest = stopSlowest(inside, limit)
    // Its bytes are let go already, so nobody waits for its answer to be sent.
    if (slowest) leaving.get(slowest)?.()
  })
  const takeTurn = turnsPerAccount({ ...limit, bytes: 1 })

  const enter = async (request: FastifyRequest, bytes: number) => {
    const endTurn = await takeTurn(accountOf(request))
    try {
      const leave = await whileWaiting(common.enter(bytes))
      inside.add(request)
      return () => {
        inside.delete(request)
        leave()
        endTurn()
      }
    } catch (error) {
      endTurn()
      throw error
    }
  }
  app.addHook('preParsing', async (request, reply) => {
    // A picture of many pixels may weigh little, so not the bytes tell what is an upload.
    if ((request.routeOptions.bodyLimit ?? 0) <= limits.body.small) return
    const bytes = expectedBytes(request)
    if (bytes > 0) await goIn(() => enter(request, bytes), request, reply)
  })
  app.addHook('onResponse', async (request) => leaving.get(request)?.())
}

type UploadLimits = { readonly [Name in keyof typeof limits.uploads]: number }

/** Does something again and again, while anybody waits. */
function atTimes(ms: number, work: () => void) {
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  return async <T>(awaited: Promise<T>): Promise<T> => {
    waiting += 1
    timer ??= setInterval(work, ms).unref()
    try {
      return await awaited
    } finally {
      waiting -= 1
      if (waiting === 0) {
        clearInterval(timer)
        timer = undefined
      }
    }
  }
}

const accountOf = ({ caller, ip }: FastifyRequest) => caller?.user_id ?? ip

async function goIn(enter: () => Promise<() => void>, request: FastifyRequest, reply: FastifyReply) {
  const leave = await enter().catch((error: Error) => {
    throw error instanceof OverBudget ? unavailable(http.manyUploads) : error
  })
  leaving.set(request, leave)
  // Whoever hangs up gets no answer, but leaves all the same.
  reply.raw.once('close', leave)
  if (request.raw.destroyed) leave()
}

function turnsPerAccount(limit: ByteBudgetLimits) {
  const rooms = new Map<string, ByteBudget>()
  return async (account: string) => {
    const own = rooms.get(account) ?? byteBudget(limit)
    rooms.set(account, own)
    const leave = await own.enter(1)
    return () => {
      leave()
      if (own.isEmpty()) rooms.delete(account)
    }
  }
}

/** What the head of a request promises; without a length, the most that its route reads. */
export function expectedBytes({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit ?? 0
  const length = headers['content-length']
  if (length === undefined) return headers['transfer-encoding'] === undefined ? 0 : limit
  // More than the route reads is refused before it is read.
  return Number(length) <= limit ? Number(length) : 0
}
