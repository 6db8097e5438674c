import { expect, test } from 'vitest'
import { Dictionary } from './dictionary.ts'
import { firstLexicon } from './lexicon.ts'
import { purposeOf } from './purposes.ts'

const language = { dictionary: new Dictionary(0), lexicon: firstLexicon }

const read = (q: string) => {
  const purpose = purposeOf(q, language)
  return purpose && [purpose.use.map(({ words }) => words.join(' ')).join(' '), purpose.text]
}

test.each([
  ['gaadi dhone ka pump', ['gaadi dhone', 'pump']],
  ['kheti ke liye 5 hp pump', ['kheti', '5hp pump']],
  ['गाड़ी धोने का पंप', ['गाड़ी धोने', 'पंप']],
  ['school ke liye safed shirt', ['school', 'safed shirt']],
  ['bike dhone wala pump', ['bike dhone', 'pump']],
  ['godown ke liye bori', ['', 'bori']],
])("'%s' asks for goods of a use: %j", (q, expected) => {
  expect(read(q)).toEqual(expected)
})

test.each([
  'nahane ka sabun',
  'kapde dhone ka soda',
  'pani ki motor',
  'gehu pisne ki machine',
  'shadi ke liye',
  'ke liye saree',
  'tractor ka tyre',
  'pump',
])("'%s' names no use apart from goods", (q) => {
  expect(read(q)).toBeUndefined()
})
