import { expect, test } from 'vitest'
import { createStorage } from './storage.ts'

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** A browser storage that refuses to write, but still reads. */
const aFullOne = (entries: Record<string, string>) => {
  const stored = new Map(Object.entries(entries))
  return {
    held: stored,
    get length() {
      return stored.size
    },
    key: (place: number) => [...stored.keys()][place] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: refuse,
    removeItem: (name: string) => void stored.delete(name),
    clear: refuse,
  }
}

test('where site data are blocked, what is written lasts as long as the tab', () => {
  const blocked = createStorage(refuse)
  expect(blocked.read('token')).toBeNull()
  blocked.write('token', 't1')
  expect(blocked.read('token')).toBe('t1')
  expect(blocked.names()).toEqual(['token'])
  blocked.drop('token')
  expect(blocked.read('token')).toBeNull()
  expect(blocked.names()).toEqual([])
})

test('what a full storage does not take goes before what it held', () => {
  const browser = aFullOne({ theme: 'dark', searches: '[]' })
  const full = createStorage(() => browser)
  full.write('theme', 'light')
  full.write('token', 't1')
  expect(full.read('theme')).toBe('light')
  expect(full.names().sort()).toEqual(['searches', 'theme', 'token'])
  full.drop('theme')
  expect(full.read('theme')).toBeNull()
  expect(browser.held.has('theme')).toBe(false)
})

test('a storage that has room again is the only place', () => {
  const browser = aFullOne({})
  let isFull = true
  const storage = createStorage(() =>
    isFull
      ? browser
      : { ...browser, setItem: (name: string, text: string) => void browser.held.set(name, text) },
  )
  storage.write('theme', 'dark')
  isFull = false
  storage.write('theme', 'light')
  browser.held.set('theme', 'dark')
  expect(storage.read('theme')).toBe('dark')
})
