// Where a script joins consonants, those before the first vowel sign are one letter to its readers.
const firstLetter = /[\p{L}\p{N}](?:[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D]\u200D?\p{L})*/u

/** First letters of up to two words (specification 7); what is no letter and no digit counts for none. */
export function initialsOf(name: string) {
  const letters = name.split(/\s+/).flatMap((word) => firstLetter.exec(word)?.[0] ?? [])
  return letters.slice(0, 2).join('').toUpperCase()
}
