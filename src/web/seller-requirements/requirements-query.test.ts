import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { changed, isOpening, readQuery } from './requirements-query.ts'

const query = (text: string) => readQuery(new URLSearchParams(text))
const after = (text: string, change: Parameters<typeof changed>[1]) =>
  String(changed(new URLSearchParams(text), change))

test('an address without a wish shows all that is open', () => {
  expect(query('')).toEqual({ list: 'open', q: '', category: '' })
})

test('the address names list, search and category; a list that does not exist is the open one', () => {
  expect(query('list=mine&q=polo+shirts&category=apparel')).toEqual({
    ...{ list: 'mine', q: 'polo shirts', category: 'apparel' },
  })
  expect(query('list=yours').list).toBe('open')
})

test('a further wish keeps the others, and an empty one leaves the address', () => {
  expect(after('list=mine&q=polo', { category: 'apparel' })).toBe('list=mine&q=polo&category=apparel')
  expect(after('list=mine&q=polo', { q: '' })).toBe('list=mine')
})

test('another list shows none of its requirements opened', () => {
  expect(after('list=mine&requirement=7', { list: 'open' })).toBe('list=open')
  expect(after('q=polo', { requirement: '7' })).toBe('q=polo&requirement=7')
})

test('a requirement that opens or closes over its list does not reload it, a search does', () => {
  const move = (from: string, to: string) => {
    const [currentUrl, nextUrl] = [from, to].map((search) => new URL(`https://vanij.example/list?${search}`))
    return isOpening({ currentUrl, nextUrl } as ShouldRevalidateFunctionArgs)
  }
  expect(move('q=polo', 'q=polo&requirement=7')).toBe(true)
  expect(move('q=polo&requirement=7', 'q=polo')).toBe(true)
  expect(move('q=polo', 'q=shirt')).toBe(false)
  expect(move('q=polo&requirement=7', 'q=shirt')).toBe(false)
  expect(move('q=polo', 'q=polo')).toBe(false)
})
