import { expect, test } from 'vitest'
import { actOfKey, canZoom, scaleOf, zoomed } from './viewer-keys.ts'

test('arrows turn to the neighbouring photo while one is seen whole', () => {
  expect(actOfKey('ArrowRight', true)).toEqual({ turn: 1 })
  expect(actOfKey('ArrowLeft', true)).toEqual({ turn: -1 })
})

test('an enlarged photo is scrolled by the arrows, and still zoomed by its keys', () => {
  expect(actOfKey('ArrowRight', false)).toBeUndefined()
  expect(actOfKey('-', false)).toEqual({ zoom: -1 })
})

test('plus zooms in with or without Shift', () => {
  expect(actOfKey('+', true)).toEqual({ zoom: 1 })
  expect(actOfKey('=', true)).toEqual({ zoom: 1 })
})

test('other keys are left to the browser', () => {
  for (const key of ['Escape', 'Tab', 'a', 'ArrowUp']) expect(actOfKey(key, true)).toBeUndefined()
})

test('a photo is enlarged to three times its size and no further', () => {
  expect([0, 1, 2].map(scaleOf)).toEqual([1, 2, 3])
  expect(canZoom(2, 1)).toBe(false)
  expect(zoomed(2, 1)).toBe(2)
})

test('a photo is never smaller than the screen', () => {
  expect(canZoom(0, -1)).toBe(false)
  expect(zoomed(0, -1)).toBe(0)
  expect(zoomed(2, -1)).toBe(1)
})
