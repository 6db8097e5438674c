import type { Sentence } from '#contract/texts/sentences.ts'

/** What an answer carries of a sentence: its English text, and what other languages say it by. */
export const contentOf = ({ content, name, parameters }: Sentence) => ({
  content,
  sentence: { name, parameters },
})

/** A success that says a sentence, and what else the answer carries. */
export const success = <More extends object>(sentence: Sentence, more: More = {} as More) => ({
  success: true as const,
  ...contentOf(sentence),
  ...more,
})
