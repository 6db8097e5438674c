import { expect, test } from 'vitest'
import { kindOfGstNumber } from '#contract/tax/gst-kinds.ts'
import { gstParts, hasDoubtfulCheck } from './gst-parts.ts'

const states = (typed: string) => gstParts(typed).map(({ state }) => state)

test('the parts of a GST number turn good one after the other', () => {
  expect(states('')).toEqual(['open', 'open', 'open', 'open', 'open'])
  expect(states('22AAAA')).toEqual(['good', 'open', 'open', 'open', 'open'])
  expect(states('22AAAAA0000A1Z5')).toEqual(['good', 'good', 'good', 'good', 'good'])
})

test('a wrong part is distinguished from an unfinished one', () => {
  expect(states('2XAAAAA00001')).toEqual(['wrong', 'wrong', 'open', 'open', 'open'])
  expect(states('22AAAAA0000A0X5')).toEqual(['good', 'good', 'wrong', 'wrong', 'good'])
})

test('where all kinds are taken, what may become one of them is not wrong', () => {
  const ofAnyKind = (typed: string) => gstParts(typed, kindOfGstNumber).map(({ state }) => state)
  expect(ofAnyKind('0717USA')).toEqual(['good', 'open', 'open', 'open', 'open'])
  expect(ofAnyKind('0717USA00001UNX')).not.toContain('wrong')
  expect(ofAnyKind('0717USA00001UXX')).toContain('wrong')
  expect(states('0717USA00001UNX')).toContain('wrong')
})

test('only a complete number can have a doubtful last character', () => {
  expect(hasDoubtfulCheck('22AAAAA0000A1Z5')).toBe(true)
  expect(hasDoubtfulCheck('22AAAAA0000A1ZC')).toBe(false)
  expect(hasDoubtfulCheck('22AAAAA0000A1Z')).toBe(false)
})
