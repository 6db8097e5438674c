import { expect, test } from 'vitest'
import { typedParts } from './typed-parts.ts'

const marked = (text: string, typed: string) =>
  typedParts(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('')

test('the typed part is distinguished from what a suggestion adds', () => {
  expect(marked('Cotton T-shirt', 'cot')).toBe('[Cot]ton T-shirt')
  expect(marked('Ceiling fan, 1200 mm', 'fan cei')).toBe('[Cei]ling [fan], 1200 mm')
})

test('only beginnings of words count, and of two the longer one', () => {
  expect(marked('Scooter coat', 'coat co')).toBe('Scooter [coat]')
  expect(marked('Bolt', 'nut')).toBe('Bolt')
})

test('signs, blanks and Devanagari are taken as they come', () => {
  expect(marked('Nuts & bolts (M8)', 'nuts & (m8')).toBe('[Nuts] & bolts ([M8])')
  expect(marked('पंखा 1200', 'पं')).toBe('[पं]खा 1200')
  expect(marked('Bolt', '  ')).toBe('Bolt')
})
