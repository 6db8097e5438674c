import { presentStates } from '#contract/tax/present-states.ts'
import { spellingsOf, stateLetters } from '#contract/tax/state-spellings.ts'
import type { StateTable } from '#contract/tax/state-table.ts'

type Spelling = { readonly name: string; readonly pattern: RegExp; readonly isPlaceOnly: boolean }
type Patterns = { readonly any: RegExp; readonly each: readonly Spelling[] }

const patterns = new WeakMap<StateTable, Patterns>()

/** Words between goods and a place. */
const leading = /\s+(?:in|from|of|mein|me|se|ka|ki|ke)$/i

/** 'UP' and 'or' are words of other things; 'goods from Orissa' means the place. */
const shortestAlias = 4

export type StateWords = {
  readonly name: string
  /** The request without the state. */
  readonly rest: string
  /** Whether a preposition shows that a place is meant: 'mats in Kerala'. */
  readonly isPlace: boolean
}

/** The state that a request names. */
export function stateIn(words: string): StateWords | undefined {
  const { any, each } = patternsOf(presentStates())
  // Most requests name no state, which one test shows.
  if (!any.test(words)) return undefined
  for (const { name, pattern, isPlaceOnly } of each) {
    const match = words.match(pattern)
    if (match?.index === undefined) continue
    const before = words.slice(0, match.index).trimEnd()
    const goods = before.replace(leading, '')
    const isPlace = goods !== before
    if (isPlaceOnly && !isPlace) continue
    const after = words.slice(match.index + match[0].length)
    return { name, rest: `${goods} ${after}`.replace(/\s+/g, ' ').trim(), isPlace }
  }
  return undefined
}

function patternsOf(table: StateTable): Patterns {
  const known = patterns.get(table) ?? made(table)
  patterns.set(table, known)
  return known
}

/** Longer names first, so that none is found inside another. */
function made(table: StateTable): Patterns {
  const { all, byCode } = table
  const { bySpelling } = spellingsOf(table)
  const spelled = all.flatMap((state) => [
    ...[state.name, ...state.former_names].map((spelling) => ({ spelling, isPlaceOnly: false })),
    ...[...state.aliases, ...state.former_aliases]
      .filter((alias) => stateLetters(alias).length >= shortestAlias)
      .map((spelling) => ({ spelling, isPlaceOnly: true })),
  ])
  const each = spelled
    .flatMap(({ spelling, isPlaceOnly }) => {
      const name = byCode.get(bySpelling.get(stateLetters(spelling)) ?? '')?.name ?? spelling
      return bothWays(spelling).map((words) => ({ name, isPlaceOnly, pattern: patternOf(words) }))
    })
    .sort((one, other) => other.pattern.source.length - one.pattern.source.length)
  return { each, any: new RegExp(each.map(({ pattern }) => pattern.source).join('|'), 'iu') }
}

/** Names with '&' also match with 'and'. */
const bothWays = (name: string) => (name.includes(' & ') ? [name, name.replaceAll(' & ', ' and ')] : [name])

const patternOf = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'iu')
