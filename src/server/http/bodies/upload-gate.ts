import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { type ByteRoom, byteRoom, NoRoom, type RoomLimits } from './byte-room.ts'

const leaving = new WeakMap<FastifyRequest, () => void>()

/**
 * Large bodies are taken in only while there is room for them, so that memory stays bounded however many come at
 * once. A body waits unread, in the sender's own memory. Callers without access never come this far.
 *
 * What one account sends is worked on one after the other: its pictures keep one worker busy for seconds each, and
 * everybody else waits for one of them at most, not for all.
 */
export function installUploadGate(app: FastifyInstance, limit: RoomLimits = limits.uploads) {
  const common = byteRoom(limit)
  const takeTurn = turnsPerAccount({ ...limit, bytes: 1 })

  const enter = async (account: string, bytes: number) => {
    const endTurn = await takeTurn(account)
    try {
      const leave = await common.enter(bytes)
      return () => {
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
    if (bytes > 0) await goIn(() => enter(accountOf(request), bytes), request, reply)
  })
  app.addHook('onResponse', async (request) => leaving.get(request)?.())
}

const accountOf = ({ caller, ip }: FastifyRequest) => caller?.user_id ?? ip

async function goIn(enter: () => Promise<() => void>, request: FastifyRequest, reply: FastifyReply) {
  const leave = await enter().catch((error: Error) => {
    throw error instanceof NoRoom
      ? unavailable('Many pictures are being uploaded right now. Please try again in a moment.')
      : error
  })
  leaving.set(request, leave)
  // Whoever hangs up gets no answer, but leaves all the same.
  reply.raw.once('close', leave)
  if (request.raw.destroyed) leave()
}

function turnsPerAccount(limit: RoomLimits) {
  const rooms = new Map<string, ByteRoom>()
  return async (account: string) => {
    const own = rooms.get(account) ?? byteRoom(limit)
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
  const most = routeOptions.bodyLimit ?? 0
  const length = headers['content-length']
  if (length === undefined) return headers['transfer-encoding'] === undefined ? 0 : most
  // More than the route reads is refused before it is read.
  return Number(length) <= most ? Number(length) : 0
}
