import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceTier } from '#contract/products/price.ts'
import type { PricedProduct } from '#server/products/product.service.ts'
import { priceCart } from './priced-cart.rules.ts'

const tiers: fc.Arbitrary<PriceTier[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 })
  .chain((mins) =>
    fc
      .array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: mins.length, maxLength: mins.length })
      .map((prices) =>
        mins
          .toSorted((a, b) => a - b)
          .map((min, i, all) => ({
            min,
            max: (all[i + 1] ?? 0) - 1 || null,
            unit_price_paise: prices[i] ?? 1,
          })),
      ),
  )

const line = fc.record({
  product: fc.record({ product_id: fc.uuid(), tiers, available: fc.boolean() }),
  quantity: fc.integer({ min: 1, max: 100_000 }),
})

/**
 * The tier as the specification describes it: the largest minimum that is reached, else the first. Exact for integers
 * of any size.
 */
function priceInWords(allTiers: readonly PriceTier[], quantity: number): bigint {
  let unit = allTiers[0]?.unit_price_paise ?? 0
  for (const { min, unit_price_paise } of allTiers) if (min <= quantity) unit = unit_price_paise
  return BigInt(unit) * BigInt(quantity)
}

test('a total is the sum of its available lines to the paisa, whatever the tiers', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { maxLength: 20, selector: (one) => one.product.product_id }),
      (lines) => {
        const cart = priceCart(
          lines.map(({ product, quantity }) => ({ ...(product as PricedProduct), quantity })),
        )
        const expected = lines
          .filter(({ product }) => product.available)
          .reduce((sum, { product, quantity }) => sum + priceInWords(product.tiers, quantity), 0n)
        expect(BigInt(cart.total_paise)).toBe(expected)
        expect(cart.lines).toHaveLength(lines.length)
      },
    ),
    { numRuns: 2_000 },
  )
})
