import { beforeEach, expect, test, vi } from 'vitest'
import {
  currentSession,
  dropPersonal,
  endSession,
  forget,
  keep,
  keepUser,
  onSessionEnd,
  onSignOut,
  serverSession,
  subscribe,
} from './session-store.ts'

const kept = new Map<string, string>()
const root = { dataset: {} as Record<string, string> }

beforeEach(() => {
  kept.clear()
  root.dataset = {}
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('without a token everybody is a visitor, and on the server unknown', () => {
  kept.set('userData', '{"full_name":"Asha"}')
  expect(currentSession()).toEqual({ state: 'visitor', user: null })
  expect(serverSession()).toEqual({ state: 'unknown', user: null })
})

test('a sign-in is kept under token and userData and marks the page', () => {
  keep('t1', { account_type: 'seller' })
  expect([...kept.keys()]).toEqual(['token', 'userData'])
  expect(currentSession()).toEqual({ state: 'signed-in', user: { account_type: 'seller' } })
  expect(root.dataset.signedIn).toBe('seller')
  expect(currentSession()).toBe(currentSession())
})

test('signing out clears both and notifies the listeners', () => {
  keep('t1', { account_type: 'buyer' })
  const changed = vi.fn()
  const stop = subscribe(changed)
  forget()
  stop()
  expect(kept.size).toBe(0)
  expect(changed).toHaveBeenCalledOnce()
  expect('signedIn' in root.dataset).toBe(false)
})

test('an ended session is cleared and announced, a newer one stays', () => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  keep('new')
  endSession('old')
  expect(currentSession().state).toBe('signed-in')
  expect(ended).not.toHaveBeenCalled()
  keep('new', { account_type: 'buyer' })
  endSession('new')
  expect(currentSession().state).toBe('visitor')
  expect(kept.size).toBe(0)
  expect(ended).toHaveBeenCalledOnce()
  stop()
})

test('the end of a session before hydration reaches the first listener, once', () => {
  keep('held')
  endSession('held', { message: 'Please log in again' })
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [onSessionEnd(first), onSessionEnd(second)]
  expect(first).toHaveBeenCalledExactlyOnceWith({ message: 'Please log in again' })
  expect(second).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})

test('an end without a listener is forgotten when somebody signs in', () => {
  keep('held')
  endSession('held')
  keep('next')
  const ended = vi.fn()
  onSessionEnd(ended)()
  expect(ended).not.toHaveBeenCalled()
})

const aStorage = (entries: Record<string, string>) => {
  const stored = new Map(Object.entries(entries))
  return {
    held: stored,
    get length() {
      return stored.size
    },
    key: (place: number) => [...stored.keys()][place],
    removeItem: (key: string) => stored.delete(key),
  }
}

test('all that is theirs goes with the person, and how the device shows things stays', () => {
  const [inBrowser, inTab] = [
    aStorage({
      theme: 'dark',
      'outbox:u1:c1': '{}',
      'productDraft:u1': '{}',
      searches: '[]',
      newOrder: 'true',
    }),
    aStorage({ 'chatDraft:r1': 'Half a word', 'seller-application:u1': '{}', 'sign-up-draft': '{}' }),
  ]
  vi.stubGlobal('localStorage', inBrowser)
  vi.stubGlobal('sessionStorage', inTab)
  const left = vi.fn()
  const stop = onSignOut(left)
  dropPersonal()
  stop()
  dropPersonal()
  expect([...inBrowser.held.keys()]).toEqual(['theme'])
  expect([...inTab.held.keys()]).toEqual([])
  expect(left).toHaveBeenCalledOnce()
})

test('a profile that arrives after the sign-out, or in the next session, is not kept', () => {
  keepUser({ full_name: 'Asha' }, null)
  expect(kept.has('userData')).toBe(false)
  keep('of Ravi', { full_name: 'Ravi' })
  keepUser({ full_name: 'Asha' }, 'of Asha')
  expect(kept.get('userData')).toBe('{"full_name":"Ravi"}')
})

test('somebody else who signs in finds nothing of the one before; the same person finds it again', () => {
  const store = aStorage({})
  vi.stubGlobal('localStorage', {
    ...store,
    get length() {
      return store.held.size
    },
    getItem: (name: string) => store.held.get(name) ?? null,
    setItem: (name: string, text: string) => store.held.set(name, text),
  })
  vi.stubGlobal('sessionStorage', aStorage({}))
  keep('t1', { user_id: 'asha' })
  store.held.set('productDraft:asha', '{}')
  endSession('t1')
  keep('t2', { user_id: 'asha' })
  expect(store.held.has('productDraft:asha')).toBe(true)
  endSession('t2')
  keep('t3')
  keepUser({ user_id: 'ravi' }, 't3')
  expect([...store.held.keys()].sort()).toEqual(['owner', 'token', 'userData'])
})

test('a damaged profile does not end the session', () => {
  kept.set('token', 't2')
  kept.set('userData', '{broken')
  expect(currentSession()).toEqual({ state: 'signed-in', user: {} })
})
