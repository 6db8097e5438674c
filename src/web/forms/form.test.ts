import { expect, test } from 'vitest'
import { errorOf, type FormState, type Rules, withJudged, withPart, wrongFields } from './form.ts'

type Draft = { readonly current: string; readonly next: string; readonly again: string }

const rules: Rules<Draft> = {
  current: (text) => (text ? undefined : 'Write the current one'),
  next: (text) => (text.length < 3 ? 'At least 3' : undefined),
  again: (again, { next }) => (again === next ? undefined : 'They differ'),
}
const empty: FormState<Draft> = { draft: { current: '', next: '', again: '' }, judged: [] }
const typed = (part: Partial<Draft>, state = empty) => withPart(state, part, rules)
const shown = (state: FormState<Draft>) =>
  ['current', 'next', 'again'].map((name) => errorOf(state, name, rules))

test('nothing is red before it is judged', () => {
  expect(shown(typed({ next: 'a' }))).toEqual([undefined, undefined, undefined])
})

test('wrong fields come in the order of the form', () => {
  expect(wrongFields(rules, { current: '', next: 'a', again: '' })).toEqual(['current', 'next', 'again'])
  expect(wrongFields(rules, { current: 'x', next: 'abc', again: 'abc' })).toEqual([])
})

test('what is red is judged with every letter', () => {
  const red = withJudged(typed({ next: 'a' }), ['next'])
  expect(errorOf(typed({ next: 'ab' }, red), 'next', rules)).toBe('At least 3')
  expect(errorOf(typed({ next: 'abc' }, red), 'next', rules)).toBeUndefined()
})

test('what was mended is not red again while it is written', () => {
  const mended = typed({ next: 'abc' }, withJudged(typed({ next: 'a' }), ['next']))
  expect(errorOf(typed({ next: 'a' }, mended), 'next', rules)).toBeUndefined()
})

test('a rule of the contract is shown in its own words', () => {
  const ofContract: Rules<Draft> = { current: () => ({ content: 'It is wrong' }) }
  expect(errorOf(withJudged(empty, ['current']), 'current', ofContract)).toBe('It is wrong')
})

test('a rule about two fields follows both', () => {
  const red = withJudged(typed({ next: 'abc', again: 'abd' }), ['again'])
  expect(errorOf(red, 'again', rules)).toBe('They differ')
  expect(errorOf(typed({ next: 'abd' }, red), 'again', rules)).toBeUndefined()
})

test('what the server says of a field stands until somebody writes into it', () => {
  const afterRefusal = { ...typed({ current: 'x' }), refusal: { field: 'current', text: 'It is wrong' } }
  expect(errorOf(afterRefusal, 'current', rules)).toBe('It is wrong')
  expect(errorOf(typed({ next: 'abc' }, afterRefusal), 'current', rules)).toBe('It is wrong')
  expect(errorOf(typed({ current: 'xy' }, afterRefusal), 'current', rules)).toBeUndefined()
})

test('a change of a list takes away what the server said of one of its rows', () => {
  const state: FormState<{ prices: readonly string[] }> = {
    draft: { prices: ['1.5'] },
    judged: [],
    refusal: { field: 'prices.0.min', text: 'A whole number' },
  }
  expect(errorOf(state, 'prices.0.min', {})).toBe('A whole number')
  expect(errorOf(withPart(state, { prices: ['1'] }, {}), 'prices.0.min', {})).toBeUndefined()
})

test('a form without rules has nothing wrong', () => {
  expect(wrongFields({}, empty.draft)).toEqual([])
  expect(errorOf(withJudged<Draft>(empty, ['next']), 'next', {})).toBeUndefined()
})
