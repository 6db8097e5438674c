/** The first `most` letters and '…', where there are more; a letter may take several code units in Indian scripts. */
export function cut(text: string, limit: number) {
  const letters = [...text]
  return letters.length > limit ? `${letters.slice(0, limit).join('').trimEnd()}…` : text
}
