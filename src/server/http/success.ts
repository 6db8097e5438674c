import type { Sentence } from '#contract/texts/sentences.ts'

/** The fields that carry a sentence: its English text, and its name and parameters for other languages. */
export const contentOf = ({ content, name, parameters }: Sentence) => ({
  content,
  sentence: { name, parameters },
})

/** A success with a sentence and the other fields of the answer. */
export const success = <More extends object>(sentence: Sentence, more: More = {} as More) => ({
  success: true as const,
  ...contentOf(sentence),
  ...more,
})
