/** The fonts of Indian scripts by the blocks of Unicode that are theirs; everything else is set in Inter. */
const blocks: readonly (readonly [from: number, to: number, script: string])[] = [
  [0x0900, 0x097f, 'devanagari'],
  [0xa8e0, 0xa8ff, 'devanagari'],
  [0x0980, 0x09ff, 'bengali'],
  [0x0a00, 0x0a7f, 'gurmukhi'],
  [0x0a80, 0x0aff, 'gujarati'],
  [0x0b00, 0x0b7f, 'oriya'],
  [0x0b80, 0x0bff, 'tamil'],
  [0x0c00, 0x0c7f, 'telugu'],
  [0x0c80, 0x0cff, 'kannada'],
  [0x0d00, 0x0d7f, 'malayalam'],
]
export const latin = 'latin'

/** Joiners and marks take the script of what stands before them. */
const joining = /\u200c|\u200d|[\u0964\u0965\u1cd0-\u1cff]|\p{M}/u

export type Piece = { readonly script: string; readonly text: string }

const scriptOf = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return blocks.find(([from, to]) => code >= from && code <= to)?.[2] ?? latin
}

/** A text in pieces of one font each. */
export function piecesOf(text: string): readonly Piece[] {
  // Most texts of a paper are Latin.
  if (!/[\u0900-\u0dff\ua8e0-\ua8ff]/.test(text)) return [{ script: latin, text }]
  const pieces: { script: string; text: string }[] = []
  for (const letter of text) {
    const last = pieces.at(-1)
    const script = last && joining.test(letter) ? last.script : scriptOf(letter)
    if (last?.script === script) last.text += letter
    else pieces.push({ script, text: letter })
  }
  return pieces
}
