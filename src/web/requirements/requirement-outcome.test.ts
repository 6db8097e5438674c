import { expect, test } from 'vitest'
import type { OwnRequirement } from '#contract/requirement.ts'
import { endOf, outcomeOf } from './requirement-outcome.ts'

const aRequirement = (part: Partial<OwnRequirement> = {}): OwnRequirement => ({
  ...{ requirement_id: '1', product_name: 'Cotton bags', quantity: 500, unit: null, product_details: '' },
  ...{ category_type: 'apparel & fashion', category: 'apparel', state: 'open', quote_count: 0 },
  ...{ created_at: '2026-11-01T10:00:00.000Z', closed_at: null, best_price: null },
  ...{ accepted_seller: null, close_reason: null },
  ...{ ends_at: '2026-12-16T10:00:00.000Z', has_ended: false },
  ...part,
})

test.each([
  [{}, 'No quotes yet'],
  [{ state: 'quoted', quote_count: 1, best_price: 146.5 }, '1 quote · from ₹146.50'],
  [{ state: 'quoted', quote_count: 4, best_price: 120 }, '4 quotes · from ₹120'],
  [{ state: 'closed', quote_count: 4, best_price: 120 }, 'Closed without a choice'],
  [{ state: 'closed', accepted_seller: 'Kaveri Knits', quote_count: 4 }, 'You chose Kaveri Knits'],
] as const)('the list says of %j: %s', (part, line) => {
  expect(outcomeOf(aRequirement(part))).toBe(line)
})

test.each([
  [
    { accepted_seller: 'Kaveri Knits' },
    'You accepted the quote of Kaveri Knits. They can see your phone number now.',
  ],
  [{ has_ended: true }, 'This requirement has ended by itself. You can post it again if you still need it.'],
  [{ close_reason: 'No goods are named.' }, 'We closed this requirement: No goods are named.'],
  [{}, 'You closed this requirement. Nobody can quote any more.'],
])('a closed requirement with %j says why', (part, sentence) => {
  expect(endOf(aRequirement({ state: 'closed', ...part }))).toBe(sentence)
})

test('a choice is what counts, whatever else ended it', () => {
  const closed = aRequirement({ state: 'closed', accepted_seller: 'Kaveri Knits', close_reason: 'Spam' })
  expect(endOf(closed)).toContain('Kaveri Knits')
})
