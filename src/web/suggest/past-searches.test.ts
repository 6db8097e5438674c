import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSearch, pastSearches, rememberSearch } from './past-searches.ts'

let entries: Map<string, string>

beforeEach(() => {
  entries = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
  })
})

const remember = (...searches: string[]) => searches.forEach(rememberSearch)

test('the latest search stands first', () => {
  remember('rice', 'dal')
  expect(pastSearches()).toEqual(['dal', 'rice'])
})

test('the browser remembers five searches', () => {
  remember('a', 'b', 'c', 'd', 'e', 'f')
  expect(pastSearches()).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test('a search made again moves up, in its latest spelling', () => {
  remember('Rice', 'dal', 'rice')
  expect(pastSearches()).toEqual(['rice', 'dal'])
})

test('blanks make no other search, and no search of their own', () => {
  remember('steel  bolts', ' steel bolts ', '   ')
  expect(pastSearches()).toEqual(['steel bolts'])
})

test('a search can be forgotten, alone', () => {
  remember('rice', 'dal')
  forgetSearch('dal')
  expect(pastSearches()).toEqual(['rice'])
})

test.each(['{', '{"rice":1}', 'null'])('a damaged memory (%s) is an empty one', (text) => {
  entries.set('searches', text)
  expect(pastSearches()).toEqual([])
  rememberSearch('rice')
  expect(pastSearches()).toEqual(['rice'])
})
