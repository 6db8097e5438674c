import { setTimeout as wait } from 'node:timers/promises'
import type { UnreadChats } from '#contract/chat.ts'
import { limits } from '#server/limits.ts'
import type { LiveEvent } from '#server/live/live.ts'
import type { LiveSocket } from './live-socket.ts'
import type { People } from './people.ts'

type About<Name extends LiveEvent['about']> = Extract<LiveEvent, { about: Name }>

const isIn = ({ data }: LiveSocket, roomId: string) => data.joined.has(roomId)

/** Which socket hears of what: of a room whoever has joined it, of everything else the personal channel. */
const deliveries: {
  readonly [Name in LiveEvent['about']]: (socket: LiveSocket, event: About<Name>) => void
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
  notification: (socket, { told }) => {
    if (socket.data.isListening) socket.emit('notification', told)
  },
  room: (socket, { room }) => {
    if (socket.data.isListening) socket.emit('roomChanged', room)
  },
}

type CountUnread = (userId: string) => Promise<UnreadChats>

/** Brings what is published to the sockets of this process. */
export function createDelivery(people: People, countUnread: CountUnread) {
  const counting = new Set<string>()

  /** Once for all that changes within a moment. */
  const tellUnread = async (userId: string) => {
    if (counting.has(userId) || ![...people.of(userId)].some(({ data }) => data.isListening)) return
    counting.add(userId)
    await wait(limits.chat.countMs, undefined, { ref: false })
    counting.delete(userId)
    const unread = await countUnread(userId)
    for (const socket of people.of(userId)) if (socket.data.isListening) socket.emit('unreadChats', unread)
  }

  return (userId: string, event: LiveEvent) => {
    const deliver = deliveries[event.about] as (socket: LiveSocket, event: LiveEvent) => void
    for (const socket of people.of(userId)) deliver(socket, event)
    // The list of rooms says the same, should the database be away just now.
    if (event.about === 'room') tellUnread(userId).catch(() => {})
  }
}
