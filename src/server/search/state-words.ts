import { states } from '#contract/tax/states.ts'

/** Longer names first, so that none is found inside another. Names with '&' also match by their first half. */
const names = states
  .flatMap((name) =>
    [name, ...(name.includes(' & ') ? [name.replaceAll(' & ', ' and ')] : [])].map((spelling) => ({
      spelling,
      name,
    })),
  )
  .map(({ spelling, name }) => ({ name, pattern: new RegExp(`(?<!\\p{L})${spelling}(?!\\p{L})`, 'iu') }))
  .sort((one, other) => other.pattern.source.length - one.pattern.source.length)

/** Most requests name no state, which one test shows. */
const anyName = new RegExp(names.map(({ pattern }) => pattern.source).join('|'), 'iu')

/** Words between goods and a place. */
const leading = /\s+(?:in|from|of|mein|me|se|ka|ki|ke)$/i

export type StateWords = {
  readonly name: string
  /** The request without the state. */
  readonly rest: string
  /** Whether a preposition shows that a place is meant: 'mats in Kerala'. */
  readonly isPlace: boolean
}

/** The state that a request names. */
export function stateIn(words: string): StateWords | undefined {
  if (!anyName.test(words)) return undefined
  for (const { name, pattern } of names) {
    const match = words.match(pattern)
    if (match?.index === undefined) continue
    const before = words.slice(0, match.index).trimEnd()
    const goods = before.replace(leading, '')
    const after = words.slice(match.index + match[0].length)
    return { name, rest: `${goods} ${after}`.replace(/\s+/g, ' ').trim(), isPlace: goods !== before }
  }
  return undefined
}
