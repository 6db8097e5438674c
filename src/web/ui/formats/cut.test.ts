import { expect, test } from 'vitest'
import { cut } from './cut.ts'

test('a text that fits stays whole', () => {
  expect(cut('Cotton T-shirt', 50)).toBe('Cotton T-shirt')
  expect(cut('a'.repeat(50), 50)).toBe('a'.repeat(50))
})

test('a longer one is cut and says so', () => {
  expect(cut('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`)
  expect(cut('Cotton T-shirt', 7)).toBe('Cotton…')
})
