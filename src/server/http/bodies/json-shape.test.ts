import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasHostileShape, stepsOfFile, whyHostile } from './json-shape.ts'

const isHostile = (json: string) => hasHostileShape(Buffer.from(json))

test.each([
  ['nested arrays', '['.repeat(300_000) + ']'.repeat(300_000)],
  ['nested objects', `${'{"a":'.repeat(17)}1${'}'.repeat(17)}`],
  ['a million keys', `{${Array.from({ length: 1_000_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
  ['a long array', `[${'0,'.repeat(10_000)}0]`],
  ['megabytes of spaces', `{"a"${' '.repeat(3_000_000)}:1}`],
  ['megabytes of escaped quotes', `{"a":"${'\\"'.repeat(2_000_000)}"}`],
  ['megabytes of digits', `{"a":${'1'.repeat(3_000_000)}}`],
  ['a name twice', '{"a":1,"b":{"a":2},"a":3}'],
  ['a name twice, once escaped', '{"a":1,"\\u0061":2}'],
  ['a name twice, spaced', '{"a" :1,\n"a"\t: 2}'],
  ['__proto__', '{"__proto__":{"x":1}}'],
  ['__proto__ escaped', '{"a":{"\\u005f_proto__":{"x":1}}}'],
  ['constructor', '{"constructor":{"prototype":{"x":1}}}'],
])('%s are refused', (_name, json) => {
  expect(isHostile(json)).toBe(true)
})

test.each([
  '{"a":[{"a":1},{"a":2}],"b":"a"}',
  '{"text":"say \\"a\\": {[,:]} \\\\","a":1}',
  '["a","a","a"]',
  `{"product_image":"data:image/png;base64,${'A'.repeat(5_000_000)}"}`,
  '"__proto__"',
  JSON.stringify({ text: '"'.repeat(30_000) }),
])('what people send is let pass: %.60s', (json) => {
  expect(isHostile(json)).toBe(false)
})

test('whatever JSON.stringify writes of small plain values is let pass', () => {
  const names = fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, fc.string({ unit: 'binary' }), fc.double(), tie('list'), tie('object')),
    list: fc.array(tie('tree'), { maxLength: 5 }),
    object: fc.dictionary(names, tie('tree'), { maxKeys: 5 }),
  }))
  fc.assert(fc.property(tree, (value) => !isHostile(JSON.stringify(value))))
})

test('no bytes at all make it fail', () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((list) => Buffer.from(list))
  const marks = fc.stringMatching(/^[[\]{}":,\\a ]*$/).map((text) => Buffer.from(text))
  fc.assert(fc.property(fc.oneof(bytes, marks), (json) => void hasHostileShape(json)))
})

test('a body that holds a file may be full of quotes, within bounds', () => {
  const csv = (quotes: number) => Buffer.from(JSON.stringify({ csv: '"'.repeat(quotes) }))
  expect(hasHostileShape(csv(500_000))).toBe(true)
  expect(hasHostileShape(csv(500_000), stepsOfFile)).toBe(false)
  expect(whyHostile(csv(1_500_000), stepsOfFile)).toBe('long')
})
