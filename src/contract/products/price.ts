/** The code calculates in whole paise; the API shows rupees with at most two decimals. */
export type PriceTier = {
  readonly min: number
  readonly max: number | null
  readonly unit_price_paise: number
}

type Floor = { readonly min: number }

/**
 * The tier for a quantity: the one with the largest minimum that the quantity reaches, otherwise the first. The tiers
 * must be sorted by minimum.
 */
export function tierFor<Tier extends Floor>(tiers: readonly Tier[], quantity: number): Tier {
  const tier = tiers.filter(({ min }) => min <= quantity).at(-1) ?? tiers[0]
  if (!tier) throw new Error('a product always has a price tier')
  return tier
}

/** The next cheaper tier above a quantity, if there is one. */
export function nextTier<Tier extends Floor>(tiers: readonly Tier[], quantity: number): Tier | undefined {
  return tiers.find(({ min }) => min > quantity)
}

export const toRupees = (paise: number) => paise / 100

/** Converts rupees to whole paise; undefined if there are more than two decimals or the amount is not safe. */
export function toPaise(rupees: number): number | undefined {
  const paise = Math.round(rupees * 100)
  // Float sums differ by less than this; a zero amount is exactly zero.
  const isExact = Math.abs(rupees * 100 - paise) < 1e-4 && (paise !== 0 || rupees === 0)
  return isExact && Number.isSafeInteger(paise) ? paise : undefined
}

/** The total of a line in paise; both sides use this one multiplication. */
export const lineTotalPaise = (unitPricePaise: number, quantity: number) => unitPricePaise * quantity

/** Whether an amount in rupees equals the paise; float sums in a browser differ by far less than half a paisa. */
export const isSameAmount = (rupees: number, paise: number) => Math.round(rupees * 100) === paise
