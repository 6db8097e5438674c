import { expect, test } from 'vitest'
import { queuePlace } from './queue-place.ts'

const queue = { ids: ['oldest', 'middle', 'newest'] }

test('J and K lead to the next and the previous applicant, and nowhere at the ends', () => {
  expect(queuePlace(queue, 'middle').beside(1)).toBe('newest')
  expect(queuePlace(queue, 'middle').beside(-1)).toBe('oldest')
  expect(queuePlace(queue, 'newest').beside(1)).toBeUndefined()
  expect(queuePlace(queue, 'oldest').beside(-1)).toBeUndefined()
})

test('a decision leads to the next applicant, from the last one to the one before', () => {
  expect(queuePlace(queue, 'oldest').afterDecision).toBe('middle')
  expect(queuePlace(queue, 'newest').afterDecision).toBe('middle')
})

test('after the only applicant nobody is next', () => {
  expect(queuePlace({ ids: ['oldest'] }, 'oldest').afterDecision).toBeUndefined()
})

test('from an applicant who was decided on before, the way leads into the queue', () => {
  const place = queuePlace(queue, 'approved long ago')
  expect(place.index).toBe(-1)
  expect(place.beside(1)).toBe('oldest')
  expect(place.beside(-1)).toBe('oldest')
  expect(place.afterDecision).toBe('oldest')
})
