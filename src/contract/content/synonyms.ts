import * as z from 'zod/mini'
import { textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'

const { words: limit } = limits.synonym

/** Words that mean the same. Each side lists phrases, separated by commas. */
export const synonym = z.object({
  /** What buyers type, in any script. */
  words: textOf('synonymWords', limit),
  /** What sellers write. */
  means: textOf('synonymMeans', limit),
  /** Whether each phrase of both sides finds all the others. */
  both_ways: z.boolean('A checkbox is on or off'),
})
export type Synonym = z.infer<typeof synonym>

/** The phrases of one side. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/** An entry is known by its first phrase. */
export const synonymName = (words: string) => (phrasesOf(words)[0] ?? '').toLowerCase()
