import type { Server, Socket } from 'socket.io'
import type { BrowserEvents, Goodbye, ServerEvents } from '#contract/chats/chat-frames.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { cutSoon } from './backlog.ts'

type SocketState = {
  /** Whose token came over this socket; nobody's before that. */
  caller?: Caller
  /** The other person, by the room that is open here. */
  readonly joined: Map<string, string>
  /** Whether this is also a personal channel. */
  isListening: boolean
  /** Tokens that were nobody's. */
  wrongTokens: number
}

// Nothing is ever sent between servers.
type None = Record<string, never>
export type PushServer = Server<BrowserEvents, ServerEvents, None, SocketState>
export type PushSocket = Socket<BrowserEvents, ServerEvents, None, SocketState>

/** Ends a socket so that it does not come back by itself. */
export function endSocket(socket: PushSocket, goodbye: Goodbye) {
  socket.emit('goodbye', goodbye)
  socket.disconnect(true)
  cutSoon(socket.conn)
}
