/** Missing in older Firefox: there a letter is a code point. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined

/** The letters of a text as people count them: an Indian one with its vowel sign, or an emoji of several characters. */
const lettersOf = (text: string) =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]

/** The first `limit` letters and '…', where there are more. */
export function cut(text: string, limit: number) {
  const letters = lettersOf(text)
  return letters.length > limit ? `${letters.slice(0, limit).join('').trimEnd()}…` : text
}

/** The first letters of a text, at most `limit` code units of UTF-16, as fields and calls count them. No letter is cut. */
export function cutTo(text: string, limit: number): string {
  if (text.length <= limit) return text
  let kept = ''
  for (const letter of lettersOf(text))
    if ((kept + letter).length <= limit) kept += letter
    else break
  // What piles marks upon its first letter without end is still cut.
  return kept || text.slice(0, limit)
}
