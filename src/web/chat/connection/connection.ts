import type { UnreadChats } from '#contract/chats/chat.ts'
import type { Goodbye } from '#contract/chats/chat-frames.ts'
import { inLanguage } from '#web/api/in-language.ts'
import { endSession } from '#web/storage/session-store.ts'
import type { Store } from '#web/storage/store.ts'
import type { Channel, ChatSocket } from './channel.ts'
import { createTimers, type Timers } from './timers.ts'

type ConnectionParts = {
  readonly socket: ChatSocket
  readonly channel: Channel
  readonly token: string
  /** The server knows whose connection this is. */
  readonly onUp: (unread: UnreadChats) => void
  readonly closeReason: Store<string>
  /** A message is being sent, so the connection must stay. */
  readonly isBusy: () => boolean
}

/** The server holds only a few connections for each person, so a hidden tab gives its own up. */
const hangUpAfter = 60_000
const retryAfter = 1_000

/** How long to wait before connecting again, by the reason of the server; undefined waits until somebody looks at the tab. */
const comeBack: Record<Goodbye['status'], number | undefined> = {
  'invalid-token': undefined,
  'too-many': undefined,
  'too-often': 10_000,
  moving: 500,
}

async function showReason(goodbye: Goodbye, closeReason: Store<string>) {
  const { content } = import.meta.env.IS_TRANSLATION ? await inLanguage(goodbye) : goodbye
  closeReason.set(content)
}

/** Introduces the person at each connection, connects again when the server hung up, and rests with the tab. */
export function stayConnected({ socket, channel, token, onUp, closeReason, isBusy }: ConnectionParts) {
  const timers = createTimers()
  let wait: number | undefined = retryAfter

  const introduce = async () => {
    const answer = await channel.ask('listen', { token }).catch(() => null)
    if (answer?.success) onUp(answer.unread)
    else if (answer?.status === 'invalid-token') endSession(token)
    else if (channel.isUp()) timers.after(retryAfter, () => void introduce())
  }

  const stops = [
    restWithTab({ socket, isBusy, timers }),
    channel.onUp(() => {
      wait = retryAfter
      closeReason.set('')
      void introduce()
    }),
    channel.on('goodbye', (goodbye) => {
      const { status, come_back_ms } = goodbye
      wait = comeBack[status]
      if (status === 'too-many') void showReason(goodbye, closeReason)
      if (status === 'invalid-token') endSession(token)
      // The server spreads its pages over time, each by another wait.
      if (come_back_ms === undefined) return
      socket.disconnect()
      timers.after(come_back_ms, () => socket.connect())
    }),
    channel.onDown((reason) => {
      // The library repairs everything else by itself. The random part spreads the pages that one server sent away.
      if (reason === 'io server disconnect' && wait !== undefined)
        timers.after(wait * (1 + Math.random() * 2), () => socket.connect())
    }),
  ]
  if (channel.isUp()) void introduce()
  return () => {
    for (const stop of stops) stop()
    timers.clear()
  }
}

type RestParts = Pick<ConnectionParts, 'socket' | 'isBusy'> & { readonly timers: Timers }

/** Hangs up a minute after the tab was hidden, and connects when somebody looks at it again. */
function restWithTab({ socket, isBusy, timers }: RestParts) {
  let hanging: ReturnType<typeof setTimeout> | undefined
  const hangUp = () => {
    if (document.hidden && !isBusy()) socket.disconnect()
  }
  const turn = () => {
    // A tab that is hidden again gets the full minute again.
    clearTimeout(hanging)
    if (document.hidden) hanging = timers.after(hangUpAfter, hangUp)
    else socket.connect()
  }
  document.addEventListener('visibilitychange', turn)
  addEventListener('focus', turn)
  return () => {
    document.removeEventListener('visibilitychange', turn)
    removeEventListener('focus', turn)
  }
}
