import { expect, test } from 'vitest'
import { locale, plural } from './language.ts'

test('one thing and several have words of their own', () => {
  const words = (count: number) => plural(count, { one: '1 item', other: `${count} items` })
  expect([0, 1, 2, 21].map(words)).toEqual(['0 items', '1 item', '2 items', '21 items'])
})

test('the short rule of English is that of Intl', () => {
  const rules = new Intl.PluralRules(locale)
  for (let count = 0; count <= 1_000; count += 1)
    expect(plural(count, { one: 'one', other: 'other' })).toBe(rules.select(count))
})
