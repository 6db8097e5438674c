import { describe, expect, test } from 'vitest'
import { firstQuantity, percentBelow, quote, tiersOf } from './quote.ts'

const tiers = tiersOf([
  { price: 145, quantityRange: { min: 50, max: 199 } },
  { price: 132, quantityRange: { min: 200, max: 499 } },
  { price: 118, quantityRange: { min: 500, max: null } },
])

describe('a quote', () => {
  test('250 pieces cost the price of their slab and 250 more would be cheaper', () => {
    expect(quote(tiers, 250, null)).toMatchObject({
      tier: { min: 200 },
      totalPaise: 33_000_00,
      savedPaise: 3_250_00,
      belowMinimum: false,
      cheaper: { missing: 250, unitPaise: 118_00 },
    })
  })

  test('below the smallest quantity the first price holds, nothing is saved and the next slab is advised', () => {
    expect(quote(tiers, 10, null)).toMatchObject({
      totalPaise: 1_450_00,
      savedPaise: 0,
      belowMinimum: true,
      cheaper: { missing: 190, unitPaise: 132_00 },
    })
  })

  test('nobody is sent to a slab that the stock cannot fill', () => {
    expect(quote(tiers, 250, 400).cheaper).toBeUndefined()
  })

  test('a price that rises with the quantity is no advice and no saving', () => {
    const rising = tiersOf([
      { price: 10, quantityRange: { min: 1, max: 9 } },
      { price: 12.5, quantityRange: { min: 10, max: null } },
    ])
    expect(quote(rising, 5, null).cheaper).toBeUndefined()
    expect(quote(rising, 20, null)).toMatchObject({ totalPaise: 250_00, savedPaise: 0 })
  })

  test('whole paise: 3 at ₹0.10 are ₹0.30', () => {
    const cheap = tiersOf([{ price: 0.1, quantityRange: { min: null, max: null } }])
    expect(quote(cheap, 3, null).totalPaise).toBe(30)
  })
})

test('the page begins at the smallest quantity, or at what is left', () => {
  expect(firstQuantity(tiers, null)).toBe(50)
  expect(firstQuantity(tiers, 3)).toBe(3)
  expect(firstQuantity(tiers, 0)).toBe(50)
})

test('the table says by how much a slab is cheaper', () => {
  expect(tiers.map((tier) => percentBelow(tiers[0] ?? tier, tier))).toEqual([0, 9, 18.6])
})
