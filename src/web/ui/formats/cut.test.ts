import { expect, test } from 'vitest'
import { cut, cutTo } from './cut.ts'

test('a text that fits stays whole', () => {
  expect(cut('Cotton T-shirt', 50)).toBe('Cotton T-shirt')
  expect(cut('a'.repeat(50), 50)).toBe('a'.repeat(50))
})

test('a longer one is cut and says so', () => {
  expect(cut('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`)
  expect(cut('Cotton T-shirt', 7)).toBe('Cotton…')
})

test('a letter of several characters is not cut', () => {
  expect(cut('किताबें', 2)).toBe('किता…')
  expect(cutTo('किताब', 3)).toBe('कि')
  expect(cutTo('ab👨\u200d🌾', 4)).toBe('ab')
  expect(cutTo('ab👨\u200d🌾', 7)).toBe('ab👨\u200d🌾')
  expect(encodeURIComponent(cutTo(`${'a'.repeat(99)}🎉`, 100))).toBe('a'.repeat(99))
  expect(cutTo(`a${'\u0301'.repeat(60)}`, 20)).toHaveLength(20)
})
