import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, keep } from '#web/storage/session-store.ts'
import { notePresence, noteRoom, refreshRooms, roomLists } from './rooms.ts'

const kept = new Map<string, string>()
/** The answers that the server has not sent yet, by the token of the request. */
const owed = new Map<string, (answer: Response) => void>()

beforeEach(() => {
  kept.clear()
  owed.clear()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: { token: string } }) => {
    return new Promise((answer) => owed.set(headers.token, answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (token: string, company: string, facts: object = {}) =>
  owed.get(token)?.(
    new Response(
      JSON.stringify({
        success: true,
        rooms: [{ room_id: `room of ${token}`, seller_id: 's', company_name: company, ...facts }],
        next: null,
      }),
    ),
  )

test('a list of chats that comes after somebody else has signed in is not shown to them', async () => {
  keep('asha')
  const first = refreshRooms('buyer')
  await expect.poll(() => owed.has('asha')).toBe(true)
  forget()
  keep('ravi')
  const second = refreshRooms('buyer')
  const shown: string[] = []
  const { get, subscribe } = roomLists.buyer
  const stop = subscribe(() => shown.push(...get().lines.map(({ other_name }) => other_name)))
  answer('asha', 'Asha asks here')
  await expect.poll(() => owed.has('ravi')).toBe(true)
  answer('ravi', 'Ravi asks here')
  await Promise.all([first, second])
  stop()
  expect(shown).toEqual(['Ravi asks here'])
  expect(get()).toMatchObject({ token: 'ravi', status: 'ready' })
})

test('who leaves while the list of chats is on its way is not shown as online by it', async () => {
  keep('asha')
  const answered = refreshRooms('buyer')
  await expect.poll(() => owed.has('asha')).toBe(true)
  const left = { is_online: false, last_seen_at: '2026-11-28T10:00:00.000Z' }
  notePresence({ userId: 's', ...left })
  answer('asha', 'Asha asks here', { is_online: true, last_seen_at: null })
  await answered
  expect(roomLists.buyer.get().lines).toMatchObject([{ other_id: 's', ...left }])
})

test('a message that comes while the list of chats is on its way stays its last one', async () => {
  keep('asha')
  const answered = refreshRooms('buyer')
  await expect.poll(() => owed.has('asha')).toBe(true)
  const newest = {
    lastMessage: 'Dispatched today',
    lastMessageTime: '2026-11-28T10:00:00.000Z',
    last_seq: 2,
    unread: 1,
  }
  noteRoom({ role: 'buyer', room_id: 'room of asha', ...newest })
  answer('asha', 'Asha asks here', {
    lastMessage: 'When will it come?',
    lastMessageTime: '2026-11-28T09:00:00.000Z',
    last_seq: 1,
    unread: 0,
  })
  await answered
  expect(roomLists.buyer.get().lines).toMatchObject([newest])
})
