import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const hour = 3_600_000

test('a statement that is used again and again is prepared, and stays so', () => {
  const { nameOf } = createStatementNames()
  const first = Array.from({ length: 20 }, () => nameOf('usual', hour))
  expect(first.slice(0, 11)).toEqual(Array.from({ length: 11 }))
  expect(new Set(first.slice(11)).size).toBe(1)
  expect(first.at(-1)).toBeDefined()
})

test('a hundred thousand statements that are used once are not prepared, and displace no usual one', () => {
  const { nameOf } = createStatementNames()
  for (let turn = 0; turn < 100_000; turn += 1) {
    expect(nameOf(`odd ${turn}`, hour)).toBeUndefined()
    if (turn % 20 === 0) nameOf('usual', hour)
  }
  expect(nameOf('usual', hour)).toBeDefined()
})

test('only a few statements are prepared, however often others are used', () => {
  const { nameOf } = createStatementNames()
  const named = new Set<string>()
  for (let turn = 0; turn < 50; turn += 1)
    for (let text = 0; text < 200; text += 1) {
      const name = nameOf(`text ${text}`, hour)
      if (name) named.add(name)
    }
  expect(named.size).toBe(24)
})

test('after an hour the usual statements of that hour are prepared, under new names', () => {
  const { nameOf } = createStatementNames()
  const ask = (text: string, now: number) => Array.from({ length: 12 }, () => nameOf(text, now)).at(-1)
  const before = Array.from({ length: 24 }, (_, text) => ask(`odd ${text}`, hour))
  expect(ask('usual', hour)).toBeUndefined()
  expect(ask('usual', 2 * hour + 1)).toBeDefined()
  expect(before).not.toContain(ask('usual', 2 * hour + 1))
})
