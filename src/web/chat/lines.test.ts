import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { Outgoing } from './connection/outgoing.ts'
import { linesOf } from './lines.ts'

const me = 'me'
const message = (seq: number, userId: string, client_id: string | null = null): ChatMessage => ({
  message_id: `m${seq}`,
  roomId: 'room',
  seq,
  userId,
  token: userId,
  message: `line ${seq}`,
  file: null,
  timestamp: '2026-11-21T04:00:00.000Z',
  client_id,
})
const outgoing = (client_id: string, written_at: number): Outgoing => ({
  client_id,
  room_id: 'room',
  message: client_id,
  written_at,
  state: 'sending',
})

test('own lines say how far they came, and what is on its way stands below', () => {
  const messages = [message(1, me), message(2, 'you'), message(3, me)]
  const lines = linesOf({
    talk: { messages, otherReadSeq: 1 },
    me,
    outgoing: [outgoing('later', 2), outgoing('sooner', 1)],
    uploads: [],
  })
  expect(lines.map(({ text, isOwn, state }) => [text, isOwn, state])).toEqual([
    ['line 1', true, 'read'],
    ['line 2', false, 'sent'],
    ['line 3', true, 'sent'],
    ['sooner', true, 'sending'],
    ['later', true, 'sending'],
  ])
})

test('a line that arrived no longer waits, and keeps its key; a stranger cannot hide it with its name', () => {
  const waiting = [outgoing('c1', 1), outgoing('c2', 2)]
  const messages = [message(1, me, 'c1'), message(2, 'you', 'c2')]
  const lines = linesOf({ talk: { messages, otherReadSeq: 0 }, me, outgoing: waiting, uploads: [] })
  expect(lines.map(({ key }) => key)).toEqual(['c1', 'm2', 'c2'])
})
