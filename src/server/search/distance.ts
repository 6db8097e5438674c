/**
 * How many letters must be added, removed, replaced or swapped with their neighbour to turn one word into the other.
 */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          costAt(above, column) + 1,
          costAt(current, column - 1) + 1,
          costAt(above, column - 1) + same,
          swapped ? costAt(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = above
    above = current
  }
  return costAt(above, other.length)
}

const costAt = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY
