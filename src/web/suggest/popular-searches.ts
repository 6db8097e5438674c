/** Each of them finds goods in the demo market, and on any market of this kind. */
export const popularSearches = ['LED bulb', 'Corrugated box', 'Drip pipe', 'Hex bolt'] as const

/** By their slugs. */
export const popularCategories = [
  'apparel-fashion',
  'electricals-lights',
  'construction-supplies',
  'footwear',
] as const
