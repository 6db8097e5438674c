// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => void stored.set(name, text),
  removeItem: (name: string) => void stored.delete(name),
  key: (place: number) => [...stored.keys()][place] ?? null,
  get length() {
    return stored.size
  },
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
vi.stubGlobal('document', { documentElement: { dataset: {} } })

const { keptDraft } = await import('./kept-draft.ts')
const { dropPersonal, forget, keep, keepUser } = await import('./session-store.ts')

const asha = { user_id: 'asha' }
const draft = keptDraft('address', { city: '', lines: [] as string[] })
const typed = { city: 'Surat', lines: ['12 Ring Road'] }

beforeEach(() => {
  stored.clear()
  keep('token-1', asha)
})

test('what was typed is there after the session ended and the same person came back', () => {
  draft.keep(typed)
  forget()
  expect(draft.read()).toBeUndefined()
  keep('token-2', asha)
  expect(draft.read()).toEqual(typed)
})

test('nothing is left of it after signing out, or once somebody else signs in', () => {
  draft.keep(typed)
  forget()
  dropPersonal()
  expect([...stored.keys()]).toEqual([])
  keep('token-1', asha)
  draft.keep(typed)
  forget()
  keep('token-2', { user_id: 'ravi' })
  expect([...stored.keys()].filter((name) => name.startsWith('draft:'))).toEqual([])
})

test('without a person nothing is kept, and a sent draft is gone', () => {
  draft.keep(typed)
  draft.drop()
  expect(draft.read()).toBeUndefined()
  forget()
  draft.keep(typed)
  expect([...stored.keys()].filter((name) => name.startsWith('draft:'))).toEqual([])
})

test.each([
  ['a browser of nobody yet', undefined],
  ['a browser that was another person’s', { user_id: 'ravi' }],
])('what is typed before the profile has come is its owner’s: %s', (_, before) => {
  forget()
  dropPersonal()
  if (before) keep('token-0', before)
  forget()
  keep('token-1')
  draft.keep({ city: 'Surat', lines: [] })
  draft.keep(typed)
  expect(draft.read()).toEqual(typed)
  keepUser(asha, 'token-1')
  expect(draft.read()).toEqual(typed)
  expect([...stored.keys()].filter((name) => name.startsWith('draft:'))).toEqual(['draft:asha:address'])
})

test('what is typed before the profile has come is nobody else’s when the session ends first', () => {
  forget()
  keep('token-of-asha')
  draft.keep(typed)
  forget()
  keep('token-of-ravi')
  expect(draft.read()).toBeUndefined()
  keepUser({ user_id: 'ravi' }, 'token-of-ravi')
  expect(draft.read()).toBeUndefined()
  expect([...stored.keys()].filter((name) => name.startsWith('draft:'))).toEqual([])
})

test('what does not look like the form is left as the empty form has it', () => {
  stored.set('draft:asha:address', '{"city":7,"lines":["a"],"more":1}')
  expect(draft.read()).toEqual({ city: '', lines: ['a'] })
  for (const broken of ['', 'x', 'null', '7']) {
    stored.set('draft:asha:address', broken)
    expect(draft.read()).toBeUndefined()
  }
})
