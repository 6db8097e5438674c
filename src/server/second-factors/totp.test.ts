import { expect, test } from 'vitest'
import { codeOf, otpauthLink, stepAt, stepOfCode, toBase32 } from './totp.rules.ts'

/** The secret of the examples of RFC 6238 and RFC 4226. */
const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, whose codes have eight digits: ours are their last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of second %i is %s', (second, code) => {
  expect(codeOf(secret, stepAt(new Date(second * 1000)))).toBe(code)
})

test('letters for people are those of RFC 4648', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(toBase32(Buffer.from('fo'))).toBe('MZXQ')
})

test('a code counts for its half minute and the ones beside it, and never again', () => {
  const now = new Date('2026-11-24T04:30:10Z')
  const step = stepAt(now)
  for (const near of [step - 1, step, step + 1])
    expect(stepOfCode(secret, codeOf(secret, near), now, 0)).toBe(near)
  for (const far of [step - 2, step + 2])
    expect(stepOfCode(secret, codeOf(secret, far), now, 0)).toBeUndefined()
  expect(stepOfCode(secret, codeOf(secret, step), now, step)).toBeUndefined()
  expect(stepOfCode(secret, codeOf(secret, step - 1), now, step)).toBeUndefined()
})

test.each(['', '12345', '1234567', 'abcdef', '۱۲۳۴۵۶'])('%j is no code', (typed) => {
  expect(stepOfCode(secret, typed, new Date(), 0)).toBeUndefined()
})

test('an authenticator app reads secret, account and name of the market', () => {
  const link = new URL(otpauthLink(secret, '+91 90000 00003'))
  expect(link.protocol).toBe('otpauth:')
  expect(decodeURIComponent(link.pathname)).toBe('/Vanij:+91 90000 00003')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Vanij',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
