import type { ChatOpening } from '#contract/chats/chat.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { Store } from '#web/storage/store.ts'
import type { Channel } from './channel.ts'
import { repeatUntilDone } from './repeat-until-done.ts'
import { openedWith, type TalkParts, type TalkState } from './talk-state.ts'
import { merged, olderBefore, unbrokenEnd } from './timeline.ts'

const longestWait = 10_000

/** Brings the messages of a room: the latest ones when it is joined, those of a gap, and older ones on demand. */
export function createHistory({ channel, roomId, token }: TalkParts, state: Store<TalkState>) {
  const update = (fields: Partial<TalkState>) => state.set({ ...state.get(), ...fields })
  const { take, open, before, expect, end, isComplete } = createArrivals(state)
  let isStopped = false
  const isAlive = () => !isStopped && channel.isUp()

  async function askToJoin() {
    const answer = await channel.ask('joinRoom', {
      token,
      roomId,
      ...(end() > 0 ? { after_seq: end() } : {}),
    })
    if (!answer.success) {
      if (answer.status === 'again') return false
      update({ status: 'failed', error: answer.content })
      return true
    }
    expect(answer.last_seq)
    update({ ownReadSeq: answer.own_read_seq, otherReadSeq: answer.other_read_seq })
    void catchUp()
    return true
  }

  /** Asks for what follows the first gap, until there is none; true when nothing is missing. */
  async function askForNewer(): Promise<boolean> {
    const before = end()
    if (state.get().status !== 'ready' || isComplete()) return true
    const answer = await channel.ask('newerMessages', { roomId, after_seq: before })
    if (!answer.success) return answer.status !== 'again'
    take(answer.messages)
    return end() > before ? askForNewer() : true
  }

  const catchUp = repeatUntilDone(askForNewer, isAlive)

  return {
    take,
    open,
    /** The messages came over HTTP first: the connection only needs to bring what follows them. */
    begin(opening: ChatOpening) {
      if (state.get().status !== 'loading') return
      state.set(openedWith(opening))
      open(opening.messages)
    },
    catchUp,
    join: repeatUntilDone(askToJoin, isAlive),
    loadOlder: () => loadOlder({ channel, roomId, before, take }, state),
    stop() {
      isStopped = true
    },
  }
}

type Take = (arrived: readonly ChatMessage[]) => void

type Asking = {
  readonly channel: Channel
  readonly roomId: string
  readonly before: () => number | undefined
  readonly take: Take
}

async function loadOlder({ channel, roomId, take, ...asking }: Asking, state: Store<TalkState>) {
  const before = asking.before()
  if (before === undefined || state.get().older === 'loading') return
  const update = (older: TalkState['older']) => state.set({ ...state.get(), older })
  update('loading')
  await untilUp(channel)
  const answer = await channel.ask('olderMessages', { roomId, before_seq: before }).catch(() => null)
  update(answer?.success ? 'there' : 'failed')
  if (answer?.success) take(answer.messages)
}

/**
 * The messages that came, the first number that the room was opened with, and the last one that it has given out: what
 * lies between and did not come is missing.
 */
function createArrivals(state: Store<TalkState>) {
  let lastSeq = 0
  let base: number | undefined
  const expect = (seq: number) => {
    lastSeq = Math.max(lastSeq, seq)
  }
  const end = () => unbrokenEnd(state.get().messages, base ?? 1)
  const before = (messages = state.get().messages) =>
    base === undefined ? undefined : olderBefore(messages, base)
  const take = (arrived: readonly ChatMessage[]) => {
    const messages = merged(state.get().messages, arrived)
    expect(messages.at(-1)?.seq ?? 0)
    const { older } = state.get()
    const next = before(messages) === undefined ? 'none' : older === 'none' ? 'there' : older
    state.set({ ...state.get(), messages, older: next })
  }
  return {
    expect,
    end,
    before,
    isComplete: () => end() >= lastSeq,
    take,
    /** The first time, these are the latest ones of the room; without any it has none yet, and its first will be 1. */
    open(latest: readonly ChatMessage[]) {
      base ??= latest[0]?.seq ?? 1
      take(latest)
    },
  }
}

/** The first messages can be on the page before the connection is; a request for older ones waits for it, for a while. */
function untilUp({ isUp, onUp }: Channel): Promise<void> {
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
