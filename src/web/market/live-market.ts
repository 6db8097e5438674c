/** As many as the row of live offers asks for. */
export const liveOffers = 12

/** Where a column stays below the bar and the strip of categories. */
export const belowStrip =
  'top-[calc(var(--bar-height)+var(--strip-height))] max-h-[calc(100dvh-var(--bar-height)-var(--strip-height)-16px)]'
