import { expect, test } from 'vitest'
import { postRequirement } from '#contract/requirement.ts'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { blank, type Draft, requirementOf, rules } from './post-draft.ts'

const aDraft = (part: Partial<Draft> = {}): Draft => ({
  ...blank(),
  product_name: 'Cotton bags',
  quantity: '1,200',
  ...part,
})

const problemsOf = (draft: Draft) =>
  Object.fromEntries(wrongFields(rules, draft).map((name) => [name, problemOf(rules, draft, name)]))

/** The server's first sentence for each field. */
function refusalsOf(draft: Draft) {
  const { error } = postRequirement.input.safeParse(requirementOf(draft))
  const sentences = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])
  return Object.fromEntries(sentences.reverse())
}

test('the first category is chosen already, and details may be left out', () => {
  expect(blank().category_type).toBe('agri products & equipments')
  expect(problemsOf(aDraft())).toEqual({})
})

test('an untouched form lacks a name and a quantity, in the order of the form', () => {
  expect(wrongFields(rules, blank())).toEqual(['product_name', 'quantity'])
})

test.each([
  ['1,200', 1200],
  ['१२००', 1200],
  [' 30 ', 30],
])('%j pieces are asked for as people write it', (quantity, count) => {
  expect(problemsOf(aDraft({ quantity }))).toEqual({})
  expect(requirementOf(aDraft({ quantity })).quantity).toBe(count)
})

test.each([
  [{ product_name: '  ' }, { product_name: 'Product name cannot be empty' }],
  [{ quantity: 'some' }, { quantity: 'Quantity must be a whole number' }],
  [{ quantity: '1.5' }, { quantity: 'Quantity must be a whole number' }],
  [{ quantity: '0' }, { quantity: 'Quantity must be at least 1' }],
  [{ quantity: '10,00,00,001' }, { quantity: 'Quantity can be at most 10,00,00,000' }],
  [{ product_details: 'x'.repeat(501) }, { product_details: 'Details can have at most 500 characters' }],
])('%j is refused beside its field, in the words of the server', (part, problems) => {
  expect(problemsOf(aDraft(part))).toEqual(problems)
  expect(refusalsOf(aDraft(part))).toEqual(problems)
})
