/** The top of a scale: 1, 2, 4, 6, 8 or 10 times a power of ten, and never zero. */
export function ceilingOf(largest: number) {
  if (largest <= 0) return 100
  const power = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= largest) ?? 10
  return step * power
}
