import { expect, it } from 'vitest'
import { blend, dyed } from './colours.ts'
import { toOklch } from './oklch.ts'

const hueOf = (body: string) => toOklch(body.slice(1, -1)).hue

it('turns the hue and leaves greys alone', () => {
  expect(dyed('"#808080"', 120)).toBe('"#808080"')
  const blue = toOklch('#3366cc').hue
  expect(hueOf(dyed('"#3366cc"', -60))).toBeCloseTo(blue - 60, -1)
})

it('keeps the hues in `keep`, through 360 too', () => {
  const green = '"#3c9a3c"'
  const red = '"#d03030"'
  expect(dyed(green, 90, [100, 165])).toBe(green)
  expect(dyed(red, 90, [100, 165])).not.toBe(red)
  expect(dyed(red, 90, [340, 60])).toBe(red)
  expect(dyed(green, 90, [340, 60])).not.toBe(green)
})

it('gives a finish its own hue', () => {
  expect(hueOf(dyed('"#8faab8"', 'brass'))).toBeCloseTo(85, -1)
})

it('reads short colours and blends evenly', () => {
  expect(dyed('"#000"', 'white')).toMatch(/^"#[0-9a-f]{6}"$/)
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080')
})
