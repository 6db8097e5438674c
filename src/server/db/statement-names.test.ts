import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const hour = 3_600_000

test('a text that is asked for again and again gets a name, and keeps it', () => {
  const { nameOf } = createStatementNames()
  const first = Array.from({ length: 20 }, () => nameOf('usual', hour))
  expect(first.slice(0, 11)).toEqual(Array.from({ length: 11 }))
  expect(new Set(first.slice(11)).size).toBe(1)
  expect(first.at(-1)).toBeDefined()
})

test('a hundred thousand texts that are asked for once get none, and take none from the usual ones', () => {
  const { nameOf } = createStatementNames()
  for (let turn = 0; turn < 100_000; turn += 1) {
    expect(nameOf(`odd ${turn}`, hour)).toBeUndefined()
    if (turn % 20 === 0) nameOf('usual', hour)
  }
  expect(nameOf('usual', hour)).toBeDefined()
})

test('never more than a few texts have a name, however often others are asked for', () => {
  const { nameOf } = createStatementNames()
  const named = new Set<string>()
  for (let turn = 0; turn < 50; turn += 1)
    for (let text = 0; text < 200; text += 1) {
      const name = nameOf(`text ${text}`, hour)
      if (name) named.add(name)
    }
  expect(named.size).toBe(24)
})

test('after an hour the usual ones of that hour are found anew, under names of their own', () => {
  const { nameOf } = createStatementNames()
  const ask = (text: string, now: number) => Array.from({ length: 12 }, () => nameOf(text, now)).at(-1)
  const before = Array.from({ length: 24 }, (_, text) => ask(`odd ${text}`, hour))
  expect(ask('usual', hour)).toBeUndefined()
  expect(ask('usual', 2 * hour + 1)).toBeDefined()
  expect(before).not.toContain(ask('usual', 2 * hour + 1))
})
