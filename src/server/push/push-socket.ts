import type { Server, Socket } from 'socket.io'
import type { BrowserEvents, Goodbye, ServerEvents } from '#contract/chats/chat-frames.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { cutSoon } from './backlog.ts'

type SocketState = {
  /** The caller, once a token came over this socket; null before. */
  caller?: Caller
  /** The other person of each open room, by room. */
  readonly joined: Map<string, string>
  /** Whether the personal channel is open. */
  isListening: boolean
  /** How many invalid tokens it has sent. */
  wrongTokens: number
}

// Servers send each other nothing.
type None = Record<string, never>
export type PushServer = Server<BrowserEvents, ServerEvents, None, SocketState>
export type PushSocket = Socket<BrowserEvents, ServerEvents, None, SocketState>

/** Ends a socket so that it does not reconnect by itself. */
export function endSocket(socket: PushSocket, goodbye: Goodbye) {
  socket.emit('goodbye', goodbye)
  socket.disconnect(true)
  cutSoon(socket.conn)
}
