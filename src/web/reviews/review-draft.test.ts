import { expect, test } from 'vitest'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { blankReview, reviewFormRules as rules } from './review-draft.ts'

test('a review without stars is none, however much is written', () => {
  const draft = { rating: 0, comment: 'Well packed.' }
  expect(wrongFields(rules, draft)).toEqual(['rating'])
  expect(problemOf(rules, draft, 'rating')).toBe('Choose a rating from 1 to 5')
})

test.each([1, 2, 3, 4, 5])('%i stars need no words', (rating) => {
  expect(wrongFields(rules, { ...blankReview, rating })).toEqual([])
})

test('more than five stars, or half of one, are none', () => {
  expect(wrongFields(rules, { ...blankReview, rating: 6 })).toEqual(['rating'])
  expect(wrongFields(rules, { ...blankReview, rating: 3.5 })).toEqual(['rating'])
})

test('a comment has at most 300 characters', () => {
  expect(wrongFields(rules, { rating: 4, comment: 'x'.repeat(300) })).toEqual([])
  expect(problemOf(rules, { rating: 4, comment: 'x'.repeat(301) }, 'comment')).toBe(
    'Comment can have at most 300 characters',
  )
})
