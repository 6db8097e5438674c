import { expect, test } from 'vitest'
import { choicesOf, paintOf } from './spec-values.ts'

test.each([
  ['S,M,L', ['S', 'M', 'L']],
  ['28,30,32', ['28', '30', '32']],
  ['1,200 mm', ['1,200 mm']],
  ['1,20,000 hours', ['1,20,000 hours']],
  ['100 W, 1,500 lumen', ['100 W', '1,500 lumen']],
  ['Full, Ankle, ', ['Full', 'Ankle']],
  ['Art silk', ['Art silk']],
  ['Red, Red', ['Red']],
])('%s offers %j', (value, choices) => {
  expect(choicesOf(value)).toEqual(choices)
})

test('colours are painted, and only where the key names colours', () => {
  expect(paintOf('Colour', 'Navy blue')).toBe('#1f2f5c')
  expect(paintOf('Color', 'Natural')).toBeUndefined()
  expect(paintOf('Material', 'Gold')).toBeUndefined()
})
