import { expect, test } from 'vitest'
import type { MissingRow } from './missing.queries.ts'
import { missingOf } from './missing.rules.ts'

type Problem = MissingRow['problems'][number]

const today = '2026-11-24'
const bags = { line_number: 1, product_name: 'Cement bag', unit: 'bag' }
const line = { ...bags, short: 0, damaged: 2, came_on: today, credited: 0 }
const problem: Problem = {
  ...{ case_id: 'VT-00000001', revision: 1, state: 'open', wish: 'credit', outcome: null },
  ...{ is_in_full: false, has_note: false, is_note_of_earlier_bill: false },
  lines: [{ ...bags, quantity: 2, sent: 0 }],
}
const order: MissingRow = {
  order_id: 'VJ-7K3M9Q2A',
  delivery_status: 'Delivered',
  is_billed: true,
  lines: [line],
  problems: [],
}
const of = (more: Partial<MissingRow>, day = today) => missingOf({ ...order, ...more }, day)
const nextOf = (more: Partial<Problem>, row: Partial<MissingRow> = {}) =>
  of({ problems: [{ ...problem, ...more }], ...row }).problems.map(({ next }) => next)

test('torn goods are missing until they are reported or credited', () => {
  expect(of({}).unreported).toEqual([{ ...bags, quantity: 2, kind: 'damaged' }])
  expect(of({ lines: [{ ...line, short: 1, damaged: 0 }] }).unreported).toMatchObject([
    { quantity: 1, kind: 'short' },
  ])
  expect(of({ problems: [problem] }).unreported).toEqual([])
  expect(of({ lines: [{ ...line, credited: 1 }] }).unreported).toMatchObject([{ quantity: 1 }])
  expect(of({ delivery_status: 'Cancelled', problems: [problem] })).toEqual({ unreported: [], problems: [] })
})

test('goods that nobody reported in ten days lead no side any more', () => {
  expect(of({}, '2026-12-04').unreported).toHaveLength(1)
  expect(of({}, '2026-12-05').unreported).toEqual([])
})

test('what the buyer wishes for is prepared for the seller, the note once there is a bill', () => {
  expect(nextOf({})).toEqual(['credit'])
  expect(nextOf({ wish: 'refund' })).toEqual(['credit'])
  expect(nextOf({ wish: 'replacement' })).toEqual(['send'])
  expect(nextOf({}, { is_billed: false })).toEqual(['answer'])
})

test('nothing is prepared for goods that another note or problem is about', () => {
  expect(nextOf({}, { lines: [{ ...line, credited: 2 }] })).toEqual(['answer'])
  expect(nextOf({ wish: 'replacement' }, { lines: [{ ...line, credited: 1 }] })).toEqual(['answer'])
  expect(nextOf({}, { lines: [{ ...line, damaged: 0, credited: 2 }] })).toEqual(['answer'])
  const rejected: Problem = { ...problem, case_id: 'VT-00000002', state: 'closed', outcome: 'none' }
  const { problems } = of({ problems: [rejected, problem] })
  expect(problems).toMatchObject([{ case_id: 'VT-00000001', next: 'answer' }])
})

test('each state of a problem leads the side whose turn it is, and a settled one nobody', () => {
  expect(nextOf({ state: 'answered' })).toEqual(['reply'])
  expect(nextOf({ state: 'escalated' })).toEqual([])
  expect(nextOf({ state: 'closed' })).toEqual([])
  const agreed = { state: 'agreed', outcome: 'credit', is_in_full: true } as const
  expect(nextOf(agreed)).toEqual(['credit'])
  expect(nextOf({ ...agreed, has_note: true })).toEqual([])
  expect(nextOf({ ...agreed, is_in_full: false })).toEqual([])
  const again = { state: 'decided', outcome: 'replacement' } as const
  expect(nextOf(again)).toEqual(['send'])
  expect(nextOf({ ...again, lines: [{ ...bags, quantity: 2, sent: 2 }] })).toEqual([])
})

test('goods that are billed again are missing again, whatever a note of the earlier bill settled', () => {
  const noted: Problem = { ...problem, state: 'closed', outcome: 'credit', is_in_full: true, has_note: true }
  expect(of({ problems: [noted] }).unreported).toEqual([])
  expect(of({ problems: [{ ...noted, is_note_of_earlier_bill: true }] }).unreported).toHaveLength(1)
})
