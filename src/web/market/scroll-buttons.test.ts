import { expect, test } from 'vitest'
import { scrollButtonsClass } from './scroll-buttons.ts'

test('a row that fits every screen has no scroll buttons', () => {
  expect(scrollButtonsClass(3)).toBe('hidden')
})

test('four offers need them on tablets alone, five up to laptops, six on every wide screen', () => {
  expect(scrollButtonsClass(4)).toContain('md:max-lg:flex')
  expect(scrollButtonsClass(5)).toContain('md:max-xl:flex')
  expect(scrollButtonsClass(6).split(' ')).toContain('md:flex')
})
