import { readFileSync } from 'node:fs'
import { Blob, Face, Feature, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'

/** What pdfkit asks of a font that it has opened. */
export type ShapedFont = {
  getGlyph(id: number, codePoints: readonly number[]): Glyph
  layout(text: string): Run
}
type Glyph = { readonly id: number; readonly advanceWidth: number }
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
type Run = { readonly glyphs: Glyph[]; readonly positions: Position[]; readonly advanceWidth: number }

// Figures of one width, so that columns of amounts align; between letters they would leave gaps.
const figures = [new Feature('tnum', 1)]
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

const fileOf = (name: string) =>
  name.startsWith('latin-') ? `inter-${name.slice('latin-'.length)}.ttf` : `noto-${name}.ttf`

const buffer = new TextBuffer()
/** Texts of a paper repeat; figures of long ones do not, and would fill the thread. */
const keptRuns = 10_000

/** Has HarfBuzz shape the texts of a font, because pdfkit's own shaper sets Bengali wrong (decision 74). */
export function shapeWithHarfBuzz(target: ShapedFont, font: Font) {
  const kept = new Map<string, Shaped>()
  target.layout = (text) => {
    const shaped = kept.get(text) ?? shapeText(target, font, text)
    if (kept.size >= keptRuns) kept.clear()
    kept.set(text, shaped)
    const positions = shaped.positions.map(placeOf)
    return {
      glyphs: shaped.glyphs,
      positions,
      // pdfkit scales the positions, and then reads the width.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
}

type Shaped = Pick<Run, 'glyphs' | 'positions'>

function shapeText(target: ShapedFont, font: Font, text: string): Shaped {
  buffer.clearContents()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer, isAmount.test(text) ? figures : [])
  const infos = buffer.getGlyphInfos()
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b)
  const textAt = (cluster: number) => text.slice(cluster, starts[starts.indexOf(cluster) + 1])
  return {
    glyphs: infos.map(({ codepoint, cluster }) => target.getGlyph(codepoint, codesOf(textAt(cluster)))),
    positions: buffer.getGlyphPositions().map(placeOf),
  }
}

const placeOf = ({ xAdvance, yAdvance, xOffset, yOffset }: Position): Position => ({
  xAdvance,
  yAdvance,
  xOffset,
  yOffset,
})

const codesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0)
