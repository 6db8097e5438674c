/** Each of them finds goods in the demo market, and on any market of this kind. */
export const popularSearches = ['LED bulb', 'Corrugated box', 'Drip pipe', 'Hex bolt'] as const
