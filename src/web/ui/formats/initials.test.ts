import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Kaveri Knits', 'KK'],
  ['asha', 'A'],
  ['  Shree  Ganesh Trading Co. ', 'SG'],
  ['अमित कुमार', 'अक'],
  ['श्रीमती', 'श्र'],
  ['ক্ষমা দত্ত', 'ক্ষদ'],
  ['"RJ" Traders', 'RT'],
  ['"RJ"', 'R'],
  ['Sharma & Sons', 'SS'],
  ['3M India', '3I'],
  ['', ''],
  ['---', ''],
])('the first letters of up to two words: %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
