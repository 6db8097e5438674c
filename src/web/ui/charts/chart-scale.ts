/** The top of a scale: 1, 2, 4, 6, 8 or 10 times a power of ten, and never zero. */
export function ceilingOf(largest: number) {
  if (largest <= 0) return 100
  const power = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= largest) ?? 10
  return step * power
}

/** So many columns have room for their names. */
export const mostNames = 4

/** The names below a chart: few columns are all named, of many the first, the middle and the last. */
export function namedLabels(points: readonly { readonly label: string }[]) {
  const labels = points.map(({ label }) => label)
  if (labels.length <= mostNames) return labels
  const middle = Math.floor((labels.length - 1) / 2)
  return labels.filter((_, index) => index === 0 || index === middle || index === labels.length - 1)
}
