import type { ChatOpening } from '#contract/chats/chat.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { Channel } from './channel.ts'
import type { Timeline } from './timeline.ts'

export type TalkState = {
  /** 'loading' until the previous messages arrive. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Why it failed, as the server says it. */
  readonly error: string
  readonly messages: Timeline<ChatMessage>
  readonly older: 'none' | 'there' | 'loading' | 'failed'
  /** How far each has read. */
  readonly ownReadSeq: number
  readonly otherReadSeq: number
  /** The other person is writing. */
  readonly isTyping: boolean
}

export type TalkParts = {
  readonly channel: Channel
  readonly roomId: string
  /** This person's user_id and session. */
  readonly me: string
  readonly token: string
}

export const beginning: TalkState = {
  status: 'loading',
  error: '',
  messages: [],
  older: 'none',
  ownReadSeq: 0,
  otherReadSeq: 0,
  isTyping: false,
}

/** A room that was opened over HTTP, before there is a connection. */
export const openedWith = ({ messages, own_read_seq, other_read_seq }: ChatOpening): TalkState => ({
  ...beginning,
  status: 'ready',
  messages,
  ownReadSeq: own_read_seq,
  otherReadSeq: other_read_seq,
})
