import PDFDocument from 'pdfkit'
import { latin, piecesOf } from './scripts.ts'
import { loadFont, shapePiece, writePiece } from './write-piece.ts'

type Pdf = PDFKit.PDFDocument

/** Lengths are points. */
export const page = { width: 595.28, height: 841.89, side: 36, top: 36, bottom: 46 } as const
export const inner = page.width - 2 * page.side
export const colours = {
  text: '#18262e',
  quiet: '#5b6970',
  brand: '#015d64',
  line: '#d5dcdf',
  strong: '#9fb0b5',
  shade: '#f2f6f6',
  alarm: '#a4260d',
} as const

export type Style = {
  readonly size: number
  readonly weight?: 'regular' | 'bold'
  readonly colour?: string
}
type Facts = { readonly title: string; readonly author: string; readonly day: string }

/** A tagged document with its fonts in it. The same calls make the same bytes. */
export function openSheets({ title, author, day }: Facts) {
  const moment = new Date(`${day}T00:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    tagged: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    displayTitle: true,
    // It has no bounds; `shape.ts` keeps what was shaped last.
    fontLayoutCache: false,
    font: null as unknown as string,
    info: { Title: title, Author: author, CreationDate: moment, ModDate: moment },
  })
  return pdf
}

type OpenFont = ReturnType<typeof loadFont>
const opened = new WeakMap<Pdf, Map<string, OpenFont>>()

/** Only the fonts that a paper needs are read. */
function fontOf(pdf: Pdf, script: string, { weight = 'regular' }: Style): OpenFont {
  const fonts = opened.get(pdf) ?? new Map<string, OpenFont>()
  opened.set(pdf, fonts)
  const name = `${script}-${weight}`
  const font = fonts.get(name) ?? loadFont(pdf, name)
  fonts.set(name, font)
  return font
}

export const widthOf = (pdf: Pdf, text: string, style: Style) =>
  piecesOf(text).reduce(
    (sum, piece) => sum + fontOf(pdf, piece.script, style).widthOfString(piece.text, style.size),
    0,
  )

type Place = {
  readonly x: number
  /** The line that letters stand on. */
  readonly y: number
  readonly align?: 'left' | 'right'
}

/** Writes one line. */
export function write(pdf: Pdf, text: string, style: Style, { x, y, align = 'left' }: Place) {
  const pieces = piecesOf(text).map((piece) => ({
    ...piece,
    ...shapePiece(fontOf(pdf, piece.script, style), piece.text, style.size),
  }))
  let left = align === 'right' ? x - pieces.reduce((sum, { width }) => sum + width, 0) : x
  pdf.fillColor(style.colour ?? colours.text)
  for (const piece of pieces) {
    const isShaped = piece.script !== latin
    // Shaped letters stand in another order than they are read.
    if (isShaped) pdf.markContent('Span', { actual: piece.text })
    writePiece(pdf, piece, { x: left, y })
    if (isShaped) pdf.endMarkedContent()
    left += piece.width
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text in lines that fit a width. A word that is longer is broken between its letters. */
export function linesOf(pdf: Pdf, text: string, style: Style, width: number): readonly string[] {
  const fits = (line: string) => widthOf(pdf, line, style) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (fits(word) ? [word] : partsOf(word, fits)))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return line === '' ? lines : [...lines, line]
}

function partsOf(word: string, fits: (part: string) => boolean): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of lettersOf(word, fits)) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

/** Hundreds of marks on one letter would be written over the columns beside it, so those are parted too. */
const lettersOf = (word: string, fits: (part: string) => boolean) =>
  [...graphemes.segment(word)].flatMap(({ segment }) => (fits(segment) ? [segment] : [...segment]))

type Rule = { readonly from?: number; readonly to?: number; readonly colour?: string }

export function rule(pdf: Pdf, y: number, { from, to, colour }: Rule = {}) {
  pdf
    .moveTo(from ?? page.side, y)
    .lineTo(to ?? page.width - page.side, y)
    .lineWidth(0.6)
    .stroke(colour ?? colours.line)
}

/** What the document writes, from now until its end. */
export async function bytesOf(pdf: Pdf): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of pdf) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}
