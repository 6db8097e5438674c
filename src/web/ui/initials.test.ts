import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Kaveri Knits', 'KK'],
  ['asha', 'A'],
  ['  Shree  Ganesh Trading Co. ', 'SG'],
  ['अमित कुमार', 'अक'],
  ['', ''],
])('the first letters of up to two words: %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
