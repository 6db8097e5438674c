import { expect, test } from 'vitest'
import { readOrderText } from './order-text.rules.ts'

const read = (text: string) => {
  const { name, quantity, unit } = readOrderText(text).lines[0] ?? { name: '', quantity: null, unit: '' }
  return [name, quantity, unit]
}

test.each([
  ['cement 53 grade 20 bag', 'cement 53 grade', 20, 'bag'],
  ['KLB-2201 x 12', 'KLB-2201', 12, ''],
  ['KLB-2201 X 12 pcs', 'KLB-2201', 12, 'pcs'],
  ['20 x LED bulb 9w', 'LED bulb 9w', 20, ''],
  ['२० x एलईडी बल्ब ९ वाट', 'एलईडी बल्ब 9 वाट', 20, ''],
  ['सीमेंट ५० बोरी', 'सीमेंट', 50, 'बोरी'],
  ['20 bags of cement', 'cement', 20, 'bags'],
  ['KLB-2201, 12', 'KLB-2201', 12, ''],
  ['KLB-2201\t12', 'KLB-2201', 12, ''],
  ['KLB-2201 12', 'KLB-2201', 12, ''],
  ['LED bulb 9w - 12', 'LED bulb 9w', 12, ''],
  ['LED bulb 9w: 1,200 nos', 'LED bulb 9w', 1200, 'nos'],
  ['1. Hex nut M10 - 500 pcs.', 'Hex nut M10', 500, 'pcs'],
  ['• Hex nut × 5', 'Hex nut', 5, ''],
  ['[12/10/26, 10:15 AM] Ravi Stores: Hex nut x 5', 'Hex nut', 5, ''],
  ['12/10/26, 10:15 am - Ravi: 5 x Hex nut', 'Hex nut', 5, ''],
])('%j is %s, %i %s', (text, name, quantity, unit) => {
  expect(read(text)).toEqual([name, quantity, unit])
})

test.each([
  ['LED bulb 9', 'LED bulb 9'],
  ['cement 53', 'cement 53'],
  ['Hex nut', 'Hex nut'],
  ['Hex nut x 0', 'Hex nut x 0'],
  ['Hex nut x 99999999', 'Hex nut x 99999999'],
])('%j says no quantity', (text, name) => {
  expect(read(text)).toEqual([name, null, ''])
})

test('blank lines and lines without a word are none, and a long text is cut', () => {
  expect(readOrderText('\n \n---\n***\nnut x 2\r\nbolt x 3\n').lines).toHaveLength(2)
  const { lines, isCut } = readOrderText('nut x 2\n'.repeat(500))
  expect([lines.length, isCut]).toEqual([40, true])
  expect(readOrderText(`${'a'.repeat(5_000)} x 2`).lines[0]?.typed).toHaveLength(200)
})

test('hostile text is only text', () => {
  const text = `'; drop table orders; -- x 2\n<script>alert(1)</script> x 3\n${'x 1 '.repeat(2_000)}\n\u0000\u202enut x 4`
  expect(readOrderText(text).lines.map(({ quantity }) => quantity)).toEqual([2, 3, 1, 4])
})
