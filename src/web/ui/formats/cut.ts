/** The first `most` letters and '…', where there are more; a letter may take several code units in Indian scripts. */
export function cut(text: string, most: number) {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : text
}
