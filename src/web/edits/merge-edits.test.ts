import { expect, test } from 'vitest'
import { mergeOf, withTheirs } from './merge-edits.ts'

const base = { name: 'Pump', price: '100', stock: '10', tags: ['a'] }

test('a field that was left alone takes the newer value, so a former price never comes back', () => {
  const mine = { ...base, name: 'Water pump' }
  const theirs = { ...base, price: '250', tags: ['a', 'b'] }
  const merge = mergeOf({ base, mine, theirs })
  expect(merge).toEqual({ taken: ['price', 'tags'], clashes: [] })
  expect(withTheirs(mine, theirs, merge.taken)).toEqual({
    name: 'Water pump',
    price: '250',
    stock: '10',
    tags: ['a', 'b'],
  })
})

test('only what both changed, and not alike, has to be decided', () => {
  const mine = { ...base, stock: '30', price: '120', name: 'Same pump' }
  const theirs = { ...base, stock: '7', price: '120', name: 'Same pump' }
  expect(mergeOf({ base, mine, theirs })).toEqual({ taken: [], clashes: ['stock'] })
})

test('where somebody else changed nothing of the form, nothing has to be shown', () => {
  expect(mergeOf({ base, mine: { ...base, name: 'x' }, theirs: base })).toEqual({ taken: [], clashes: [] })
})
