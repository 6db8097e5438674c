import { type Look, widthOf } from './outlines.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const dots = '…'

type Room = { readonly width: number; readonly lines: number }

/** A text in at most so many lines of a width; what has no room is cut and says so. */
export function linesOf(text: string, look: Look, { width, lines: limit }: Room): readonly string[] {
  const fits = (line: string) => widthOf(line, look) <= width
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    if (lines.length > limit) break
  }
  const shown = lines.slice(0, limit)
  return shown.map((line, place) => {
    const isCut = place === limit - 1 && lines.length > limit
    return cut(line, isCut, fits)
  })
}

/** As much of a line as has room. */
function cut(line: string, isCut: boolean, fits: (line: string) => boolean): string {
  if (!isCut && fits(line)) return line
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment)
  while (letters.length > 1 && !fits(letters.join('') + dots)) letters.pop()
  return letters.join('').trimEnd() + dots
}
