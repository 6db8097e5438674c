/** So many texts have a name at a time, however many different ones people make. */
const limit = 24
/** How often a text is asked for before it gets one. */
const enough = 12
/** How many texts are counted; then all are forgotten, so that the rare ones take no room. */
const counted = 1_000
/** As long as a session of the database lives: those of a hundred shapes that were usual once make room for today's. */
const ms = 3_600_000

/**
 * Names of the statements whose text people choose by filters: those that are asked for again and again get one, the
 * others are planned each time. So what everybody does is fast, and nobody makes the database keep more than a few, for
 * none makes room for another within the hour.
 */
export function createUsualNames() {
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
    // Never the same name for two texts: a session may still know the former one.
    const name = `u${namesUsed++}`
    names.set(text, name)
    uses.delete(text)
    return name
  }
  return { nameOf }
}
