import { expect, test } from 'vitest'
import { problemOf } from './form.ts'
import { blankReason, reasonOf, reasonRules, withSentence } from './reason.ts'

const choice = { reasons: ['It came too late', 'Something else'], other: 'Something else' }
const problem = (draft: Partial<typeof blankReason>, offered?: typeof choice) =>
  problemOf(reasonRules(20, offered), { ...blankReason, ...draft }, 'reason')

test('nothing is decided against somebody without a reason', () => {
  expect(problem({})).toBe('Reason cannot be empty')
  expect(problem({ reason: ' \u200b ' })).toBe('Reason cannot be empty')
  expect(problem({ reason: 'Blurred papers' })).toBeUndefined()
})

test('a chosen sentence is a reason by itself', () => {
  expect(problem({}, choice)).toBe('Reason cannot be empty')
  expect(problem({ chosen: 'It came too late' }, choice)).toBeUndefined()
  expect(reasonOf({ chosen: 'It came too late', reason: 'left over' }, choice)).toBe('It came too late')
})

test('a person who chooses something else has to say what', () => {
  expect(problem({ chosen: 'Something else' }, choice)).toBe('Reason cannot be empty')
  expect(problem({ chosen: 'Something else', reason: 'Wrong colour' }, choice)).toBeUndefined()
  expect(reasonOf({ chosen: 'Something else', reason: '  Wrong colour ' }, choice)).toBe('Wrong colour')
})

test('words that were written and then not chosen are not sent', () => {
  expect(reasonOf({ chosen: '', reason: 'Wrong colour' }, choice)).toBe('')
})

test('a reason is refused where it is longer than its reader is shown', () => {
  expect(problem({ reason: 'x'.repeat(21) })).toBe('Reason can have at most 20 characters')
})

test('a quick sentence stands behind what was written, and is cut where there is no room', () => {
  expect(withSentence('', 'Send a sharper photo.', 300)).toBe('Send a sharper photo.')
  expect(withSentence('Sorry. ', 'Send a sharper photo.', 300)).toBe('Sorry. Send a sharper photo.')
  expect(withSentence('Sorry.', 'Send a sharper photo.', 10)).toBe('Sorry. Sen')
})
