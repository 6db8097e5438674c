import * as z from 'zod/mini'
import { textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { NotificationKind } from '#contract/notification-kind.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { clientId, roomId, type UnreadChats } from './chat.ts'
import type { ChatMessage } from './chat-message.ts'

/*
 * The socket (Socket.IO at /socket.io, transport 'websocket' alone, nothing in the handshake). Every event of a
 * browser may carry an acknowledgement, which is answered once: with `success: true` when it is done (a message: when
 * it is in the database), else with a sentence. No acknowledgement at all means that it is not known: send it again.
 */

export type FailedAnswer = {
  readonly success: false
  /** 'invalid-token': the session is over. 'again': nothing is wrong with it, send it again in a moment. */
  readonly status?: 'invalid-token' | 'again'
  readonly content: string
  /** By which another language says the same. */
  readonly sentence: Pick<Sentence, 'name' | 'parameters'>
}
export type Answer<Fields = object> = ({ readonly success: true } & Fields) | FailedAnswer
type Answered<Fields = object> = (answer: Answer<Fields>) => void

const notASeq = 'seq must be a whole number'
/** What the database counts messages with: a larger one can never be, and would be asked for again and again. */
const lastSeq = 2 ** 31 - 1

/** Whole numbers as a page counts messages; 0 is before the first. */
const seq = z.int(notASeq).check(z.minimum(0, notASeq), z.maximum(lastSeq, notASeq))
const token = z.string('Please log in again').check(z.maxLength(limits.session.token, 'Please log in again'))

/** What a browser sends, by event. A `userId` that the specification puts into a payload is not even read. */
export const frames = {
  /** Without `after_seq`, `previousMessages` brings the latest 50; with it, what follows that message. */
  joinRoom: z.object({ token, roomId, after_seq: z.optional(seq) }),
  leaveRoom: z.object({ roomId }),
  chatMessage: z.object({
    token,
    roomId,
    message: textOf('Message', limits.chat.message),
    client_id: clientId,
  }),
  typing: z.object({ roomId }),
  stopTyping: z.object({ roomId }),
  /** A page of what stands before `before_seq`, oldest first. */
  olderMessages: z.object({ roomId, before_seq: seq }),
  /** What follows `after_seq`, for a page that finds a gap in its list. */
  newerMessages: z.object({ roomId, after_seq: seq }),
  /** The caller has seen everything up to this message. */
  markRead: z.object({ roomId, seq }),
  /** Opens the caller's personal channel: the events below that are not of one room. */
  listen: z.object({ token }),
} as const
export type Frames = typeof frames
export type FrameOf<Name extends keyof Frames> = z.input<Frames[Name]>

/** In acknowledgements: a stretch of the room's list, oldest first and without a gap. */
export type MessagePage = {
  readonly messages: readonly ChatMessage[]
  /** Whether there are more beyond it, in the direction that was asked for. */
  readonly has_more: boolean
}
export type RoomPosition = {
  readonly last_seq: number
  readonly own_read_seq: number
  readonly other_read_seq: number
}

export interface BrowserEvents {
  joinRoom(frame: FrameOf<'joinRoom'>, answered?: Answered<RoomPosition>): void
  leaveRoom(frame: FrameOf<'leaveRoom'>, answered?: Answered): void
  chatMessage(frame: FrameOf<'chatMessage'>, answered?: Answered<{ readonly message: ChatMessage }>): void
  typing(frame: FrameOf<'typing'> & { userId?: string }, answered?: Answered): void
  stopTyping(frame: FrameOf<'stopTyping'> & { userId?: string }, answered?: Answered): void
  olderMessages(frame: FrameOf<'olderMessages'>, answered?: Answered<MessagePage>): void
  newerMessages(frame: FrameOf<'newerMessages'>, answered?: Answered<MessagePage>): void
  markRead(frame: FrameOf<'markRead'>, answered?: Answered<{ readonly unread: number }>): void
  listen(frame: FrameOf<'listen'>, answered?: Answered<{ readonly unread: UnreadChats }>): void
}

/** Of a joined room. After `joinRoom` answers, every later message comes as `message`, in the order of `seq`. */
export type PreviousMessages = {
  readonly roomId: string
  readonly messages: readonly ChatMessage[]
  /** The reader's own user_id; never a session token. */
  readonly token: string
  /** Older ones stand before the first of these. */
  readonly has_older: boolean
  /** After a long absence: more follow before the live ones; ask for them with `newerMessages`. */
  readonly has_newer: boolean
}
export type Typing = { readonly roomId: string; readonly userId: string }
export type MessagesRead = { readonly roomId: string; readonly userId: string; readonly read_seq: number }
export type Presence = {
  readonly userId: string
  readonly is_online: boolean
  readonly last_seen_at: string | null
}

/** Of the personal channel. */
export type PushedNotification = {
  /** 'order-received' (to the seller), 'order-status' and so on: as in the list of notifications. */
  readonly kind: NotificationKind
  readonly orderId: string | null
  readonly message: string
  /** What another language says it by. */
  readonly sentence?: Pick<Sentence, 'name' | 'parameters'>
  readonly link: string | null
}
export type RoomChanged = {
  readonly room_id: string
  readonly role: 'buyer' | 'seller'
  readonly last_seq: number
  readonly lastMessage: string
  readonly lastMessageTime: string
  /** Messages of the other person that are unread in this room. */
  readonly unread: number
}
/** Why the server ends a socket. It comes back by itself only after 'moving'. */
export type Goodbye = {
  readonly status: 'invalid-token' | 'too-many' | 'too-often' | 'moving'
  readonly content: string
  readonly sentence: Pick<Sentence, 'name' | 'parameters'>
  /** When to come back, different for each, so that not all come at once. */
  readonly come_back_ms?: number
}

export interface ServerEvents {
  message(message: ChatMessage): void
  previousMessages(previous: PreviousMessages): void
  userTyping(typing: Typing): void
  userStoppedTyping(typing: Typing): void
  messagesRead(read: MessagesRead): void
  /** Of the other person of a joined room; in the personal channel, of everybody one has a room with. */
  presence(presence: Presence): void
  notification(notification: PushedNotification): void
  /** A message, a reading or a new room; a room that is not in the list yet is fetched with the list. */
  roomChanged(room: RoomChanged): void
  /** Follows shortly after what changed it. */
  unreadChats(unread: UnreadChats): void
  goodbye(goodbye: Goodbye): void
}
