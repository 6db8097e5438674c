import { expect, test } from 'vitest'
import { debounced, followed } from './debounced.ts'

const field = debounced('rice')

test('a field shows the words of its address', () => {
  expect(field.typed).toBe('rice')
})

test('going back in the history brings back its words', () => {
  expect(followed({ ...field, typed: 'rice bran' }, 'dal').typed).toBe('dal')
})

test('while an answer is awaited the old address takes nothing of what is typed', () => {
  const typing = { ...field, typed: 'rice bran', sent: 'rice bran' }
  expect(followed(typing, 'rice')).toBe(typing)
})

test('an answer to earlier letters leaves the later ones in the field', () => {
  const typing = { ...field, typed: 'rice bran oil', sent: 'rice bran' }
  expect(followed(typing, 'rice bran')).toEqual({ ...typing, outside: 'rice bran' })
})

test('a blank behind a word stays while the address has the word without it', () => {
  expect(followed({ ...field, typed: 'dal ', sent: 'dal' }, 'dal').typed).toBe('dal ')
})

test('several filters are one value: equal ones are no change', () => {
  const filters = debounced({ buyer: 'Asha', from: '' })
  expect(followed(filters, { buyer: 'Asha', from: '' })).toBe(filters)
  expect(followed(filters, { buyer: '', from: '' }).typed).toEqual({ buyer: '', from: '' })
})
