import { expect, test } from 'vitest'
import { extendPage, joinPages, readPages } from './list-page.ts'

const keyOf = (item: { id: string; price?: number }) => item.id
const page = (ids: string, next: string | null = null) => ({
  items: [...ids].map((id) => ({ id })),
  total: 26,
  next,
})
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(keyOf).join('')

test('what moved between two pages is shown once', () => {
  const all = joinPages(page('abc', 'c'), page('cde', 'e'), keyOf)
  expect([idsOf(all), all.next]).toEqual(['abcde', 'e'])
})

test('a list that was left longer goes on behind its new beginning', () => {
  const back = extendPage(page('abc', 'c'), page('abcdefgh', 'h'), keyOf)
  expect([idsOf(back), back.next]).toEqual(['abcdefgh', 'h'])
})

test('the new beginning counts: what was changed, added or deleted meanwhile', () => {
  const changed = { ...page('abc', 'c'), items: [{ id: 'a' }, { id: 'b', price: 7 }, { id: 'c' }] }
  expect(extendPage(changed, page('abcdef'), keyOf).items[1]).toEqual({ id: 'b', price: 7 })
  expect(idsOf(extendPage(page('nab', 'b'), page('abcdef'), keyOf))).toBe('nabcdef')
  expect(idsOf(extendPage(page('acd', 'd'), page('abcdef'), keyOf))).toBe('acdef')
})

test('a list that was left short, elsewhere or empty starts again', () => {
  const first = page('abc', 'c')
  for (const left of [undefined, page('abc'), page('vwxyz')])
    expect(extendPage(first, left, keyOf)).toBe(first)
  expect(idsOf(extendPage(page(''), page('abc'), keyOf))).toBe('')
})

/** A market with these goods, two on a page; the cursor is the last item of the page. */
const marketOf = (goods: string) => {
  const cursors: string[] = []
  const fetchMore = async (cursor: string) => {
    cursors.push(cursor)
    const start = goods.indexOf(cursor) + 1
    const end = start + 2
    return page(goods.slice(start, end), end < goods.length ? (goods[end - 1] ?? null) : null)
  }
  return { cursors, source: { fetchMore, keyOf } }
}

test('a recalled list is read again as far as it was shown', async () => {
  const { cursors, source } = marketOf('abcdefgh')
  const list = await readPages(page('ab', 'b'), 5, source)
  expect([idsOf(list), list.next]).toEqual(['abcdef', 'f'])
  expect(cursors).toEqual(['b', 'd'])
})

test('a list that has become shorter meanwhile ends where it ends now', async () => {
  const list = await readPages(page('ab', 'b'), 9, marketOf('abc').source)
  expect([idsOf(list), list.next]).toEqual(['abc', null])
})

test('coming back to a very long list reads ten pages and no more', async () => {
  const { cursors, source } = marketOf('abcdefghijklmnopqrstuvwxyz')
  expect(idsOf(await readPages(page('ab', 'b'), 26, source))).toHaveLength(22)
  expect(cursors).toHaveLength(10)
})
