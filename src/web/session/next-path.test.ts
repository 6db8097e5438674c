import { expect, test } from 'vitest'
import { loginBefore, safeNext } from './next-path.ts'

test('a sign-in leads back to the page that asked for it', () => {
  expect(safeNext('/view_cart')).toBe('/view_cart')
  expect(loginBefore('/search?q=a b')).toBe('/login?next=%2Fsearch%3Fq%3Da%20b')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'view_cart',
  '/\t/evil.example',
  '',
  null,
])('another site never follows a sign-in: %j', (next) => {
  expect(safeNext(next)).toBe('/live_market')
})

test('the sign-in pages do not follow themselves', () => {
  expect(safeNext('/login?next=/view_cart')).toBe('/live_market')
  expect(loginBefore('/signup')).toBe('/login')
  expect(loginBefore('/forgot_password')).toBe('/login')
})
