import { openFont, type ShapedFont, shapeWithHarfBuzz } from './shape.ts'

type Pdf = PDFKit.PDFDocument
type Position = {
  readonly xAdvance: number
  readonly advanceWidth: number
  readonly xOffset: number
  readonly yOffset: number
}

/** What pdfkit keeps to itself of a font: its own way to write a text takes three times as long. */
type Font = {
  readonly id: string
  readonly font: ShapedFont
  widthOfString(text: string, size: number): number
  encode(text: string): readonly [glyphs: readonly string[], positions: readonly Position[]]
  ref(): unknown
}
type Inside = { readonly _font: Font; readonly page: { readonly fonts: Record<string, unknown> } }

/** Opens a font for a document. */
export function loadFont(pdf: Pdf, name: string): Font {
  const { bytes, font } = openFont(name)
  pdf.registerFont(name, bytes).font(name)
  const { _font } = pdf as unknown as Inside
  shapeWithHarfBuzz(_font.font, font)
  return _font
}

type Shaped = {
  readonly font: Font
  readonly size: number
  readonly glyphs: readonly string[]
  readonly positions: readonly Position[]
  readonly width: number
}

export function shapePiece(font: Font, text: string, size: number): Shaped {
  const [glyphs, positions] = font.encode(text)
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * (size / 1_000)
  return { font, size, glyphs, positions, width }
}

/** Writes a text of one font where the letters stand on `y`. */
export function writePiece(pdf: Pdf, shaped: Shaped, { x, y }: { readonly x: number; readonly y: number }) {
  const { font, size, glyphs, positions } = shaped
  const { fonts } = (pdf as unknown as Inside).page
  fonts[font.id] ??= font.ref()
  // Pages are upside down for pdfkit, so letters are turned back.
  const moveTo = (left: number, top: number) => `1 0 0 -1 ${figure(left)} ${figure(top)} Tm`
  const commands = [`BT /${font.id} ${figure(size)} Tf ${moveTo(x, y)}`]
  let shown = ''
  let left = x
  const flush = () => {
    if (shown) commands.push(`[<${shown}>] TJ`)
    shown = ''
  }
  for (const [index, { xAdvance, advanceWidth, xOffset, yOffset }] of positions.entries()) {
    const isMoved = xOffset !== 0 || yOffset !== 0
    if (isMoved) {
      flush()
      commands.push(moveTo(left + (xOffset * size) / 1_000, y - (yOffset * size) / 1_000))
    }
    shown += glyphs[index]
    left += (xAdvance * size) / 1_000
    if (isMoved) flush()
    if (isMoved) commands.push(moveTo(left, y))
    else if (xAdvance !== advanceWidth) shown += `> ${figure(advanceWidth - xAdvance)} <`
  }
  flush()
  pdf.addContent(`${commands.join(' ')} ET`)
}

const figure = (value: number) => String(Math.round(value * 1_000) / 1_000)
