import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryStatuses } from '#contract/order.ts'
import { restKinds } from '#contract/terms.ts'
import { duePartsOf, ledgerOf, nextAmountOf } from './ledger.rules.ts'

const paise = fc.integer({ min: 0, max: 1e12 })
const anOrder = fc.record({
  total_paise: paise,
  credited_paise: paise,
  delivery_status: fc.constantFrom(...deliveryStatuses),
  delivered_on: fc.constantFrom(null, '2026-01-31'),
  terms: fc.option(
    fc.record({
      advance_bp: fc.integer({ min: 0, max: 10_000 }),
      rest: fc.constantFrom(...restKinds),
      credit_days: fc.integer({ min: 0, max: 90 }),
    }),
  ),
})
const entry = fc.record({
  kind: fc.constantFrom('advance' as const, 'balance' as const, 'refund' as const),
  state: fc.constantFrom('claimed' as const, 'confirmed' as const, 'rejected' as const, 'withdrawn' as const),
  amount_paise: fc.integer({ min: 1, max: 1e12 }),
})

test('whatever is paid, credited, cancelled and given back: paid + open - refund due is what is to be paid', () => {
  fc.assert(
    fc.property(anOrder, fc.array(entry, { maxLength: 20 }), (order, entries) => {
      const ledger = ledgerOf(order, entries)
      expect(ledger.paid + ledger.open - ledger.refundDue).toBe(ledger.payable)
      expect(Math.min(ledger.open, ledger.refundDue)).toBe(0)
    }),
    { numRuns: 10_000 },
  )
})

test('the parts by terms make the whole, and the link never asks for more than is open', () => {
  fc.assert(
    fc.property(anOrder, fc.array(entry, { maxLength: 20 }), (order, entries) => {
      const ledger = ledgerOf(order, entries)
      const parts = duePartsOf(order, ledger.payable, '2026-11-23')
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(ledger.payable)
      const next = nextAmountOf(ledger, parts)
      expect(next).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThanOrEqual(ledger.open)
    }),
    { numRuns: 10_000 },
  )
})
