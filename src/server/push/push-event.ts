import type {
  MessagesRead,
  Presence,
  PushedNotification,
  RoomChanged,
  Typing,
} from '#contract/chats/chat-frames.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'

/** What is sent to the open pages of a person at once. Nothing depends on it: whoever missed it reads it from the database. */
export type PushEvent =
  | { readonly about: 'notification'; readonly notification: PushedNotification }
  | { readonly about: 'message'; readonly message: ChatMessage }
  | { readonly about: 'room'; readonly room: RoomChanged }
  | { readonly about: 'read'; readonly read: MessagesRead }
  | { readonly about: 'typing'; readonly typing: Typing }
  | { readonly about: 'stopped-typing'; readonly typing: Typing }
  | { readonly about: 'presence'; readonly presence: Presence }
