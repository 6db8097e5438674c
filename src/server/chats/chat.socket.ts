import type * as z from 'zod/mini'
import type { Frames } from '#contract/chats/chat-frames.ts'
import { chats } from '#contract/texts/chats.ts'
import { isBlocked } from '#server/blocks/block.service.ts'
import type { Db } from '#server/db/db.ts'
import { forbidden, tooOften } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { publish } from '#server/push/push.ts'
import type { PushSocket } from '#server/push/push-socket.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { toMessage, withMessages } from './chat.reply.ts'
import type { HistoryLimit } from './history-limit.service.ts'
import * as chat from './message.service.ts'
import { countUnread } from './room.service.ts'

export type FrameHandlers = {
  readonly [Name in keyof Frames]: (frame: z.output<Frames[Name]>, socket: PushSocket) => Promise<object>
}

type ChatServices = {
  readonly db: Db
  /** Returns the caller of a token; throws if the token is invalid. */
  identify(socket: PushSocket, token: string): Promise<Caller>
  mayWrite(userId: string): Promise<boolean>
  /** Limits what one person may read of a room's history. */
  readonly readHistory: HistoryLimit
}

/** The frames that a browser may send, and their answers. */
export function chatHandlers({ db, identify, mayWrite, readHistory }: ChatServices): FrameHandlers {
  return {
    joinRoom: async ({ token, roomId, after_seq }, socket) => {
      const caller = await identify(socket, token)
      const read = () => chat.inRoom(roomId, () => join(db, socket, caller, { roomId, after_seq }))
      const { joined } = await readHistory(caller.user_id, read, socket)
      return joined
    },
    leaveRoom: async ({ roomId }, socket) => {
      socket.data.joined.delete(roomId)
      return {}
    },
    chatMessage: async ({ token, ...draft }, socket) => {
      const caller = await identify(socket, token)
      if (!(await mayWrite(caller.user_id))) throw tooOften(chats.tooOften)
      return { message: toMessage(await chat.sendMessage(db, caller, draft)) }
    },
    typing: async ({ roomId }, socket) => publishTyping(db, socket, roomId, 'typing'),
    stopTyping: async ({ roomId }, socket) => publishTyping(db, socket, roomId, 'stopped-typing'),
    olderMessages: async (position, socket) => {
      const caller = callerOf(socket)
      return readHistory(
        caller.user_id,
        async () => withMessages(await chat.olderMessages(db, caller, position)),
        socket,
      )
    },
    newerMessages: async (position, socket) => {
      const caller = callerOf(socket)
      return readHistory(
        caller.user_id,
        async () => withMessages(await chat.newerMessages(db, caller, position)),
        socket,
      )
    },
    markRead: async (read, socket) => chat.markRead(db, callerOf(socket), read),
    listen: async ({ token }, socket) => {
      const caller = await identify(socket, token)
      // Joins before it counts, so that events in between arrive by themselves.
      socket.data.isListening = true
      return { unread: await countUnread(db, caller) }
    },
  }
}

function callerOf({ data: { caller } }: PushSocket): Caller {
  if (!caller) throw forbidden(chats.notJoined)
  return caller
}

type Entry = { readonly roomId: string; readonly after_seq?: number | undefined }

/**
 * Joins before it reads the history, so that a message written in between is in the history, arrives as an event, or
 * both.
 */
async function join(db: Db, socket: PushSocket, caller: Caller, { roomId, after_seq }: Entry) {
  enter(socket, roomId, await chat.otherIn(db, caller, roomId))
  const { joined, ...history } = withMessages(await chat.openHistory(db, caller, roomId, after_seq))
  socket.emit('previousMessages', { roomId, token: caller.user_id, ...history })
  return { joined, messages: history.messages }
}

function enter({ data: { joined } }: PushSocket, roomId: string, otherId: string) {
  joined.delete(roomId)
  joined.set(roomId, otherId)
  const [oldest] = joined.keys()
  if (joined.size > limits.chat.roomsPerSocket && oldest) joined.delete(oldest)
}

/** Only between the two people of a room that this socket has joined; who is blocked is not told, and seen by nobody. */
async function publishTyping(db: Db, socket: PushSocket, roomId: string, about: 'typing' | 'stopped-typing') {
  const { user_id } = callerOf(socket)
  const otherId = socket.data.joined.get(roomId)
  if (!otherId) throw forbidden(chats.notJoined)
  if (await isBlocked(db, user_id, otherId)) return {}
  publish(db, otherId, { about, typing: { roomId, userId: user_id } })
  return {}
}
