/** First letters of up to two words (specification 7); a letter may take several code units in Indian scripts. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}
