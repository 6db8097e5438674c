import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

test.each(['', ' \n\t ', '\u200b', '\u200c\u200d\u2060\ufeff', '\u00ad\ufe0f', '\u3164\u115f', '\u2800'])(
  '%j shows nothing',
  (text) => expect(isBlank(text)).toBe(true),
)

test.each(['.', '👍', '👨‍👩‍👧', 'क्‍ष', '\u200bनमस्ते', '7'])('%j shows something', (text) =>
  expect(isBlank(text)).toBe(false),
)
