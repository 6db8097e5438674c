import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { policyTexts } from '#web/policies/policy-texts.ts'
import { writePdf } from './pdf.ts'
import { shippingPolicy } from './shipping-policy.ts'

const file = await shippingPolicy()
const text = file.toString('latin1')
const streams = [...text.matchAll(/>>\nstream\n([\s\S]*?)\nendstream/g)].flatMap(([, bytes = '']) =>
  bytes.startsWith('x') ? [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')] : [],
)
const lines = [...streams.join('\n').matchAll(/\[(.*)\] TJ/g)].map(([, pieces = '']) =>
  [...pieces.matchAll(/<([0-9a-f]+)>/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join(''),
)
const shown = lines.map((line) => line.trim()).join(' ')

test('the document has its title, its language and its structure', () => {
  expect(text.startsWith('%PDF-1.7\n')).toBe(true)
  expect(text).toContain('(Shipping policy | Vanij)')
  expect(text).toContain('/Lang (en-IN)')
  expect(text).toContain('/Marked true')
  for (const role of ['H1', 'H2', 'P']) expect(text).toContain(`/S /${role}\n`)
  expect(shown).toContain('Page 2 of 2')
})

test('the same texts give the same bytes', async () => {
  expect((await shippingPolicy()).equals(file)).toBe(true)
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

test('no letter gets lost', async () => {
  const facts = { title: 'Cost', subject: 'Cost', brand: 'Vanij', date: new Date(0) }
  const write = (words: string) =>
    writePdf({ ...facts, blocks: [{ role: 'P', text: words, size: 11, above: 0 }] })
  expect(() => write('₹ 300')).toThrow("The PDF has no letters for '₹ 300'")
})
