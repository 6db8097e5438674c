/** A list of words in parts of products, as `levels.ts` writes it: ('apump'|'bpump':*). */
const lists = /\(('[^']*'(?::\*)?(?:\|'[^']*'(?::\*)?)*)\)/g

/** The whole words of tsqueries, each with the letter of its part, as the index of words stores them. */
export const lexemesIn = (tsqueries: readonly string[]): string[] => [
  ...new Set(
    tsqueries.flatMap((tsquery) =>
      [...tsquery.matchAll(/'([^']*)'(:\*)?/g)].flatMap(([, lexeme, beginning]) =>
        lexeme && !beginning ? [lexeme] : [],
      ),
    ),
  ),
]

/** The same tsquery without words that no product has in that part. A list keeps one of them, which matches nothing. */
export function withoutAbsent(tsquery: string, absent: ReadonlySet<string>): string {
  return tsquery.replace(lists, (_list, words: string) => {
    const all = words.split('|')
    const present = all.filter((word) => word.endsWith('*') || !absent.has(word.slice(1, -1)))
    return `(${(present.length > 0 ? present : all.slice(0, 1)).join('|')})`
  })
}
