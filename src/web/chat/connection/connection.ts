import type { UnreadChats } from '#contract/chats/chat.ts'
import type { Goodbye } from '#contract/chats/chat-frames.ts'
import { endSession } from '#web/storage/session-store.ts'
import type { Store } from '#web/storage/store.ts'
import type { Channel, ChatSocket } from './channel.ts'

type ConnectionParts = {
  readonly socket: ChatSocket
  readonly channel: Channel
  readonly token: string
  /** The server knows who listens. */
  readonly onUp: (unread: UnreadChats) => void
  readonly hungUp: Store<string>
  /** Something is on its way: not the moment to hang up. */
  readonly isBusy: () => boolean
}

/** A tab that nobody looks at gives its place to another one, as only a few are held for each person. */
const hangUpAfter = 60_000
const retryAfter = 1_000

/** How long to wait before coming back, by what the server said; without an answer the next look at the tab decides. */
const comeBack: Record<Goodbye['status'], number | undefined> = {
  'invalid-token': undefined,
  'too-many': undefined,
  'too-often': 10_000,
  moving: 500,
}

/** Says who listens at each connection, comes back when the server hung up, and rests with the tab. Answers its end. */
export function stayConnected({ socket, channel, token, onUp, hungUp, isBusy }: ConnectionParts) {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let wait: number | undefined = retryAfter
  const after = (delay: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, delay)
    timers.add(timer)
    return timer
  }
  let hanging: ReturnType<typeof setTimeout> | undefined

  const introduce = async () => {
    const answer = await channel.ask('listen', { token }).catch(() => null)
    if (answer?.success) onUp(answer.unread)
    else if (answer?.status === 'invalid-token') endSession(token)
    else if (channel.isUp()) after(retryAfter, () => void introduce())
  }
  const rest = () => {
    if (document.hidden && !isBusy()) socket.disconnect()
  }
  const turn = () => {
    // Each hiding counts from its own beginning.
    clearTimeout(hanging)
    if (document.hidden) hanging = after(hangUpAfter, rest)
    else socket.connect()
  }

  document.addEventListener('visibilitychange', turn)
  addEventListener('focus', turn)
  const stops = [
    channel.onUp(() => {
      wait = retryAfter
      hungUp.set('')
      void introduce()
    }),
    channel.on('goodbye', ({ status, content, come_back_ms }) => {
      wait = comeBack[status]
      if (status === 'too-many') hungUp.set(content)
      if (status === 'invalid-token') endSession(token)
      // Each page at another moment, by the server's own count of them.
      if (come_back_ms === undefined) return
      socket.disconnect()
      after(come_back_ms, () => socket.connect())
    }),
    channel.onDown((reason) => {
      // Everything else the library repairs by itself. Not all at once, when a server sends everybody away.
      if (reason === 'io server disconnect' && wait !== undefined)
        after(wait * (1 + Math.random() * 2), () => socket.connect())
    }),
  ]
  if (channel.isUp()) void introduce()
  return () => {
    document.removeEventListener('visibilitychange', turn)
    removeEventListener('focus', turn)
    for (const stop of stops) stop()
    for (const timer of timers) clearTimeout(timer)
  }
}
