import { expect, test } from 'vitest'
import { csvLine } from './write-csv.ts'

test.each([
  [['plain', 12, 1.5], 'plain,12,1.5'],
  [['', 'नट और बोल्ट'], ',नट और बोल्ट'],
  [['says "hi"', 'a,b', 'a;b', 'a\r\nb', 'a\tb'], '"says ""hi""","a,b","a;b","a\r\nb","a\tb"'],
  [["=cmd|' /C calc'!A0"], `"'=cmd|' /C calc'!A0"`],
  [['=1+"2"'], `"'=1+""2"""`],
  [['-5', '@sum', '\t=1', '\r=1', '+x'], `"'-5","'@sum","'\t=1","'\r=1","'+x"`],
  [['+919876543210', '+91 98765-43210', '919876543210'], '+919876543210,+91 98765-43210,919876543210'],
  [['+91-98765-43210-1+cmd', '+1'], `"'+91-98765-43210-1+cmd","'+1"`],
  [[-5], '-5'],
])('%j is one record', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`)
})
