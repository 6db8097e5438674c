import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageUrlOf } from './page-url.ts'

const site = 'https://vanij.example'
const hrefOf = (target: string) => pageUrlOf(target, site).href

test.each([
  ['/', '/'],
  ['/search?q=a%20b&sort=price', '/search?q=a%20b&sort=price'],
  ['/search?q=what?', '/search?q=what?'],
  ['/search?utm_source=x&q=pump&gclid=1', '/search?q=pump'],
])('%s is the page %s', (target, page) => {
  expect(hrefOf(target)).toBe(site + page)
})

test.each([
  '//evil.example/',
  '///evil.example',
  '/\\evil.example/',
  '\\\\evil.example',
  'http://evil.example/',
  'https:/evil.example/?next=//evil.example',
  '//user@evil.example:99/a',
  'javascript:alert(1)',
  '',
])('%j cannot name another site', (target) => {
  expect(pageUrlOf(target, site).origin).toBe(site)
})

test('nothing that anybody sends names another site', () => {
  const wild = fc.array(fc.constantFrom('/', '\\', ':', '?', '#', '@', '.', '%', 'http', 'evil', '\t', ' '))
  fc.assert(fc.property(wild, (parts) => pageUrlOf(parts.join(''), site).origin === site))
})
