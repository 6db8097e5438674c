import { type Dictionary, nounMark, places } from './dictionary.ts'
import { type Group, isOptional, phrasesOf } from './group.ts'
import type { Purpose } from './purposes.ts'

/** A level of relevance, and the share of products that may match it. */
export type Level = {
  /**
   * Alternative tsqueries for the `search` column. The index of words gets them one by one, because as one tsquery it
   * would read all products with any of the words.
   */
  readonly alternatives: readonly string[]
  /** What this level adds, as one tsquery: enough for a product that matches no better level. */
  readonly own: string
  readonly share: number
}

/** All alternatives as one tsquery, for products that are read anyway. */
export const anyOf = (alternatives: readonly string[]) => alternatives.join('|')

/**
 * How many of the best parts count; whether only the typed words do, and whether one of them must be the thing
 * itself.
 */
type Scope = { readonly placeCount: number; readonly asTyped: boolean; readonly asNoun: boolean }

const scope = (placeCount: number, as: Partial<Scope> = {}): Scope => ({
  placeCount,
  asTyped: false,
  asNoun: false,
  ...as,
})

/**
 * The levels at which all words are in the name: in its head first, and first of all those that name the thing
 * itself.
 */
function nameScopes(groups: readonly Group[]): Scope[] {
  const hasMeanings = groups.some(({ meanings }) => meanings.length > 0)
  const isOne = groups.length === 1 && groups.every(({ words }) => words.length === 1)
  return [
    ...(hasMeanings ? [scope(1, { asNoun: true, asTyped: true })] : []),
    scope(1, { asNoun: true }),
    ...(hasMeanings ? [scope(1, { asTyped: true })] : []),
    scope(1),
    // The noun alone is already in the head.
    ...(isOne && !hasMeanings ? [] : [scope(2, { asNoun: true })]),
    scope(2),
  ]
}

/**
 * Best first: every word in the head of the name and one of them the thing itself, as typed, then with other names,
 * then anywhere in the name, and so on down to any part. Each level also matches whatever the previous one matches.
 */
export const levelsOf = (groups: readonly Group[], dictionary: Dictionary): Level[] =>
  levelsIn([...nameScopes(groups), ...furtherScopes(groups)], groups, dictionary)

function furtherScopes(groups: readonly Group[]): Scope[] {
  // 'water tank pump' finds pumps first, and then level controllers for tanks.
  const things = groups.length > 1 ? [scope(places.length, { asNoun: true })] : []
  return [...things, ...places.slice(2).map((_, further) => scope(3 + further))]
}

function levelsIn(scopes: readonly Scope[], groups: readonly Group[], dictionary: Dictionary): Level[] {
  const levels: Level[] = []
  for (const each of scopes) {
    const own = levelOf(groups, each, dictionary)
    const before = levels.at(-1)
    const isNarrower = each.asTyped || each.asNoun
    levels.push(isNarrower && before ? either([before, own]) : own)
  }
  return levels
}

function levelOf(groups: readonly Group[], each: Scope, dictionary: Dictionary): Level {
  const all = and(groups.map((group) => tsqueryOf(group, each)))
  const share = Math.min(...groups.map((group) => shareOf(group, each, dictionary)))
  if (!each.asNoun) return { alternatives: [all], own: all, share }
  const nouns = groups.flatMap((group) => nounsOf(group, each.asTyped))
  const shareAsNoun = nouns.reduce((sum, { word }) => sum + dictionary.shareAsNoun(word), 0)
  const own = and([
    all,
    or(nouns.map(({ word, isBeginning }) => `'${nounMark}${word}'${isBeginning ? ':*' : ''}`)),
  ])
  return {
    alternatives: [own],
    own,
    share: nouns.some(({ isBeginning }) => isBeginning) ? share : Math.min(share, shareAsNoun),
  }
}

/** Products that are this thing. */
export function levelOfThings(noun: Group, dictionary: Dictionary): Level {
  const words = nounsOf(noun, false).map(({ word }) => word)
  const own = or(words.map((word) => `'${nounMark}${word}'`))
  return { alternatives: [own], own, share: Math.max(...words.map((word) => dictionary.shareAsNoun(word))) }
}

/** The last word of each name may be the thing itself. */
const nounsOf = ({ words, meanings, isBeginning }: Group, asTyped: boolean) =>
  [words, ...(asTyped ? [] : meanings)].map((phrase, index) => ({
    word: phrase.at(-1) ?? '',
    isBeginning: isBeginning && index === 0,
  }))

/** The levels at which all words are in the name. */
export const nameLevelsOf = (groups: readonly Group[], dictionary: Dictionary): Level[] =>
  levelsIn(nameScopes(groups), groups, dictionary)

const shareOfAll = (levels: readonly Level[]) =>
  Math.min(
    1,
    levels.reduce((all, { share }) => all + share, 0),
  )

/** Combines alternatives into one; the last level is what it adds. */
const either = (levels: readonly Level[]): Level => ({
  alternatives: [or(levels.flatMap(({ alternatives }) => alternatives))],
  own: levels.at(-1)?.own ?? '',
  share: shareOfAll(levels),
})

