import { readFileSync } from 'node:fs'
import { Blob, Direction, Face, Feature, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'

/** What is asked of a font that pdfkit has opened. */
type GlyphsOfFont = { getGlyph(id: number, codePoints: readonly number[]): Glyph }
export type Glyph = { readonly id: number; readonly advanceWidth: number }
type Position = { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }

// Figures of one width, so that columns of amounts align; between letters they would leave gaps.
const figures = [new Feature('tnum', 1)]
// Those of Urdu have its script, but are read from left to right.
const isFigure = /^[\d\u0660-\u0669\u06f0-\u06f9.,:/-]+$/
const isAmount = /^[\d.,₹ ]+$/

/** The fonts of this thread by their name, such as 'tamil-bold'. */
const fonts = new Map<string, { readonly bytes: Buffer; readonly font: Font }>()

export function openFont(name: string) {
  const known = fonts.get(name)
  if (known) return known
  const bytes = readFileSync(new URL(`./fonts/${fileOf(name)}`, import.meta.url))
  const opened = { bytes, font: new Font(new Face(new Blob(Uint8Array.from(bytes).buffer))) }
  fonts.set(name, opened)
  return opened
}

/** Whether a font has a letter; both weights of a script have the same ones. */
export const hasLetter = (script: string, letter: string) =>
  openFont(`${script}-regular`).font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined

const fileOf = (name: string) =>
  name.startsWith('latin-') ? `inter-${name.slice('latin-'.length)}.ttf` : `noto-${name}.ttf`

const buffer = new TextBuffer()

export type Shaped = { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] }

/** HarfBuzz shapes a text of one font, because pdfkit's own shaper sets Bengali wrong (decision 74). */
export function shapeText(target: GlyphsOfFont, font: Font, text: string): Shaped {
  shapeInBuffer(font, text)
  const infos = buffer.getGlyphInfos()
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b)
  const textAt = (cluster: number) => text.slice(cluster, starts[starts.indexOf(cluster) + 1])
  return {
    glyphs: infos.map(({ codepoint, cluster }) => target.getGlyph(codepoint, codesOf(textAt(cluster)))),
    positions: buffer.getGlyphPositions(),
  }
}

function shapeInBuffer(font: Font, text: string) {
  buffer.clearContents()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  if (isFigure.test(text)) buffer.setDirection(Direction.LTR)
  shape(font, buffer, isAmount.test(text) ? figures : [])
}

/** The glyphs of a piece of text in one font, from left to right, in the font's units. */
export function glyphsOf(font: Font, text: string): readonly (Position & { readonly id: number })[] {
  shapeInBuffer(font, text)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint: id }, place) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {}
    return { id, xAdvance, xOffset, yOffset }
  })
}

const codesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0)
