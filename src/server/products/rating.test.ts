import { expect, test } from 'vitest'
import { averageOf, minHundredths, ratingOf } from './rating.rules.ts'

const of56 = (rating_sum: number) => averageOf({ rating_sum, review_count: 56 })

test('an average is rounded once: 249 stars of 56 reviews are 4.446 and read 4.4, not by way of 4.45 as 4.5', () => {
  expect(of56(249)).toBe(4.4)
  expect(of56(249).toFixed(1)).toBe('4.4')
  expect(of56(250)).toBe(4.5)
  expect(of56(221)).toBe(3.9)
  expect(of56(222)).toBe(4)
  expect(averageOf({ rating_sum: 89, review_count: 20 })).toBe(4.5)
  expect(ratingOf({ rating_sum: 0, review_count: 0 })).toBeNull()
})

test('a filter by stars keeps what reads as so many stars or more, and nothing else', () => {
  for (const stars of [1, 2, 3, 3.95, 4, 4.25, 4.4, 4.5, 5])
    for (let review_count = 1; review_count <= 60; review_count += 1)
      for (let rating_sum = review_count; rating_sum <= 5 * review_count; rating_sum += 1) {
        const cut = Math.floor((rating_sum * 100) / review_count)
        const isRead = averageOf({ rating_sum, review_count }) >= stars
        if (cut >= minHundredths(stars) !== isRead)
          expect.fail(`${rating_sum} stars of ${review_count} reviews at ${stars} and up`)
      }
})
