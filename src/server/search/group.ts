import type { Phrase } from './lexicon.ts'
import { placeNames } from './place-names.ts'

/** One thing that was asked for: the words as they were said, and what sellers may write instead. */
export type Group = {
  readonly words: Phrase
  /** Other names of the same thing. */
  readonly meanings: readonly Phrase[]
  /** Those of them that only spell otherwise what was said. */
  readonly spellings?: readonly Phrase[]
  /** The last word may still be half typed. */
  readonly isBeginning: boolean
}

/** What a thing may be called. */
export const phrasesOf = ({ words, meanings }: Group): readonly Phrase[] => [words, ...meanings]

/** Whom goods are for, how they are packed, and the town: what is right but for this is shown too, behind what is right. */
const lesser = new Set(
  'lady woman women female girl gent man men male boy kid child children baby unisex set combo pack packet'.split(
    ' ',
  ),
)
export const isOptional = (group: Group) =>
  phrasesOf(group).some((words) => words.every((word) => lesser.has(word) || placeNames.has(word)))

/** A number, a size or a single letter alone names nothing. */
export const isName = ({ words }: Group) => words.some((word) => /^[^0-9]*\p{L}{2}[^0-9]*$/u.test(word))
