import type { ChatOpening } from '#contract/chats/chat.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { createStore, type Store } from '#web/storage/store.ts'
import type { Channel } from './channel.ts'
import { merged, olderBefore, type Timeline, unbrokenEnd } from './timeline.ts'
import { createTyping } from './typing.ts'

export type TalkState = {
  /** 'loading' until the previous messages arrive. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Why it failed, as the server says it. */
  readonly fault: string
  readonly messages: Timeline<ChatMessage>
  readonly older: 'none' | 'there' | 'loading' | 'failed'
  /** How far each has read. */
  readonly ownReadSeq: number
  readonly otherReadSeq: number
  /** The other person is writing. */
  readonly isTyping: boolean
}

const longestWait = 10_000

export type TalkParts = {
  readonly channel: Channel
  readonly roomId: string
  /** This person's user_id and session. */
  readonly me: string
  readonly token: string
}

export type Talk = ReturnType<typeof createTalk>

const beginning: TalkState = {
  status: 'loading',
  fault: '',
  messages: [],
  older: 'none',
  ownReadSeq: 0,
  otherReadSeq: 0,
  isTyping: false,
}

/** What is known of a room before there is a connection. What is older is asked for over it. */
export const openedWith = ({ messages, own_read_seq, other_read_seq }: ChatOpening): TalkState => ({
  ...beginning,
  status: 'ready',
  messages,
  ownReadSeq: own_read_seq,
  otherReadSeq: other_read_seq,
})

/** Where a question found no answer on a living connection. */
const retryAfter = 1_000
const rest = () => new Promise((done) => setTimeout(done, retryAfter))

/** One room as a page follows it: joined again at each connection, and never with a gap for long. */
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
      history.take(previous.messages)
      update({ status: 'ready', fault: '' })
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

function createHistory({ channel, roomId, token }: TalkParts, state: Store<TalkState>) {
  const update = (fields: Partial<TalkState>) => state.set({ ...state.get(), ...fields })
  let isStopped = false
  let lastSeq = 0
  const isAlive = () => !isStopped && channel.isUp()

  const take = (arrived: readonly ChatMessage[]) => {
    const messages = merged(state.get().messages, arrived)
    lastSeq = Math.max(lastSeq, messages.at(-1)?.seq ?? 0)
    const { older } = state.get()
    const more = olderBefore(messages) === undefined ? 'none' : older === 'none' ? 'there' : older
    update({ messages, older: more })
  }

  async function askToJoin() {
    const end = unbrokenEnd(state.get().messages)
    const answer = await channel.ask('joinRoom', { token, roomId, ...(end > 0 ? { after_seq: end } : {}) })
    if (!answer.success) {
      if (answer.status === 'again') return false
      update({ status: 'failed', fault: answer.content })
      return true
    }
    lastSeq = Math.max(lastSeq, answer.last_seq)
    update({ ownReadSeq: answer.own_read_seq, otherReadSeq: answer.other_read_seq })
    void catchUp()
    return true
  }

  /** One step towards the end; true when nothing is missing. */
  async function askForNewer(): Promise<boolean> {
    const end = unbrokenEnd(state.get().messages)
    if (state.get().status !== 'ready' || end >= lastSeq) return true
    const answer = await channel.ask('newerMessages', { roomId, after_seq: end })
    if (!answer.success) return answer.status !== 'again'
    take(answer.messages)
    const isNearer = unbrokenEnd(state.get().messages) > end
    return isNearer ? askForNewer() : true
  }

  const catchUp = insisting(askForNewer, isAlive)

  return {
    take,
    /** What came over HTTP meanwhile: the connection need only bring what follows it. */
    begin(opening: ChatOpening) {
      if (state.get().status !== 'loading') return
      state.set(openedWith(opening))
      take(opening.messages)
    },
    catchUp,
    join: insisting(askToJoin, isAlive),
    async loadOlder() {
      const before = olderBefore(state.get().messages)
      if (before === undefined || state.get().older === 'loading') return
      update({ older: 'loading' })
      await untilUp(channel)
      const answer = await channel.ask('olderMessages', { roomId, before_seq: before }).catch(() => null)
      update({ older: answer?.success ? 'there' : 'failed' })
      if (answer?.success) take(answer.messages)
    },
    stop() {
      isStopped = true
    },
  }
}

/** The first messages may be here before the connection is: who asks for more waits for it, for a while. */
function untilUp({ isUp, onUp }: TalkParts['channel']): Promise<void> {
  if (isUp()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = onUp(end)
    const timer = setTimeout(end, longestWait)
  })
}

/** Tells it once for each message that was seen. */
async function markRead({ channel, roomId }: TalkParts, state: Store<TalkState>) {
  const { messages, ownReadSeq } = state.get()
  const seq = messages.at(-1)?.seq ?? 0
  if (seq <= ownReadSeq || !channel.isUp()) return
  state.set({ ...state.get(), ownReadSeq: seq })
  const answer = await channel.ask('markRead', { roomId, seq }).catch(() => null)
  if (answer && (answer.success || answer.status !== 'again')) return
  await rest()
  // Unread again, so that whoever still looks at it tells it once more.
  if (state.get().ownReadSeq === seq) state.set({ ...state.get(), ownReadSeq })
}

/** Repeats `ask` while the connection lives and finds no answer; once at a time, and anew for who came meanwhile. */
function insisting(ask: () => Promise<boolean>, isAlive: () => boolean) {
  let isBusy = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isBusy) return
    isBusy = true
    while (isWanted && isAlive()) {
      isWanted = false
      if (await ask().catch(() => false)) continue
      isWanted = true
      await rest()
    }
    isBusy = false
  }
}
