const day = 24 * 60 * 60 * 1000

/** Whole days until then, the one that has begun among them; none once it is over. */
export const daysLeft = (until: string, now: number) =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / day))
