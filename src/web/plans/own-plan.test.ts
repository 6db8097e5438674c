import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OwnPlan } from '#contract/sellers/plan.ts'
import { writtenPage } from '#web/testing/written-page.ts'
import { OwnPlanCard } from './own-plan.tsx'

const aPlan = (part: Partial<OwnPlan>): OwnPlan => ({
  ...{ name: 'Pro Plan', price: 4_999, status: 'requested', can_request: false },
  ...{ close_reason: null, payment: null },
  ...{ requested_at: '2026-11-02T10:00:00.000Z', active_from: null, active_until: null },
  ...part,
})
const seen = (part: Partial<OwnPlan>) =>
  writtenPage(createElement(OwnPlanCard, { plan: aPlan(part), documents: [] }))

const active = { active_from: '2025-12-01T00:00:00.000Z', active_until: '2026-12-01T00:00:00.000Z' }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') })
})

test('a plan that was asked for waits for its payment, and is not asked for twice', () => {
  const { text, buttons } = seen({})
  expect(text).toContain('You asked for the plan on 2 Nov 2026. We contact you about the payment.')
  expect(text).toContain('₹4,999 per year')
  expect(buttons).toEqual([])
})

test('a plan that runs says how many days are left, and may be renewed near its end', () => {
  const { text, buttons } = seen({ status: 'active', can_request: true, ...active })
  expect(text).toContain('10 days left')
  expect(text).not.toContain('in the last 30 days')
  expect(buttons).toEqual(['Ask for another year'])
})

test('as long as it cannot be renewed, it says when it can', () => {
  const { text, buttons } = seen({ status: 'active', ...active })
  expect(text).toContain('You can ask for another year in the last 30 days.')
  expect(buttons).toEqual([])
})

test('a plan that is over says since when, and can be asked for again', () => {
  const { text, buttons } = seen({ status: 'ended', can_request: true, ...active })
  expect(text).toContain('The plan ended on 1 Dec 2026.')
  expect(text).toContain('Ended on')
  expect(text).not.toContain('Active until')
  expect(buttons).toEqual(['Ask for the plan again'])
})