/** The same as separate alternatives. */
export const oneByOne = (levels: readonly Level[]): Level => ({
  alternatives: levels.flatMap(({ alternatives }) => alternatives),
  own: anyOf(levels.flatMap(({ alternatives }) => alternatives)),
  share: shareOfAll(levels),
})

/** All levels except descriptions: a substitute must be of the same kind. */
export const specificLevelsOf = (groups: readonly Group[], dictionary: Dictionary): Level[] =>
  levelsOf(groups, dictionary).slice(0, -1)

/** What matches completely, followed by what matches except for whom it is meant. */
export function levelsWithOptional(groups: readonly Group[], dictionary: Dictionary): Level[] {
  const whole = levelsOf(groups, dictionary)
  const last = whole.slice(-1)
  const rest = specificLevelsOf(
    groups.filter((group) => !isOptional(group)),
    dictionary,
  )
  return [...whole, ...rest.map((level) => either([...last, level]))]
}

/** Such goods, first of all those that are for this use. */
export function levelsForUse({ use, goods }: Purpose, dictionary: Dictionary): Level[] {
  const all = specificLevelsOf(goods, dictionary)
  if (use.length === 0) return all
  const fitting = levelsOfFitting({ use, goods }, dictionary)
  return [...fitting, ...all.map((level) => either([...fitting.slice(-1), level]))]
}

/** Such goods whose name, specifications or category tell of the use, then those whose description does. */
export function levelsOfFitting(
  { use, goods }: Pick<Purpose, 'use' | 'goods'>,
  dictionary: Dictionary,
): Level[] {
  const { own, share } = levelOf(goods, scope(2, { asNoun: true }), dictionary)
  const fittingIn = (placeCount: number): Level => {
    const fitting = and([own, or(use.map((group) => tsqueryOf(group, scope(placeCount))))])
    return { alternatives: [fitting], own: fitting, share }
  }
  const first = fittingIn(usePlaces)
  return [first, either([first, fittingIn(places.length)])]
}
/** Descriptions and sellers mention much that goods are not for. */
const usePlaces = 4

/** What matches in any part, but is called so: a specification mentions much, such as the cycles of a battery. */
export function levelOfHolders(groups: readonly Group[], noun: Group, dictionary: Dictionary): Level {
  const { own, share } = levelOf(groups, scope(places.length), dictionary)
  const called = phrasesOf(noun).map((phrase) =>
    and(phrase.map((word) => or(calling.map((place) => `'${place}${word}'${noun.isBeginning ? ':*' : ''}`)))),
  )
  const holding = and([own, or(called)])
  return { alternatives: [holding], own: holding, share }
}
/** Name, category and seller. */
const calling = ['a', 'b', 'd', 'e'] as const

const and = (parts: readonly string[]) => `(${parts.join('&')})`
const or = (parts: readonly string[]) => `(${parts.join('|')})`

/** In descriptions any word may begin like this, so an incomplete word proves nothing there: 'shoo' is not 'shoot'. */
const beginningPlaces = places.length - 1
/** A description with another name of a thing only mentions it: one with 'register' is not a bahi khata. */
const tellingPlaces = places.length - 1
/** A bare number counts only in names and specifications; in other texts it may mean anything. */
const numberPlaces = 3

const placesFor = (word: string, placeCount: number) =>
  places.slice(0, /^[0-9.]{1,3}$/.test(word) ? Math.min(placeCount, numberPlaces) : placeCount)

/**
 * Levels repeat most of their conditions for a thing, and so do requests without one of the others, so they are
 * cached.
 */
const made = new WeakMap<Group, Map<string, string>>()

function tsqueryOf(group: Group, { placeCount, asTyped }: Scope): string {
  const own = made.get(group) ?? new Map<string, string>()
  made.set(group, own)
  const key = `${placeCount}${asTyped}`
  const tsquery = own.get(key) ?? makeTsquery(group, placeCount, asTyped)
  own.set(key, tsquery)
  return tsquery
}

function makeTsquery(
  { words, meanings, spellings = [], isBeginning }: Group,
  placeCount: number,
  asTyped: boolean,
): string {
  const lexeme = (word: string) =>
    or(
      placesFor(word, placeCount).map(
        (place, index) => `'${place}${word}'${isBeginning && index < beginningPlaces ? ':*' : ''}`,
      ),
    )
  const whole = (word: string, count: number) =>
    or(placesFor(word, count).map((place) => `'${place}${word}'`))
  const ownWords = and(words.map(lexeme))
  if (asTyped) return ownWords
  const others = meanings.map((phrase) => {
    const count = spellings.includes(phrase) ? placeCount : Math.min(placeCount, tellingPlaces)
    return and(phrase.map((word) => whole(word, count)))
  })
  return or([ownWords, ...others])
}

function shareOf({ words, meanings, isBeginning }: Group, each: Scope, dictionary: Dictionary): number {
  const ofPhrase = (phrase: readonly string[]) =>
    Math.min(...phrase.map((word) => dictionary.shareOf(word, each.placeCount)))
  const own = isBeginning ? dictionary.shareOfBeginning(words[0] ?? '', each.placeCount) : ofPhrase(words)
  const others = each.asTyped ? 0 : meanings.reduce((all, phrase) => all + ofPhrase(phrase), 0)
  return Math.min(1, own + others)
}
