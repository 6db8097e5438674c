import { createStore, type Store } from '#web/storage/store.ts'
import { createHistory } from './history.ts'
import { pause } from './repeat-until-done.ts'
import { beginning, type TalkParts, type TalkState } from './talk-state.ts'
import { createTyping } from './typing.ts'

export type Talk = ReturnType<typeof createTalk>

/** One room as a page follows it. It is joined again with each new connection, and gaps are filled. */
export function createTalk(parts: TalkParts) {
  const { channel, roomId, me } = parts
  const state = createStore(beginning)
  const update = (fields: Partial<TalkState>) => state.set({ ...state.get(), ...fields })
  const typing = createTyping(channel, roomId, (isTyping) => update({ isTyping }))
  const history = createHistory(parts, state)

  const stops = [
    channel.onUp(() => void history.join()),
    channel.on('previousMessages', (previous) => {
      if (previous.roomId !== roomId) return
      history.open(previous.messages)
      update({ status: 'ready', error: '' })
      void history.catchUp()
    }),
    channel.on('message', (message) => {
      if (message.roomId !== roomId) return
      if (message.userId !== me) typing.over()
      history.take([message])
      void history.catchUp()
    }),
    channel.on('userTyping', (event) => {
      if (event.roomId === roomId && event.userId !== me) typing.heard()
    }),
    channel.on('userStoppedTyping', (event) => {
      if (event.roomId === roomId && event.userId !== me) typing.over()
    }),
    channel.on('messagesRead', (read) => {
      if (read.roomId !== roomId) return
      const field = read.userId === me ? 'ownReadSeq' : 'otherReadSeq'
      update({ [field]: Math.max(state.get()[field], read.read_seq) })
    }),
  ]
  if (channel.isUp()) void history.join()

  return {
    get: state.get,
    subscribe: state.subscribe,
    begin: history.begin,
    loadOlder: history.loadOlder,
    markRead: () => void markRead(parts, state),
    typed: typing.typed,
    doneTyping: typing.done,
    stop() {
      for (const stop of stops) stop()
      history.stop()
      typing.stop()
      if (channel.isUp()) channel.ask('leaveRoom', { roomId }).catch(() => undefined)
    },
  }
}

/** Tells the server once for each message that was seen. */
async function markRead({ channel, roomId }: TalkParts, state: Store<TalkState>) {
  const { messages, ownReadSeq } = state.get()
  const seq = messages.at(-1)?.seq ?? 0
  if (seq <= ownReadSeq || !channel.isUp()) return
  state.set({ ...state.get(), ownReadSeq: seq })
  const answer = await channel.ask('markRead', { roomId, seq }).catch(() => null)
  if (answer && (answer.success || answer.status !== 'again')) return
  await pause()
  // Back to unread, so that the page tells the server again while somebody looks at it.
  if (state.get().ownReadSeq === seq) state.set({ ...state.get(), ownReadSeq })
}
