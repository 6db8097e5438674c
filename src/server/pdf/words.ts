import type { Font as Outlines } from 'harfbuzzjs'
import { type Glyph, type Shaped, shapeText } from './shape.ts'

/** What pdfkit keeps to itself of a font: its own way to measure and write a text takes many times as long. */
export type Font = {
  readonly id: string
  readonly font: Parameters<typeof shapeText>[0]
  /** From the units of the font to those of a PDF, a thousand to the size of the letters. */
  readonly scale: number
  readonly subset: { includeGlyph(id: number): number }
  /** What a document says of each glyph that it uses. */
  readonly widths: (number | undefined)[]
  readonly unicode: unknown[]
  ref(): unknown
}

type Position = {
  readonly xAdvance: number
  readonly xOffset: number
  readonly yOffset: number
  /** Of the glyph by itself, without its neighbours. */
  readonly advanceWidth: number
}

/** A word with the space behind it, shaped: `size` times as large, and a thousandth of it, on the page. */
export type Word = {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly Position[]
  readonly advance: number
  /** Letters stand above or beside their place, as marks do. */
  readonly isMoved: boolean
  /** How a page names its letters; known once the word is written. */
  names?: readonly string[]
  /** The letters of a word that moves none, as a page shows them. */
  shown?: string
}

/** Words of a paper repeat; figures of long ones do not, and would fill the thread. */
const keptWords = 10_000

/** A font of one document, with the words that were shaped in it. */
export type OpenFont = {
  readonly inner: Font
  readonly outlines: Outlines
  readonly words: Map<string, Word>
}

/** Words are shaped one by one, as pdfkit does: they repeat more often than texts. */
export function wordsOf(font: OpenFont, text: string): readonly Word[] {
  const words = text.match(/[^ \t]*[ \t]|[^ \t]+/g) ?? []
  return words.map((word) => wordOf(font, word))
}

function wordOf({ inner, outlines, words }: OpenFont, text: string): Word {
  const known = words.get(text)
  if (known) return known
  if (words.size >= keptWords) words.clear()
  const word = scaled(shapeText(inner.font, outlines, text), inner.scale)
  words.set(text, word)
  return word
}

function scaled({ glyphs, positions }: Shaped, scale: number): Word {
  const places = positions.map(({ xAdvance, xOffset, yOffset }, index) => ({
    xAdvance: xAdvance * scale,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
    advanceWidth: (glyphs[index]?.advanceWidth ?? 0) * scale,
  }))
  return {
    glyphs,
    positions: places,
    advance: places.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    isMoved: places.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0),
  }
}

export const widthOfText = (font: OpenFont, text: string, size: number) =>
  wordsOf(font, text).reduce((sum, { advance }) => sum + advance, 0) * (size / 1_000)

/** The names of a word's letters in the document, whose font has them from then on. */
export function namesOf({ inner }: OpenFont, word: Word): readonly string[] {
  word.names ??= word.glyphs.map((glyph) => nameOf(inner, glyph))
  return word.names
}

function nameOf({ subset, widths, unicode, scale }: Font, glyph: Glyph) {
  const place = subset.includeGlyph(glyph.id)
  widths[place] ??= glyph.advanceWidth * scale
  unicode[place] ??= (glyph as { codePoints?: unknown }).codePoints
  return place.toString(16).padStart(4, '0')
}

/** The letters of a word that moves none of them. */
export function shownOf(font: OpenFont, word: Word): string {
  word.shown ??= namesOf(font, word)
    .map((name, index) => name + gapOf(word.positions[index]))
    .join('')
  return word.shown
}

/** Letters that stand closer or wider than they are. */
export const gapOf = (position: Position | undefined) =>
  !position || position.xAdvance === position.advanceWidth
    ? ''
    : `> ${figure(position.advanceWidth - position.xAdvance)} <`

export const figure = (value: number) => String(Math.round(value * 1_000) / 1_000)
