import { expect, test } from 'vitest'
import { pinBeside } from './pin-beside.ts'

test('a PIN code stands beside an address that lacks it', () => {
  expect(pinBeside('12 Ring Road, Surat', '395003')).toBe('395003')
  expect(pinBeside('Survey 302003, Ring Road, Surat', '302003')).toBe('302003')
})

test('an address that ends with its PIN code says it once', () => {
  expect(pinBeside('Shop 112, Kishanpol Bazar, Jaipur 302003', '302003')).toBe('')
  expect(pinBeside('Shop 112, Kishanpol Bazar\nJaipur 302 003 ', '302003')).toBe('')
})
