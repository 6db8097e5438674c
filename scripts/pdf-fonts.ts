// Advance widths of the two fonts that every reader of PDF has, from the space to the tilde, in thousandths.
const widths = {
  F1: '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  F2: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
}
export type Font = keyof typeof widths

const tables = {
  F1: widths.F1.split(' ').map(Number),
  F2: widths.F2.split(' ').map(Number),
} satisfies Record<Font, number[]>

// Beyond ASCII the texts use these alone; a letter that the fonts lack must not vanish unnoticed.
const special: Readonly<Record<string, { code: number; width: number }>> = {
  '’': { code: 0x92, width: 222 },
  '–': { code: 0x96, width: 556 },
  '•': { code: 0x95, width: 350 },
}

function glyphOf(letter: string, font: Font) {
  const code = letter.codePointAt(0) ?? 0
  const width = tables[font][code - 32]
  const found = width === undefined ? special[letter] : { code, width }
  if (!found) throw new Error(`The PDF has no letter ${letter}`)
  return found
}

export const widthOf = (text: string, font: Font, size: number) =>
  ([...text].reduce((sum, letter) => sum + glyphOf(letter, font).width, 0) * size) / 1000

/** The text as a string of the page's language. */
export const shownAs = (text: string, font: Font) =>
  `<${[...text].map((letter) => glyphOf(letter, font).code.toString(16).padStart(2, '0')).join('')}>`

export function linesOf(text: string, font: Font, size: number, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, font, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
