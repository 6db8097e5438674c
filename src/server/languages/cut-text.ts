const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The first letters of a text, at most `limit` code units of UTF-16. No letter is cut: neither a surrogate pair, half of which cannot be
 * stored, nor an Indian letter with its vowel sign or conjunct, nor an emoji of several characters.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = letters.segment(text).containing(limit)?.index ?? limit
  // What piles marks upon its first letter without end is still cut.
  return end === 0 ? text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '') : text.slice(0, end)
}

/** Two lines of an address that has no more, each of at most `limit` code units. */
export function inTwoLines(address: string, limit: number): readonly [string, string] {
  const first = cutText(address, limit)
  return [first, cutText(address.slice(first.length), limit)]
}
