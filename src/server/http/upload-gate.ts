import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { type ByteRoom, byteRoom, NoRoom, type RoomLimits } from './byte-room.ts'

const leaving = new WeakMap<FastifyRequest, () => void>()

/**
 * Large bodies are taken in only while there is room for them, so that memory stays bounded however many come at
 * once. A body waits unread, in the sender's own memory. Callers without access never come this far, and one account
 * gets half of the room at most.
 */
export function installUploadGate(app: FastifyInstance, limit: RoomLimits = limits.uploads) {
  const common = byteRoom(limit)
  const enterOwn = roomPerAccount({ ...limit, bytes: limit.bytes / 2 })

  const enter = async (account: string, bytes: number) => {
    const leaveOwn = await enterOwn(account, bytes)
    try {
      const leaveCommon = await common.enter(bytes)
      return () => {
        leaveCommon()
        leaveOwn()
      }
    } catch (error) {
      leaveOwn()
      throw error
    }
  }
  app.addHook('preParsing', async (request, reply) => {
    const bytes = expectedBytes(request)
    if (bytes > limits.body.small) await goIn(() => enter(accountOf(request), bytes), request, reply)
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

function roomPerAccount(limit: RoomLimits) {
  const rooms = new Map<string, ByteRoom>()
  return async (account: string, bytes: number) => {
    const own = rooms.get(account) ?? byteRoom(limit)
    rooms.set(account, own)
    const leave = await own.enter(bytes)
    return () => {
      leave()
      if (own.isEmpty()) rooms.delete(account)
    }
  }
}

/** What the head of a request promises; without a length, the most that its route reads. */
function expectedBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0
  const length = headers['content-length']
  if (length === undefined) return headers['transfer-encoding'] === undefined ? 0 : most
  // More than the route reads is refused before it is read.
  return Number(length) <= most ? Number(length) : 0
}
