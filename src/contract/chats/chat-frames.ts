import * as z from 'zod/mini'
import { textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { NotificationKind } from '#contract/notification-kind.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { clientId, roomId, type UnreadChats } from './chat.ts'
import type { ChatMessage } from './chat-message.ts'

/*
 * The socket (Socket.IO at /socket.io, transport 'websocket' only, an empty handshake). Every event of a browser may
 * carry an acknowledgement, which is answered once: with `success: true` when the work is done (a message: stored in
 * the database), otherwise with a sentence. Without an acknowledgement the outcome is unknown: send the event again.
 */

export type FailedAnswer = {
  readonly success: false
  /** 'invalid-token': the session has ended. 'again': the frame is valid; send it again in a moment. */
  readonly status?: 'invalid-token' | 'again'
  readonly content: string
  /** The name and parameters for other languages. */
  readonly sentence: Pick<Sentence, 'name' | 'parameters'>
}
export type Answer<Fields = object> = ({ readonly success: true } & Fields) | FailedAnswer
type Answered<Fields = object> = (answer: Answer<Fields>) => void

const notASeq = 'seq must be a whole number'
/** The column's type. A larger number can never exist, and a page would ask for it again and again. */
const lastSeq = 2 ** 31 - 1

/** A page's count of messages; 0 is before the first. */
const seq = z.int(notASeq).check(z.minimum(0, notASeq), z.maximum(lastSeq, notASeq))
const token = z.string('Please log in again').check(z.maxLength(limits.session.token, 'Please log in again'))

/** What a browser sends, by event. The server does not read the `userId` that the specification puts into payloads. */
export const frames = {
  /** Without `after_seq`, `previousMessages` has the latest 50 messages; with it, the messages after that one. */
  joinRoom: z.object({ token, roomId, after_seq: z.optional(seq) }),
  leaveRoom: z.object({ roomId }),
  chatMessage: z.object({
    token,
    roomId,
    message: textOf('message', limits.chat.message),
    client_id: clientId,
  }),
  typing: z.object({ roomId }),
  stopTyping: z.object({ roomId }),
  /** A page of messages before `before_seq`, oldest first. */
  olderMessages: z.object({ roomId, before_seq: seq }),
  /** The messages after `after_seq`, for a page that finds a gap in its list. */
  newerMessages: z.object({ roomId, after_seq: seq }),
  /** The caller has seen everything up to this message. */
  markRead: z.object({ roomId, seq }),
  /** Opens the caller's personal channel: all events below that do not belong to one room. */
  listen: z.object({ token }),
} as const
export type Frames = typeof frames
export type FrameOf<Name extends keyof Frames> = z.input<Frames[Name]>

/** Part of an acknowledgement: messages of the room, oldest first and without a gap. */
export type MessagePage = {
  readonly messages: readonly ChatMessage[]
  /** Whether there are more messages in the requested direction. */
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

/**
 * Sent for a joined room. After the answer to `joinRoom`, every later message arrives as `message`, in the order of
 * `seq`.
 */
export type PreviousMessages = {
  readonly roomId: string
  readonly messages: readonly ChatMessage[]
  /** The reader's own user_id; never a session token. */
  readonly token: string
  /** Whether there are messages before the first of these. */
  readonly has_older: boolean
  /** Set after a long absence: more messages follow before the current ones; fetch them with `newerMessages`. */
  readonly has_newer: boolean
}
export type Typing = { readonly roomId: string; readonly userId: string }
export type MessagesRead = { readonly roomId: string; readonly userId: string; readonly read_seq: number }
export type Presence = {
  readonly userId: string
  readonly is_online: boolean
  readonly last_seen_at: string | null
}

/** Sent on the personal channel. */
export type PushedNotification = {
  /** As in the list of notifications: 'order-received' (to the seller), 'order-status' and so on. */
  readonly kind: NotificationKind
  readonly orderId: string | null
  readonly message: string
  /** The name and parameters for other languages. */
  readonly sentence?: Pick<Sentence, 'name' | 'parameters'>
  readonly link: string | null
}
export type RoomChanged = {
  readonly room_id: string
  readonly role: 'buyer' | 'seller'
  readonly last_seq: number
  readonly lastMessage: string
  readonly lastMessageTime: string
  /** Unread messages of the other person in this room. */
  readonly unread: number
}
/** Why the server ends a socket. The browser reconnects by itself only after 'moving'. */
export type Goodbye = {
  readonly status: 'invalid-token' | 'too-many' | 'too-often' | 'moving'
  readonly content: string
  readonly sentence: Pick<Sentence, 'name' | 'parameters'>
  /** When to reconnect; different for each socket, so that they do not all return at once. */
  readonly come_back_ms?: number
}

export interface ServerEvents {
  message(message: ChatMessage): void
  previousMessages(previous: PreviousMessages): void
  userTyping(typing: Typing): void
  userStoppedTyping(typing: Typing): void
  messagesRead(read: MessagesRead): void
  /**
   * Sent for the other person of a joined room, and on the personal channel for everybody the person shares a room
   * with.
   */
  presence(presence: Presence): void
  notification(notification: PushedNotification): void
  /**
   * Sent for a message, a reading or a new room. If the room is not in the page's list yet, the page fetches the
   * list.
   */
  roomChanged(room: RoomChanged): void
  /** Sent shortly after an event that changes the count. */
  unreadChats(unread: UnreadChats): void
  goodbye(goodbye: Goodbye): void
  /** Something of another server may be missing: what is done at a connection is done again. */
  resync(): void
}
