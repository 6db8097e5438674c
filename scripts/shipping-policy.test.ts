import { expect, test } from 'vitest'
import { policyTexts } from '#web/policies/policy-texts.ts'
import { linesOf, widthOf } from './pdf-fonts.ts'
import { shippingPolicy } from './shipping-policy.ts'

const file = shippingPolicy()
const text = file.toString('latin1')
const shown = [...text.matchAll(/<([0-9a-f]+)> Tj/g)]
  .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
  .join(' ')

test('the table of the file leads to each of its objects', () => {
  expect(text.startsWith('%PDF-1.7\n')).toBe(true)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(start, start + 5)).toBe('xref\n')
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.length).toBeGreaterThan(10)
  for (const [at, place] of places.entries())
    expect(text.slice(place, place + `${at + 1} 0 obj\n`.length)).toBe(`${at + 1} 0 obj\n`)
  for (const [, length, content = ''] of text.matchAll(/<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g))
    expect(content.length).toBe(Number(length))
})

test('it says what the specification asks for', () => {
  for (const term of [
    'Payment is due within 30 days of the invoice',
    'recovery fee of 15%',
    'reported within 10 days and returned within 14 days',
    'cancel within 14 days',
    '25% restocking charge and a minimum collection charge of 3,000 rupees',
    'Powders are not taken back',
    'refund is processed within 14 days',
  ])
    expect(shown).toContain(term)
})

test('links tell its size', () => {
  expect(policyTexts.shippingSize).toBe(`(PDF, ${Math.round(file.length / 1000)} kB)`)
})

test('lines fit their room, and no letter gets lost', () => {
  const words = 'Goods go to the delivery address on the order'
  const lines = linesOf(words, 'F1', 11, 90)
  expect(lines.join(' ')).toBe(words)
  for (const line of lines) expect(widthOf(line, 'F1', 11)).toBeLessThanOrEqual(90)
  expect(() => widthOf('₹', 'F1', 11)).toThrow('The PDF has no letter ₹')
})
