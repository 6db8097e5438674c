import { expect, test } from 'vitest'
import { categoryChoices, emptyHint } from './shop-rules.ts'

test('a shop can be seen whole or by category, each with its number of products', () => {
  const categories = [
    { category: 'footwear', label: 'Footwear', count: 30 },
    { category: 'packaging', label: 'Packaging', count: 12 },
  ]
  expect(categoryChoices({ categories, product_count: 42 })).toMatchObject([
    { value: 'all', label: 'All', count: 42 },
    { value: 'footwear', label: 'Footwear', count: 30 },
    { value: 'packaging', count: 12 },
  ])
})

test('a search without a match repeats its words, also within a category', () => {
  const sentence = 'No product of this shop matches “red shoes”.'
  expect(emptyHint(true, 'red shoes')).toBe(sentence)
  expect(emptyHint(false, 'red shoes')).toBe(sentence)
})

test('an empty category is distinguished from an empty shop', () => {
  expect(emptyHint(false, '')).toContain('this category')
  expect(emptyHint(true, '')).toContain('This supplier lists nothing')
})
