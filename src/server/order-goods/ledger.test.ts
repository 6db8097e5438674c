import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryStatuses } from '#contract/order.ts'
import { restKinds } from '#contract/terms.ts'
import { duePartsOf, ledgerOf, nextAmountOf } from './ledger.rules.ts'

const paise = fc.integer({ min: 0, max: 1e12 })
const anOrder = fc.record({
  total_paise: paise,
  debited_paise: paise,
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

test('while the advance waits to be confirmed the rest on credit is not asked for', () => {
  const terms = { advance_bp: 3_000, rest: 'credit', credit_days: 30 } as const
  const order = {
    total_paise: 192_000_00,
    debited_paise: 0,
    credited_paise: 0,
    delivery_status: 'Confirmed',
    delivered_on: null,
    terms,
  } as const
  const nextAfter = (...payments: Parameters<typeof ledgerOf>[1][number][]) => {
    const ledger = ledgerOf(order, payments)
    return nextAmountOf(ledger, duePartsOf(order, ledger.payable, '2026-11-23'))
  }
  const advance = { kind: 'advance', amount_paise: 57_600_00 } as const
  expect(nextAfter()).toBe(57_600_00)
  expect(nextAfter({ ...advance, state: 'claimed' })).toBe(0)
  // Who wants to may pay early.
  expect(nextAfter({ ...advance, state: 'confirmed' })).toBe(134_400_00)
})

test('what a debit note adds belongs to the rest, so that an advance that was paid stays paid', () => {
  const terms = { advance_bp: 3_000, rest: 'on_delivery', credit_days: 0 } as const
  const order = {
    total_paise: 1_00_800_00,
    debited_paise: 1_500_00,
    credited_paise: 0,
    terms,
    delivered_on: null,
  }
  const parts = duePartsOf({ ...order, delivery_status: 'Shipped' }, 1_02_300_00, '2026-11-30')
  expect(parts.map(({ amount, isDue }) => [amount, isDue])).toEqual([
    [30_240_00, true],
    [72_060_00, false],
  ])
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
