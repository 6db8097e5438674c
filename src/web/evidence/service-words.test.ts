import { expect, test } from 'vitest'
import { serviceWords } from './service-words.ts'

test.each([
  [115, 93, 41, 'Answers in 2 h · sent on time 93 %'],
  [45, null, 5, 'Answers in 45 min'],
  [60, 100, 6, 'Answers in 1 h · sent on time 100 %'],
  [61, null, 6, 'Answers in 2 h'],
  [null, 80, 12, 'Sent on time 80 %'],
  [null, null, 4, 'Service: too few to say (4)'],
  [60_001, 0, 1_234, 'Answers in 1,001 h · sent on time 0 %'],
])(
  '%s minutes and %s % of %s cases are said in few words',
  (reply_median_minutes, on_time, sample, words) => {
    expect(serviceWords({ reply_median_minutes, on_time, sample })).toBe(words)
  },
)
