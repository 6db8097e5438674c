/** How many texts have a name at a time, however many different ones users create. */
const limit = 24
/** How often a text must occur before it gets a name. */
const enough = 12
/** How many texts are counted; then all counts are dropped, so that rare texts take no room. */
const counted = 1_000
/** As long as a database session lives: names of once frequent texts then make room for today's. */
const ms = 3_600_000

/**
 * Names statements whose text depends on user input: frequent ones get a name and stay prepared, the others are
 * planned each time. So common requests are fast, and nobody can fill the database with prepared statements, because
 * no name is replaced within the hour.
 */
export function createStatementNames() {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  let namesUsed = 0
  let since = 0

  const count = (text: string) => {
    if (uses.size >= counted) uses.clear()
    const times = (uses.get(text) ?? 0) + 1
    uses.set(text, times)
    return times
  }
  const nameOf = (text: string, now: number): string | undefined => {
    if (now - since > ms) {
      names.clear()
      since = now
    }
    const known = names.get(text)
    if (known !== undefined || names.size >= limit || count(text) < enough) return known
    // A name is never used for two texts, because a session may still know the old one.
    const name = `u${namesUsed++}`
    names.set(text, name)
    uses.delete(text)
    return name
  }
  return { nameOf }
}
