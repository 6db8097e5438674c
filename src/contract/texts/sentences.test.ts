import { expect, test } from 'vitest'
import { pluralIn } from './plural.ts'
import { sentences, type TextsOf } from './sentences.ts'

const orders = sentences('orders', {
  tooLate: 'This order is on its way.',
  onlyLeft: ({ left }: { left: number }) => `Only ${left} left`,
})

test('a sentence travels with its name and its parameters', () => {
  expect(orders.tooLate).toEqual({
    name: 'orders.tooLate',
    parameters: {},
    content: 'This order is on its way.',
  })
  expect(orders.onlyLeft({ left: 3 })).toEqual({
    name: 'orders.onlyLeft',
    parameters: { left: 3 },
    content: 'Only 3 left',
  })
})

test('another language has to say the same sentences of the same parameters', () => {
  const inHindi: TextsOf<typeof orders> = {
    tooLate: 'यह ऑर्डर भेजा जा चुका है।',
    onlyLeft: ({ left }) => `केवल ${left} शेष`,
  }
  // @ts-expect-error A sentence without a translation does not compile.
  const isShort: TextsOf<typeof orders> = { tooLate: 'यह ऑर्डर भेजा जा चुका है।' }
  expect(inHindi.onlyLeft(orders.onlyLeft({ left: 3 }).parameters as { left: number })).toBe('केवल 3 शेष')
  expect(Object.keys(isShort)).toHaveLength(1)
})

test.each([
  ['en-IN', 0, 'many'],
  ['en-IN', 1, 'one'],
  ['en-IN', 2, 'many'],
  ['hi', 0, 'one'],
  ['hi', 1, 'one'],
  ['hi', 2, 'many'],
])('in %s %i is %s', (language, count, form) => {
  expect(pluralIn(language)(count, { one: 'one', other: 'many' })).toBe(form)
})
