/** Basis points as people say the rate: 25 is 0.25, 1800 is 18. */
export const toPercent = (basisPoints: number) => basisPoints / 100

/** A rate in percent as basis points; undefined if it is finer than one. */
export function toBasisPoints(percent: number): number | undefined {
  const basisPoints = Math.round(percent * 100)
  return Math.abs(percent * 100 - basisPoints) < 1e-6 ? basisPoints : undefined
}
