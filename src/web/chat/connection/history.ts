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
  const { take, expect, end, isComplete } = createArrivals(state)
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
    /** The messages came over HTTP first: the connection only needs to bring what follows them. */
    begin(opening: ChatOpening) {
      if (state.get().status !== 'loading') return
      state.set(openedWith(opening))
      take(opening.messages)
    },
    catchUp,
    join: repeatUntilDone(askToJoin, isAlive),
    loadOlder: () => loadOlder(channel, roomId, state, take),
    stop() {
      isStopped = true
    },
  }
}

type Take = (arrived: readonly ChatMessage[]) => void

async function loadOlder(channel: Channel, roomId: string, state: Store<TalkState>, take: Take) {
  const before = olderBefore(state.get().messages)
  if (before === undefined || state.get().older === 'loading') return
  const update = (older: TalkState['older']) => state.set({ ...state.get(), older })
  update('loading')
  await untilUp(channel)
  const answer = await channel.ask('olderMessages', { roomId, before_seq: before }).catch(() => null)
  update(answer?.success ? 'there' : 'failed')
  if (answer?.success) take(answer.messages)
}

/** The messages that came, and the last number that the room has given out: what lies between is missing. */
function createArrivals(state: Store<TalkState>) {
  let lastSeq = 0
  const expect = (seq: number) => {
    lastSeq = Math.max(lastSeq, seq)
  }
  const end = () => unbrokenEnd(state.get().messages)
  return {
    expect,
    end,
    isComplete: () => end() >= lastSeq,
    take(arrived: readonly ChatMessage[]) {
      const messages = merged(state.get().messages, arrived)
      expect(messages.at(-1)?.seq ?? 0)
      const { older } = state.get()
      const next = olderBefore(messages) === undefined ? 'none' : older === 'none' ? 'there' : older
      state.set({ ...state.get(), messages, older: next })
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
