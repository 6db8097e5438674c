import { expect, test } from 'vitest'
import type { CaseForm } from '#contract/cases/case.ts'
import { draftFor, kindsOf, lineState, previewOf, rulesFor } from './case-draft.ts'

const line = {
  line_number: 1,
  product_name: 'Cement bag',
  unit: 'bag',
  quantity: 400,
  unit_price: 465,
  is_powder: false,
  delivered_on: '2026-11-14',
}
const facts: CaseForm = {
  success: true,
  me: 'buyer',
  is_sent: true,
  is_delivered: true,
  promised_on: null,
  refund_due: 0,
  lines: [line],
  cases: [],
}
const filled = (quantity: string, part: object = {}) => ({
  ...draftFor(facts),
  quantities: { 1: quantity },
  words: 'Two bags are torn',
  ...part,
})
const now = new Date('2026-11-24T10:00:00+05:30')

test('a buyer is offered what can be reported now', () => {
  expect(kindsOf(facts)).toEqual(['damaged', 'short', 'wrong', 'unwanted', 'payment'])
  expect(kindsOf({ ...facts, is_sent: false, is_delivered: false })).toEqual(['late', 'payment'])
  expect(kindsOf({ ...facts, is_sent: false, is_delivered: false, is_cancelled: true })).toEqual(['payment'])
  expect(kindsOf({ ...facts, refund_due: 5 })).toContain('refund')
  expect(kindsOf({ ...facts, me: 'seller' })).toEqual(['payment'])
})

test('days and money stand there before anything is sent', () => {
  const { clocks, money } = previewOf(facts, filled('100', { kind: 'unwanted', wish: 'refund' }), now)
  expect(money).toEqual({ value: 4_650_000, restocking: 1_162_500, collection: 300_000, back: 3_187_500 })
  expect(clocks.answerBy?.toISOString()).toBe('2026-11-27T18:29:59.999Z')
})

test('the last day of a line is the tenth after it came; powders are barred from going back', () => {
  expect(lineState('damaged', line, now)).toMatchObject({ isBarred: false, until: '2026-11-24' })
  expect(lineState('damaged', line, new Date('2026-11-25T00:00:00+05:30')).isBarred).toBe(true)
  expect(lineState('unwanted', { ...line, is_powder: true }, now).isBarred).toBe(true)
})

test.each([
  ['', 'Choose at least one line and its quantity'],
  ['1.5', 'Choose at least one line and its quantity'],
  ['two', 'Choose at least one line and its quantity'],
  ['401', 'At most 400 were ordered'],
  ['2', undefined],
])('a quantity of %j is judged as %j', (quantity, problem) => {
  const draft = filled(quantity)
  expect(rulesFor(facts).quantities?.(draft.quantities, draft)).toBe(problem)
})
