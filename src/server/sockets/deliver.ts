import { setTimeout as wait } from 'node:timers/promises'
import type { UnreadChats } from '#contract/chats/chat.ts'
import { limits } from '#server/limits.ts'
import type { PushEvent } from '#server/push/push-event.ts'
import type { PushSocket } from '#server/push/push-socket.ts'
import type { SocketsByUser } from './sockets-by-user.ts'

type About<Name extends PushEvent['about']> = Extract<PushEvent, { about: Name }>

const isIn = ({ data }: PushSocket, roomId: string) => data.joined.has(roomId)

/** Which sockets receive an event: those that joined its room, or the personal channel for all other events. */
const deliveries: {
  readonly [Name in PushEvent['about']]: (socket: PushSocket, event: About<Name>) => void
} = {
  message: (socket, { message }) => {
    if (isIn(socket, message.roomId)) socket.emit('message', message)
  },
  read: (socket, { read }) => {
    if (isIn(socket, read.roomId)) socket.emit('messagesRead', read)
  },
  typing: (socket, { typing }) => {
    if (isIn(socket, typing.roomId)) socket.emit('userTyping', typing)
  },
  'stopped-typing': (socket, { typing }) => {
    if (isIn(socket, typing.roomId)) socket.emit('userStoppedTyping', typing)
  },
  presence: (socket, { presence }) => {
    const { isListening, joined } = socket.data
    if (isListening || [...joined.values()].includes(presence.userId)) socket.emit('presence', presence)
  },
  notification: (socket, { notification }) => {
    if (socket.data.isListening) socket.emit('notification', notification)
  },
  room: (socket, { room }) => {
    if (socket.data.isListening) socket.emit('roomChanged', room)
  },
}

type CountUnread = (userId: string) => Promise<UnreadChats>

/** Delivers published events to the sockets of this process. */
export function createDelivery(socketsByUser: SocketsByUser, countUnread: CountUnread) {
  const counting = new Set<string>()

  /** Once for all changes within a moment. */
  const tellUnread = async (userId: string) => {
    if (counting.has(userId) || ![...socketsByUser.of(userId)].some(({ data }) => data.isListening)) return
    counting.add(userId)
    await wait(limits.chat.countMs, undefined, { ref: false })
    counting.delete(userId)
    const unread = await countUnread(userId)
    for (const socket of socketsByUser.of(userId))
      if (socket.data.isListening) socket.emit('unreadChats', unread)
  }

  return (userId: string, event: PushEvent) => {
    // A newer process beside this one may publish what this one does not know.
    const deliver = deliveries[event.about] as ((socket: PushSocket, event: PushEvent) => void) | undefined
    for (const socket of socketsByUser.of(userId)) deliver?.(socket, event)
    // If the database is down, the list of rooms has the same counts.
    if (event.about === 'room') tellUnread(userId).catch(() => {})
  }
}
