import { expect, test } from 'vitest'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { conflictWords } from './conflict-words.ts'
import { emptyDraft } from './product-draft.ts'
import { begin, changeOf } from './product-edit.ts'

const pipe = (change: Partial<OwnProduct> = {}) =>
  ({
    ...{ product_name: 'Drip pipe', description: '16 mm', unit: 'roll', category_type: 'Drip Irrigation' },
    ...{ stock: 40, prices: [], specs: [], images: ['/media/a/480.webp'], revision: 3 },
    ...change,
  }) as unknown as OwnProduct

test('a product is edited as it is saved now', () => {
  const { draft, origin } = begin(pipe(), undefined)
  expect(draft).toMatchObject({ product_name: 'Drip pipe', stock: '40' })
  expect(origin).toMatchObject({ revision: 3, urls: ['/media/a/480.webp'] })
})

test('a draft of an earlier visit keeps the revision that it was begun on', () => {
  const before = begin(pipe(), undefined)
  const kept = { ...before, draft: { ...before.draft, product_name: 'Drip pipe, black' } }
  const { draft, origin } = begin(pipe({ revision: 4, description: '20 mm' }), kept)
  expect(draft.product_name).toBe('Drip pipe, black')
  expect(origin.revision).toBe(3)
})

test('a stock that was sold from meanwhile is shown as it is, unless it was typed', () => {
  const before = begin(pipe(), undefined)
  expect(begin(pipe({ stock: 31 }), before).draft.stock).toBe('31')
  const typed = { ...before, draft: { ...before.draft, stock: '100' } }
  const { draft, origin } = begin(pipe({ stock: 31 }), typed)
  expect([draft.stock, origin.draft.stock]).toEqual(['100', '40'])
})

test('stock and pictures that were not touched are not sent', () => {
  const { draft, origin } = begin(pipe(), undefined)
  const change = changeOf(
    { draft: { ...draft, unit: 'metre' }, urls: origin.urls },
    { ...origin, urls: origin.urls },
  )
  expect(change).toMatchObject({ unit: 'metre', revision: 3 })
  for (const name of ['stock', 'stock_seen', 'product_image']) expect(change).not.toHaveProperty(name)
})

test('a new stock is sent with the count that its seller saw', () => {
  const { draft, origin } = begin(pipe(), undefined)
  const change = changeOf({ draft: { ...draft, stock: '100' }, urls: [] }, origin)
  expect(change).toMatchObject({ stock: 100, stock_seen: 40, product_image: [] })
})

const sides = (base: string, mine: string, theirs: string) => {
  const edited = (stock: string) => ({ ...emptyDraft(''), stock, pictures: [] })
  return { base: edited(base), mine: edited(mine), theirs: edited(theirs) }
}

test('in a conflict about the stock its seller reads how much was sold meanwhile', () => {
  expect(conflictWords.note('stock', sides('40', '100', '31'))).toBe(
    'Sold meanwhile: 9. Keep 31, or set 100.',
  )
})

test('a stock that grew meanwhile was not sold', () => {
  expect(conflictWords.note('stock', sides('40', '', '60'))).toBe(
    'The stock changed meanwhile. Keep 60, or set not counted.',
  )
  expect(conflictWords.note('unit', sides('40', '', '60'))).toBeUndefined()
})
