import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Review } from '#contract/review.ts'
import { writtenPage } from '#web/testing/written-page.ts'
import { ReviewRow } from './review-row.tsx'

const aReview = (part: Partial<Review> = {}): Review => ({
  ...{ review_id: '1', rating: 2, comment: 'The colour runs.', images: [] },
  ...{ created_at: '2026-11-01T10:00:00.000Z', reviewer: { name: 'Lakshmi', from: 'Kochi' } },
  ...{ reply: null, replied_at: null },
  ...part,
})
const seen = (part?: Partial<Review>) => writtenPage(createElement(ReviewRow, { review: aReview(part) }))

test('a review says who wrote it, from where and when, and can be reported', () => {
  const { text, buttons } = seen()
  expect(text).toContain('Lakshmi, Kochi')
  expect(text).toContain('1 Nov 2026')
  expect(text).toContain('The colour runs.')
  expect(buttons).toEqual(['Report'])
})

test('who has neither company nor city is called by name alone', () => {
  expect(seen({ reviewer: { name: 'Lakshmi', from: null } }).text).not.toContain('Lakshmi,')
})

test('the supplier’s reply stands below with its day; without one nothing does', () => {
  const { text } = seen({ reply: 'We have sent a new box.', replied_at: '2026-11-03T10:00:00.000Z' })
  expect(text).toContain('Reply of the supplier, 3 Nov 2026 We have sent a new box.')
  expect(seen().text).not.toContain('Reply of the supplier')
})

test('what people write is text, never markup', () => {
  expect(seen({ comment: '<img src=x onerror=alert(1)>' }).html).not.toContain('<img src=x')
})
