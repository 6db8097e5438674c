import { expect, test } from 'vitest'
import { lexemesIn, withoutAbsent } from './absent.ts'

const tsquery = "((('apump'|'bpump':*|'cpump'))&(('a24'|'b24')|('a25')))"

test('words that no product has in a part are left out', () => {
  expect(withoutAbsent(tsquery, new Set(['apump', 'b24']))).toBe("((('bpump':*|'cpump'))&(('a24')|('a25')))")
})

test('a list keeps a word, because an empty one would match everything', () => {
  expect(withoutAbsent(tsquery, new Set(['a24', 'b24', 'a25']))).toBe(
    "((('apump'|'bpump':*|'cpump'))&(('a24')|('a25')))",
  )
})

test('beginnings of words are never left out', () => {
  expect(lexemesIn([tsquery, "('apump')"])).toEqual(['apump', 'cpump', 'a24', 'b24', 'a25'])
  expect(withoutAbsent(tsquery, new Set(['bpump']))).toBe(tsquery)
})
