import type { Phrase } from './lexicon.ts'

/** One thing that was asked for: the words as they were said, and what sellers may write instead. */
export type Group = {
  readonly said: Phrase
  /** Other names of the same thing. */
  readonly meanings: readonly Phrase[]
  /** The last word may still be half typed. */
  readonly isBeginning: boolean
}

/** What a thing may be called. */
export const phrasesOf = ({ said, meanings }: Group): readonly Phrase[] => [said, ...meanings]

/** A number or a single letter alone names nothing. */
export const isName = (group: Group) =>
  phrasesOf(group).some((words) => words.some((word) => /\p{L}{2}/u.test(word)))
