/** Inside the house a price is whole paise; on the wire it is rupees with at most two decimals. */
export type PriceTier = {
  readonly min: number
  readonly max: number | null
  readonly unit_price_paise: number
}

type Floor = { readonly min: number }

/**
 * The tier that prices a quantity: the one with the largest minimum it reaches; below the first tier, the first.
 * The tiers come sorted by minimum.
 */
export function tierFor<Tier extends Floor>(tiers: readonly Tier[], quantity: number): Tier {
  const tier = tiers.findLast(({ min }) => min <= quantity) ?? tiers[0]
  if (!tier) throw new Error('a product always has a price tier')
  return tier
}

/** The next cheaper step above a quantity, if there is one. */
export function nextTier<Tier extends Floor>(tiers: readonly Tier[], quantity: number): Tier | undefined {
  return tiers.find(({ min }) => min > quantity)
}

export const toRupees = (paise: number) => paise / 100

/** Whole paise of a rupee amount; undefined when it has more than two decimals or is no safe amount. */
export function toPaise(rupees: number): number | undefined {
  const paise = Math.round(rupees * 100)
  // Sums of floats are off by less; an amount that is none of zero is none of no paise either.
  const isExact = Math.abs(rupees * 100 - paise) < 1e-4 && (paise !== 0 || rupees === 0)
  return isExact && Number.isSafeInteger(paise) ? paise : undefined
}

/** The total of a line in paise: both sides multiply here and nowhere else. */
export const lineTotalPaise = (unitPricePaise: number, quantity: number) => unitPricePaise * quantity

/** Whether rupees mean exactly these paise: a browser's sum of floats is off by far less than half a paisa. */
export const isSameAmount = (rupees: number, paise: number) => Math.round(rupees * 100) === paise
