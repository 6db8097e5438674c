import { expect, test } from 'vitest'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { blank, rules } from './password-draft.ts'

const good = { current: 'old secret words', next: 'new secret words', again: 'new secret words' }

test('the present password, a new one and its repetition are all that is needed', () => {
  expect(wrongFields(rules, good)).toEqual([])
})

test('an untouched form lacks the two passwords; two empty ones do not differ', () => {
  expect(wrongFields(rules, blank)).toEqual(['current', 'next'])
})

test('a repetition with a slip is refused at the repetition', () => {
  const draft = { ...good, again: 'new secret word' }
  expect(wrongFields(rules, draft)).toEqual(['again'])
  expect(problemOf(rules, draft, 'again')).toBe('The two new passwords differ.')
})

test('a new password that is too short is refused before it is sent', () => {
  expect(wrongFields(rules, { ...good, next: 'short', again: 'short' })).toEqual(['next'])
})
