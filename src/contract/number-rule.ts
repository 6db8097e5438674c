/** The rule of a count; `shown` is the limit in Indian notation. */
export const wholeRule =
  (name: string, limit: number, shown = String(limit)) =>
  (count: number) => {
    if (!Number.isInteger(count)) return `${name} must be a whole number`
    if (count < 1) return `${name} must be at least 1`
    return count > limit ? `${name} can be at most ${shown}` : undefined
  }
