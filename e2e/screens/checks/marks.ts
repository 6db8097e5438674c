import type { Shown } from './texts-of-page.ts'

/** What the dictionaries have said, whole: marks hold marks where one text stands in another. */
const marked = /\u200b[^\u200b\u00ad]*\u00ad/g

export function unmarked(text: string): string {
  const remaining = text.replace(marked, '')
  return remaining === text ? remaining : unmarked(remaining)
}

const isWord = /\p{L}{2}/u

/** Texts that keep a word after all that is marked, and all that people wrote themselves. */
export const withoutDictionary = (texts: readonly Shown[], isOwn: (words: string) => boolean) =>
  texts.filter(({ text }) =>
    unmarked(text)
      .split(/\n/)
      .some((remaining) => isWord.test(remaining) && !isOwn(remaining)),
  )
