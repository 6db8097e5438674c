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

const releases = new WeakMap<FastifyRequest, () => void>()

/**
 * Accepts large bodies only while there is room for them, so that memory stays bounded. A waiting body stays in the
 * sender's memory. Callers without access never get this far.
 *
 * Uploads of one account are processed one after the other: their pictures keep a worker busy for seconds each, and
 * so others wait for one of them at most.
 *
 * A slow upload may take its time while there is room; when others wait for theirs, the slowest one is stopped.
 */
export function installUploadGate(app: FastifyInstance, changes: Partial<UploadLimits> = {}) {
  const limit = { ...limits.uploads, ...changes }
  const common = byteBudget(limit)
  const inside = new Set<FastifyRequest>()
  app.gauges.set('uploads', () => inside.size)
  const whileWaiting = repeatEvery(limit.lookMs, () => {
    const slowest = stopSlowest(inside, limit)
    // Its bytes are already discarded, so nobody waits for its answer to be sent.
    if (slowest) releases.get(slowest)?.()
  })
  const takeTurn = queuePerAccount({ ...limit, bytes: 1 })

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
    // A small file can hold many pixels, so the size does not tell what is an upload.
    if ((request.routeOptions.bodyLimit ?? 0) <= limits.body.small) return
    const bytes = expectedBytes(request)
    if (bytes > 0) await enterBudgets(() => enter(request, bytes), request, reply)
  })
  app.addHook('onResponse', async (request) => releases.get(request)?.())
}

type UploadLimits = { readonly [Name in keyof typeof limits.uploads]: number }

/** Repeats something while anybody waits. */
function repeatEvery(ms: number, work: () => void) {
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

async function enterBudgets(enter: () => Promise<() => void>, request: FastifyRequest, reply: FastifyReply) {
  const leave = await enter().catch((error: Error) => {
    throw error instanceof OverBudget ? unavailable(http.manyUploads) : error
  })
  releases.set(request, leave)
  // A client that disconnects gets no answer but still frees its place.
  reply.raw.once('close', leave)
  if (request.raw.destroyed) leave()
}

function queuePerAccount(limit: ByteBudgetLimits) {
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

/** The announced size of a body; without one, the largest that its route accepts. */
export function expectedBytes({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit ?? 0
  const length = headers['content-length']
  if (length === undefined) return headers['transfer-encoding'] === undefined ? 0 : limit
  // A body above the route's limit is refused before it is read.
  return Number(length) <= limit ? Number(length) : 0
}
