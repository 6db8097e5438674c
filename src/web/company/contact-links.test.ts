import { expect, test } from 'vitest'
import { callNumber, isWebAddress } from './contact-links.ts'

test('what a phone can call becomes a number', () => {
  expect(callNumber('+91 98765 43210')).toBe('+919876543210')
  expect(callNumber('(022) 2345-6789')).toBe('02223456789')
  for (const text of ['', 'soon', '100', '91+98765 43210', '1'.repeat(16)])
    expect(callNumber(text)).toBeNull()
})

test('only a web address becomes a link', () => {
  expect(isWebAddress('https://wa.me/919876543210')).toBe(true)
  for (const text of ['', 'wa.me/91', 'javascript:alert(1)', ' https://x', 'http://x.example'])
    expect(isWebAddress(text)).toBe(false)
})
