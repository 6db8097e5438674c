import { assert, constantFrom, property, array as some } from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf } from './data-url.rules.ts'

const head = 'data:application/pdf;base64,'
const strict = /^[A-Za-z0-9+/]+={0,2}$/

test('what is no strict base64 is refused, and all else is decoded', () => {
  const letters = some(constantFrom('A', 'z', '0', '+', '/', '=', '-', '_', ' ', '\n', 'é', 'क'), {
    maxLength: 12,
  })
  assert(
    property(letters, (list) => {
      const content = list.join('')
      const isStrict = content.length % 4 === 0 && strict.test(content)
      expect(bytesOf(head + content)).toEqual(isStrict ? Buffer.from(content, 'base64') : undefined)
    }),
    { numRuns: 2_000 },
  )
})

test('five megabytes are decoded, whatever V8 makes of regular expressions', () => {
  expect(bytesOf(`${head}${'AAAA'.repeat(1_747_626)}`)).toHaveLength(5_242_878)
})
