import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/products/product-suggest.ts'
import { choicesFor, groupsAtRest } from './choices.ts'

const query = (text: string): Suggestion => ({ kind: 'query', text })
const product = (text: string): Suggestion => ({ kind: 'product', text, product_id: text, image: null })
const category: Suggestion = { kind: 'category', text: 'Footwear', category: 'footwear' }
const texts = (choices: readonly { text: string }[]) => choices.map(({ text }) => text)

test('own searches that begin so stand first, and no search twice', () => {
  const typed = {
    typed: 'Fan',
    past: ['fan belt', 'bolt', 'Fan'],
    suggestions: [query('fan'), query('fan oven')],
  }
  expect(texts(choicesFor(typed, '/search', 10))).toEqual(['fan belt', 'Fan', 'fan oven'])
})

test('where there is less room, products give way to words and categories', () => {
  const suggestions = [query('shoe'), product('Shoe A'), product('Shoe B'), product('Shoe C'), category]
  const typed = { typed: 'sho', past: [], suggestions }
  expect(texts(choicesFor(typed, '/search', 4))).toEqual(['shoe', 'Shoe A', 'Shoe B', 'Footwear'])
})

test('searches stay where they are made', () => {
  const typed = { typed: 'nu', past: [], suggestions: [query('nuts & bolts')] }
  expect(choicesFor(typed, '/live_market/search', 4)[0]?.to).toBe('/live_market/search?q=nuts%20%26%20bolts')
})

test('at rest own searches take their room from what is popular', () => {
  const rows = (past: string[]) => groupsAtRest(past, '/search', 8).flatMap(({ choices }) => texts(choices))
  expect(rows([])).toHaveLength(8)
  const mine = ['a', 'b', 'c', 'd', 'e']
  expect(rows(mine).slice(0, 5)).toEqual(mine)
  expect(rows(mine)).toHaveLength(8)
})
