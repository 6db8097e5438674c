import { hasLetter } from './shape.ts'

/** The fonts of scripts by the blocks of Unicode that are theirs; everything else is set in Inter. */
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
  // Urdu, Sindhi and Kashmiri.
  [0x0600, 0x06ff, 'arabic'],
  [0x0750, 0x077f, 'arabic'],
  [0x08a0, 0x08ff, 'arabic'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfefc, 'arabic'],
]
export const latin = 'latin'
export const arabic = 'arabic'

/** Joiners and marks take the script of what stands before them. */
const joining = /\u200c|\u200d|[\u0964\u0965\u1cd0-\u1cff]|\p{M}/u
const joiner = /[\u200c\u200d]/

const isPlain = /^[ -~₹]*$/

export type Piece = { readonly script: string; readonly text: string }

const scriptOf = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return blocks.find(([from, to]) => code >= from && code <= to)?.[2] ?? latin
}

/** Texts of a paper repeat. */
const kept = new Map<string, readonly Piece[]>()
const keptTexts = 10_000

/** A text in pieces of one font each. What no font has is left out, a letter of a script without a font is a question mark. */
export function piecesOf(text: string): readonly Piece[] {
  // Most texts of a paper are Latin.
  if (isPlain.test(text)) return [{ script: latin, text }]
  const pieces = kept.get(text) ?? partedByFont(text)
  if (kept.size >= keptTexts) kept.clear()
  kept.set(text, pieces)
  return pieces
}

function partedByFont(text: string): readonly Piece[] {
  const pieces: { script: string; text: string }[] = []
  for (const letter of text) {
    const last = pieces.at(-1)
    const piece = setIn(letter, last?.script)
    if (!piece) continue
    if (last?.script === piece.script) last.text += piece.text
    else pieces.push(piece)
  }
  return pieces
}

/** In which font a letter is set after what stands before it, and as what. */
function setIn(letter: string, before: string | undefined) {
  if (before && before !== latin && joiner.test(letter)) return { script: before, text: letter }
  const candidates = [before && joining.test(letter) ? before : scriptOf(letter), scriptOf(letter), latin]
  const script = candidates.find((each) => hasLetter(each, letter))
  if (script) return { script, text: letter }
  return /[\p{L}\p{N}]/u.test(letter) ? { script: latin, text: '?' } : undefined
}
