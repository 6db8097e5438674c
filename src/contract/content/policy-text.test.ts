import { expect, test } from 'vitest'
import { firstPolicies, policyTexts } from './first-policies.ts'
import { type PolicyName, policy } from './policies.ts'
import { policyTextRule } from './policy-rules.ts'
import type { PolicySection } from './policy-section.ts'
import { piecesOf, sectionsOf } from './policy-text.ts'

/** A dictionary keeps the link of a section apart; people type it as a line. */
const asTyped = ({ link, parts, ...section }: PolicySection) => ({
  ...section,
  parts: link ? [...parts, `[${link.label}](${link.to})`] : parts,
})

test.each(['terms', 'privacy', 'returns', 'shipping'] as PolicyName[])(
  '%s is the same once it was typed and read',
  (name) => {
    expect(sectionsOf(firstPolicies[name].text)).toEqual(policyTexts[name].sections.map(asTyped))
    expect(policy.parse(firstPolicies[name])).toEqual(firstPolicies[name])
  },
)

test('headings, paragraphs, lists and the operator are read from what people type', () => {
  const typed =
    '## Who pays? {pays}\nThe buyer\npays.\n\n- one\n- two\n  and a half\n\n{operator}\n## दाम\n- एक\nEnd of it'
  expect(sectionsOf(typed)).toEqual([
    {
      id: 'pays',
      title: 'Who pays?',
      parts: ['The buyer pays.', ['one', 'two and a half']],
      withOperator: true,
    },
    { id: 'दाम', title: 'दाम', parts: [['एक End of it']] },
  ])
})

test('two parts of one name have addresses of their own', () => {
  expect(sectionsOf('## A b\n## A b\n## !!!').map(({ id }) => id)).toEqual(['a-b', 'a-b-2', 'part'])
})

test('links lead to pages of this site or to https, everything else is words', () => {
  expect(piecesOf('See [the terms](/terms) or [them](https://law.example/a).')).toEqual([
    'See ',
    { label: 'the terms', to: '/terms' },
    ' or ',
    { label: 'them', to: 'https://law.example/a' },
    '.',
  ])
  for (const text of ['[x](javascript:alert)', '[x](//evil.example)', '<b>bold</b>', '[x] (/y)', '[](/y)'])
    expect(piecesOf(text)).toEqual([text])
})

test.each([
  ['Words\n## Title', 'The text begins with a heading: ## What this is about'],
  ['', 'The text cannot be empty'],
  ['x'.repeat(16_001), 'The text can have at most 16000 characters'],
  [
    '## A\n[x](javascript:alert(1))',
    'A link is a page of this site, such as /pricings, or begins with https://',
  ],
  [
    '## A\n[x]( //evil.example )',
    'A link is a page of this site, such as /pricings, or begins with https://',
  ],
  ['## A\n[x](/y)', undefined],
])('a text %j', (text, problem) => {
  expect(policyTextRule(text)?.content).toBe(problem)
})
