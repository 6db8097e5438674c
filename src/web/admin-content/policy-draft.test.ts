import { expect, test } from 'vitest'
import { firstPolicies } from '#contract/content/first-policies.ts'
import { draftOf, draftRules, policyOf } from './policy-draft.ts'

const { terms } = firstPolicies

test('a policy is the same after it was put into a form and out of it', () => {
  for (const policy of Object.values(firstPolicies)) {
    expect(policyOf(draftOf(policy))).toEqual(policy)
    const draft = draftOf(policy)
    for (const [name, rule] of Object.entries(draftRules))
      expect([name, rule?.(draft[name as keyof typeof draft] as never, draft)]).toEqual([name, undefined])
  }
})

test('figures are lines of one field, blank ones are none, and a text may have the sign itself', () => {
  const { points } = policyOf({ ...draftOf(terms), points: '\n 30 days | Valid \n\n15%|A | B\n' })
  expect(points).toEqual([
    { figure: '30 days', text: 'Valid' },
    { figure: '15%', text: 'A | B' },
  ])
})

test.each([
  ['30 days', 'Each line has a figure, the sign | and a text'],
  ['| 30 days', 'Each line has a figure, the sign | and a text'],
  [Array(9).fill('1 | 2').join('\n'), 'There can be at most 8 figures'],
  ['', undefined],
])('figures %j', (points, problem) => {
  expect(draftRules.points?.(points, draftOf(terms))).toBe(problem)
})
