import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { Channel } from './channel.ts'
import { createTalk } from './talk.ts'

const message = (seq: number, userId = 'you'): ChatMessage => ({
  message_id: `m${seq}`,
  roomId: 'room',
  seq,
  userId,
  token: userId,
  message: `line ${seq}`,
  file: null,
  timestamp: '2026-11-21T04:00:00.000Z',
  client_id: null,
})
const stretch = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => message(first + place))

/** A server with `count` messages of the room, over a connection that can be cut. */
function aServer(count: number) {
  const listeners = new Map<string, Set<(told?: unknown) => void>>()
  const calls: string[] = []
  let rest = count
  let isUp = true
  let readAnswer: object = { unread: 0 }
  let isRefused = false
  const tell = (name: string, payload?: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(payload)
  }
  const answers: Record<string, (frame: Record<string, number>) => object> = {
    joinRoom: ({ after_seq }) => {
      const first = after_seq === undefined ? rest - 49 : after_seq + 1
      const messages = stretch(Math.max(1, first), Math.min(rest, Math.max(1, first) + 199))
      tell('previousMessages', { roomId: 'room', messages, token: 'me', has_older: true, has_newer: false })
      return { last_seq: rest, own_read_seq: 0, other_read_seq: 0 }
    },
    olderMessages: ({ before_seq = 1 }) => ({
      messages: stretch(Math.max(1, before_seq - 50), before_seq - 1),
      has_more: before_seq > 51,
    }),
    newerMessages: ({ after_seq = 0 }) => ({
      messages: stretch(after_seq + 1, Math.min(rest, after_seq + 200)),
      has_more: rest > after_seq + 200,
    }),
    markRead: () => readAnswer,
  }
  const on = (name: string, listener: (told?: unknown) => void) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    return () => void listeners.get(name)?.delete(listener)
  }
  const channel = {
    isUp: () => isUp,
    ask: async (name: string, frame: Record<string, number>) => {
      calls.push(name)
      await null
      if (isRefused) throw new Error('No connection')
      return { success: true, ...answers[name]?.(frame) }
    },
    on,
    onUp: (listener: () => void) => on('up', listener),
    onDown: (listener: () => void) => on('down', listener),
    deliver: () => undefined,
  } as unknown as Channel
  return {
    channel,
    asked: calls,
    tell,
    answerReading: (answer: object) => {
      readAnswer = answer
    },
    hold: (more: number) => {
      rest = more
    },
    refuse: () => {
      isRefused = true
    },
    turn: (up: boolean) => {
      isUp = up
      tell(up ? 'up' : 'down')
    },
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const follow = (server: ReturnType<typeof aServer>) =>
  createTalk({ channel: server.channel, roomId: 'room', me: 'me', token: 'token' })
const seqs = (talk: ReturnType<typeof createTalk>) => talk.get().messages.map(({ seq }) => seq)
const counted = (first: number, last: number) => stretch(first, last).map(({ seq }) => seq)

beforeEach(() => void vi.useFakeTimers())

test('a room opens with its latest fifty and is paged back to its first', async () => {
  const talk = follow(aServer(120))
  expect(talk.get().status).toBe('loading')
  await settle()
  expect(talk.get()).toMatchObject({ status: 'ready', older: 'there' })
  expect(seqs(talk)).toEqual(counted(71, 120))
  await talk.loadOlder()
  await talk.loadOlder()
  expect(seqs(talk)).toEqual(counted(1, 120))
  expect(talk.get().older).toBe('none')
})

test('what came over HTTP before the connection is not asked for again, and nothing is missing after it', async () => {
  const server = aServer(120)
  server.turn(false)
  const talk = follow(server)
  talk.begin({
    success: true,
    messages: stretch(71, 120),
    last_seq: 120,
    own_read_seq: 60,
    other_read_seq: 90,
  })
  const shown = { status: 'ready', older: 'there', ownReadSeq: 60, otherReadSeq: 90 }
  expect(talk.get()).toMatchObject(shown)
  server.hold(400)
  server.turn(true)
  await settle()
  expect(seqs(talk)).toEqual(counted(71, 400))
  talk.begin({ success: true, messages: stretch(1, 2), last_seq: 2, own_read_seq: 0, other_read_seq: 0 })
  expect(seqs(talk)).toEqual(counted(71, 400))
})

test('paging back before there is a connection waits for it, and says so when none comes', async () => {
  const server = aServer(120)
  server.turn(false)
  const talk = follow(server)
  const opening = { messages: stretch(71, 120), last_seq: 120, own_read_seq: 0, other_read_seq: 0 }
  talk.begin({ success: true, ...opening })
  void talk.loadOlder()
  await settle()
  expect(talk.get().older).toBe('loading')
  server.turn(true)
  await settle()
  expect(seqs(talk)).toEqual(counted(21, 120))
  server.turn(false)
  const wait = talk.loadOlder()
  server.refuse()
  await vi.advanceTimersByTimeAsync(10_000)
  await wait
  expect(talk.get().older).toBe('failed')
})

test('what came while the connection was away is asked for after the last line, however much it is', async () => {
  const server = aServer(10)
  const talk = follow(server)
  await settle()
  server.turn(false)
  server.hold(500)
  server.turn(true)
  await settle()
  expect(seqs(talk)).toEqual(counted(1, 500))
})

test('a line that was left out on the way is noticed by the next one, and fetched', async () => {
  const server = aServer(3)
  const talk = follow(server)
  await settle()
  server.hold(6)
  server.tell('message', message(6))
  await settle()
  expect(seqs(talk)).toEqual([1, 2, 3, 4, 5, 6])
  expect(server.asked).toContain('newerMessages')
})

test.each(['over the connection', 'over HTTP'])(
  'the first words of a room that was opened empty %s stand there, also where they were left out on the way',
  async (how) => {
    const server = aServer(0)
    server.turn(how === 'over the connection')
    const talk = follow(server)
    if (how === 'over HTTP') {
      talk.begin({ success: true, messages: [], last_seq: 0, own_read_seq: 0, other_read_seq: 0 })
      server.turn(true)
    }
    await settle()
    server.hold(4)
    server.tell('message', message(4))
    await settle()
    expect([seqs(talk), talk.get().older]).toEqual([[1, 2, 3, 4], 'none'])
  },
)

test('the other person types for three seconds, and no longer than until the message', async () => {
  const server = aServer(1)
  const talk = follow(server)
  await settle()
  server.tell('userTyping', { roomId: 'room', userId: 'me' })
  server.tell('userTyping', { roomId: 'elsewhere', userId: 'you' })
  expect(talk.get().isTyping).toBe(false)
  server.tell('userTyping', { roomId: 'room', userId: 'you' })
  expect(talk.get().isTyping).toBe(true)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(talk.get().isTyping).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(talk.get().isTyping).toBe(false)
  server.tell('userTyping', { roomId: 'room', userId: 'you' })
  server.tell('message', message(2))
  expect(talk.get().isTyping).toBe(false)
})

test('a read mark that was not accepted is sent again in a moment, a pointless one is not', async () => {
  const server = aServer(2)
  const talk = follow(server)
  await settle()
  for (const [answer, readSoon, readLater] of [
    [{ success: false, status: 'again', content: 'Later' }, 2, 0],
    [{ success: false, content: 'Chat not found' }, 2, 2],
  ] as const) {
    server.answerReading(answer)
    talk.markRead()
    await settle()
    expect(talk.get().ownReadSeq).toBe(readSoon)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(talk.get().ownReadSeq).toBe(readLater)
  }
})

test('a read mark is sent once for each new message; a left room gets no more events', async () => {
  const server = aServer(2)
  const talk = follow(server)
  await settle()
  talk.markRead()
  talk.markRead()
  await settle()
  expect(server.asked.filter((name) => name === 'markRead')).toHaveLength(1)
  expect(talk.get().ownReadSeq).toBe(2)
  server.tell('messagesRead', { roomId: 'room', userId: 'you', read_seq: 2 })
  expect(talk.get().otherReadSeq).toBe(2)
  talk.stop()
  server.tell('message', message(3))
  expect(seqs(talk)).toEqual([1, 2])
  expect(server.asked.at(-1)).toBe('leaveRoom')
})
