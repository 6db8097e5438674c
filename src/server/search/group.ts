import { brandNames } from './brand-names.ts'
import type { Phrase } from './lexicon.ts'
import { placeNames } from './place-names.ts'

/** One thing of the request: the words as typed, and what sellers may write instead. */
export type Group = {
  readonly words: Phrase
  /** Other names of the same thing. */
  readonly meanings: readonly Phrase[]
  /** Those of them that are only other spellings. */
  readonly spellings?: readonly Phrase[]
  /** The last word may be incomplete. */
  readonly isBeginning: boolean
}

/** All names of the thing. */
export const phrasesOf = ({ words, meanings }: Group): readonly Phrase[] => [words, ...meanings]

/**
 * For whom goods are, how they are packed, why a lot is sold, and the town: products that match everything but this are
 * shown too, after the others.
 */
const optional = new Set(
  'lady woman women female girl gent man men male boy kid child children baby unisex set combo pack packet surplus clearance godown'.split(
    ' ',
  ),
)
export const isOptional = (group: Group) =>
  phrasesOf(group).some((words) => words.every((word) => optional.has(word) || placeNames.has(word)))

/** A number, a size or a single letter alone names nothing. */
export const isName = ({ words }: Group) =>
  words.some((word) => /^[^0-9]*\p{L}[\p{L}\p{M}][^0-9]*$/u.test(word))

/** The thing itself: the last name, but for whom it is meant. */
export const nounIn = (groups: readonly Group[]) =>
  groups.findLast((group) => isName(group) && !isOptional(group))

/** Whether sizes alone tell one thing from others: '150ah', '20w40' or '90/100-10', but not '5'. */
export const isExact = (sizes: readonly Group[]) =>
  sizes.length > 1 || sizes.some(({ words }) => words.some((word) => /[0-9]\p{L}|\p{L}[0-9]/u.test(word)))

export const isBrand = ({ words }: Group) => words.every((word) => brandNames.has(word))
