import { expect, test } from 'vitest'
import { continued, joined } from './growing-page.ts'

const keyOf = (item: { id: string; price?: number }) => item.id
const page = (ids: string, next: string | null = null) => ({
  items: [...ids].map((id) => ({ id })),
  total: 26,
  next,
})
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(keyOf).join('')

test('what moved between two pages is shown once', () => {
  const all = joined(page('abc', 'c'), page('cde', 'e'), keyOf)
  expect([idsOf(all), all.next]).toEqual(['abcde', 'e'])
})

test('a list that was left longer goes on behind its new beginning', () => {
  const back = continued(page('abc', 'c'), page('abcdefgh', 'h'), keyOf)
  expect([idsOf(back), back.next]).toEqual(['abcdefgh', 'h'])
})

test('the new beginning counts: what was changed, added or deleted meanwhile', () => {
  const changed = { ...page('abc', 'c'), items: [{ id: 'a' }, { id: 'b', price: 7 }, { id: 'c' }] }
  expect(continued(changed, page('abcdef'), keyOf).items[1]).toEqual({ id: 'b', price: 7 })
  expect(idsOf(continued(page('nab', 'b'), page('abcdef'), keyOf))).toBe('nabcdef')
  expect(idsOf(continued(page('acd', 'd'), page('abcdef'), keyOf))).toBe('acdef')
})

test('a list that was left short, elsewhere or empty begins anew', () => {
  const first = page('abc', 'c')
  for (const left of [undefined, page('abc'), page('vwxyz')])
    expect(continued(first, left, keyOf)).toBe(first)
  expect(idsOf(continued(page(''), page('abc'), keyOf))).toBe('')
})
