/** How many live offers the row loads at a time. */
export const liveOffers = 12

/** The sticky position below the bar and the strip of categories. */
export const belowStrip =
  'top-[calc(var(--bar-height)+var(--strip-height))] max-h-[calc(var(--screen)-var(--bar-height)-var(--strip-height)-16px)]'
