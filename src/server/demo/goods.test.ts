import { describe, expect, test } from 'vitest'
import { categories } from '#contract/products/category.ts'
import { toPaise } from '#contract/products/price.ts'
import { limits } from '#server/limits.ts'
import { goodsOf } from './data/goods.ts'

const all = Object.values(goodsOf).flat()

test('goods that GST takes no tax of are food, seed, tools for farms, books and school supplies', () => {
  const untaxed = Object.entries(goodsOf).filter(([, goods]) =>
    goods.some(({ gst_rate_bp }) => gst_rate_bp === 0),
  )
  expect(untaxed.map(([slug]) => slug)).toEqual([
    'agri-products-equipments',
    'books-stationery-office-supplies',
  ])
})

test('names are different and as long as a product name may be', () => {
  const seen = new Set<string>()
  for (const { name } of all) {
    expect(name.length, name).toBeLessThanOrEqual(limits.text.name)
    expect(seen.has(name.toLowerCase()), name).toBe(false)
    seen.add(name.toLowerCase())
  }
})

describe.each(categories.map(({ slug }) => slug))('%s', (slug) => {
  const goods = goodsOf[slug]

  test('holds 32 goods, two of them with a stock of 1,000 or more', () => {
    expect(goods).toHaveLength(32)
    expect(goods.filter(({ stock }) => (stock ?? 0) >= 1_000).length).toBeGreaterThanOrEqual(2)
  })

  test('each good is described as the market takes it', () => {
    for (const { name, description, unit, specs, pictures, stock } of goods) {
      expect(description.length, name).toBeGreaterThanOrEqual(100)
      expect(description.length, name).toBeLessThanOrEqual(limits.text.description)
      expect(unit.length, name).toBeLessThanOrEqual(limits.text.unit)
      expect(Object.keys(specs).length, name).toBeGreaterThanOrEqual(3)
      expect(Object.keys(specs).length, name).toBeLessThanOrEqual(6)
      expect(pictures.length, name).toBeGreaterThanOrEqual(2)
      expect(new Set(pictures).size, name).toBe(pictures.length)
      expect(stock === null || (Number.isInteger(stock) && stock >= 0), name).toBe(true)
    }
  })

  test('slabs rise while prices fall, and prices are whole paise', () => {
    for (const { name, tiers } of goods) {
      expect(tiers.length, name).toBeGreaterThanOrEqual(1)
      for (const [place, [from, rupees]] of tiers.entries()) {
        const [fromBefore, rupeesBefore] = tiers[place - 1] ?? [0, Number.POSITIVE_INFINITY]
        expect(Number.isInteger(from) && from > fromBefore, name).toBe(true)
        expect(rupees, name).toBeLessThan(rupeesBefore)
        expect(toPaise(rupees), name).toBeGreaterThan(0)
      }
    }
  })
})
