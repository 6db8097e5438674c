import { type Dictionary, places } from './dictionary.ts'
import { type Group, isName } from './group.ts'

/** How well a product fits, as a tsquery for the `search` column, and for what share of products it may hold. */
export type Level = { readonly tsquery: string; readonly share: number }

type Scope = { readonly placeCount: number; readonly asSaid: boolean }

/**
 * Best first: every word in the head of the name as it was said, then meant, then in the whole name, and so on down to
 * anywhere. Each holds for whatever the one before holds for.
 */
export function levelsOf(groups: readonly Group[], dictionary: Dictionary): Level[] {
  const hasMeanings = groups.some(({ meanings }) => meanings.length > 0)
  const scopes = places.flatMap((_, place): Scope[] => {
    const all = { placeCount: place + 1, asSaid: false }
    return hasMeanings && place < 2 ? [{ ...all, asSaid: true }, all] : [all]
  })
  const levels: Level[] = []
  for (const scope of scopes) {
    const own = {
      tsquery: and(groups.map((group) => tsqueryOf(group, scope))),
      share: Math.min(...groups.map((group) => shareOf(group, scope, dictionary))),
    }
    const before = levels.at(-1)
    levels.push(scope.asSaid && before ? either([before, own]) : own)
  }
  return levels
}

/** The levels at which all words are in the name. */
export const nameLevelsOf = (groups: readonly Group[], dictionary: Dictionary): Level[] =>
  levelsOf(groups, dictionary).slice(0, groups.some(({ meanings }) => meanings.length > 0) ? 4 : 2)

const either = (levels: readonly Level[], join = or): Level => ({
  tsquery: join(levels.map(({ tsquery }) => tsquery)),
  share: Math.min(
    1,
    levels.reduce((all, { share }) => all + share, 0),
  ),
})

const between = ' | '

/** What the index of words is asked for one by one: as one tsquery it would look at all that hold any of the words. */
export const alternativesOf = (tsquery: string): string[] => tsquery.split(between)

/** All but one of the things: for requests that nothing fulfils whole. */
export function withoutOne(groups: readonly Group[], dictionary: Dictionary): Level[] {
  const subsets = groups
    .map((left) => groups.filter((group) => group !== left))
    .filter((rest) => rest.some(isName))
    .map((rest) => levelsOf(rest, dictionary))
  const mostLevels = Math.max(0, ...subsets.map(({ length }) => length))
  return Array.from({ length: mostLevels }, (_, back) =>
    // Counted from the end: those without other names have fewer levels.
    either(
      subsets.flatMap((levels) => levels[Math.max(0, levels.length - mostLevels + back)] ?? []),
      (parts) => parts.join(between),
    ),
  )
}

const and = (parts: readonly string[]) => `(${parts.join('&')})`
const or = (parts: readonly string[]) => `(${parts.join('|')})`

/** Any word may begin like this in a description, so that there a half typed word tells nothing: 'shoo' is no 'shoot'. */
const beginningPlaces = places.length - 1

function tsqueryOf({ said, meanings, isBeginning }: Group, { placeCount, asSaid }: Scope): string {
  const lexeme = (word: string) =>
    or(
      places
        .slice(0, placeCount)
        .map((place, at) => `'${place}${word}'${isBeginning && at < beginningPlaces ? ':*' : ''}`),
    )
  const whole = (word: string) => or(places.slice(0, placeCount).map((place) => `'${place}${word}'`))
  const ownWords = and(said.map(lexeme))
  if (asSaid) return ownWords
  return or([ownWords, ...meanings.map((phrase) => and(phrase.map(whole)))])
}

function shareOf({ said, meanings, isBeginning }: Group, scope: Scope, dictionary: Dictionary): number {
  const ofPhrase = (phrase: readonly string[]) =>
    Math.min(...phrase.map((word) => dictionary.shareOf(word, scope.placeCount)))
  const own = isBeginning ? dictionary.shareOfBeginning(said[0] ?? '', scope.placeCount) : ofPhrase(said)
  const others = scope.asSaid ? 0 : meanings.reduce((all, phrase) => all + ofPhrase(phrase), 0)
  return Math.min(1, own + others)
}
