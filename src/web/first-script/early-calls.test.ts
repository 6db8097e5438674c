import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatsPath } from '#contract/paths.ts'
import { earlyScript } from './early-calls.ts'

const room = '0199aaaa-0000-7000-8000-000000000001'
const match = { route: { id: `page:${chatsPath}/:roomId?` }, params: { roomId: room } }
let calls: string[] = []

/** A room whose messages are these. */
function serve(messages: object[]) {
  calls = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json(path.endsWith('/messages') ? { messages } : {})
  })
}

const run = async () => {
  new Function(earlyScript(match, ''))()
  await new Promise((resolve) => setTimeout(resolve, 20))
}

/** The browser of somebody who is signed in, or not. */
function open(token: string | null) {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('early', undefined)
  vi.stubGlobal('localStorage', { getItem: () => token })
}

beforeEach(() => open('mine'))
afterEach(() => void vi.unstubAllGlobals())

const opening = ['/api/chat/user/rooms', `/api/chat/${room}`, `/api/chat/${room}/messages`]

test('a room whose messages are of deals asks for these at once', async () => {
  serve([{ seq: 1, kind: 'deal', deal_id: room }])
  await run()
  await expect.poll(() => calls).toEqual([...opening, `/api/chat/${room}/deals`])
  expect(window.early?.[`/api/chat/${room}/deals`]).toBeDefined()
})

test('a room without deals asks for none', async () => {
  serve([{ seq: 1, message: 'What is your best price?' }])
  await run()
  expect(calls).toEqual(opening)
})

test('whoever is not signed in asks for nothing', async () => {
  open(null)
  serve([])
  await run()
  expect(calls).toEqual([])
})
