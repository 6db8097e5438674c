import type { Socket } from 'socket.io-client'
import type { BrowserEvents, ServerEvents } from '#contract/chats/chat-frames.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'

export type ChatSocket = Socket<ServerEvents, BrowserEvents>

type Question = keyof BrowserEvents
type FrameOf<Name extends Question> = Parameters<BrowserEvents[Name]>[0]
type AnswerOf<Name extends Question> = Parameters<NonNullable<Parameters<BrowserEvents[Name]>[1]>>[0]

/** The socket as the chat uses it: questions with one answer, and events. */
export type Channel = {
  readonly isUp: () => boolean
  /** Rejects without an answer; the server may have handled it or not. */
  readonly ask: <Name extends Question>(name: Name, frame: FrameOf<Name>) => Promise<AnswerOf<Name>>
  /** Returns a function that removes the listener. */
  readonly on: <Name extends keyof ServerEvents>(name: Name, listener: ServerEvents[Name]) => () => void
  /** Also where the connection stands and something may be missing: what it brought first is to be asked for again. */
  readonly onUp: (listener: () => void) => () => void
  readonly onDown: (listener: (reason: string) => void) => () => void
  /** Passes a message that came as an answer to the listeners for messages. */
  readonly deliver: (message: ChatMessage) => void
}

/** In ms; without an answer by then the call is repeated. */
const patience = 5_000

export function createChannel(typed: ChatSocket): Channel {
  // The only place where names and payloads are not checked against each other; `Channel` does that for all callers.
  const socket = typed as unknown as Socket
  const on = (name: string, listener: (...parameters: never[]) => void) => {
    socket.on(name, listener as () => void)
    return () => void socket.off(name, listener as () => void)
  }
  return {
    isUp: () => socket.connected,
    async ask(name, frame) {
      // The library would buffer this and send it later, in addition to the repetition.
      if (!socket.connected) throw new Error('No connection')
      return socket.timeout(patience).emitWithAck(name, frame)
    },
    on,
    onUp(listener) {
      const stops = [on('connect', listener), on('resync', listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    onDown: (listener) => on('disconnect', listener),
    deliver(message) {
      for (const listener of socket.listeners('message')) listener(message)
    },
  }
}
