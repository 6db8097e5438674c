import PDFDocument from 'pdfkit'
import { runsOf } from './runs.ts'
import { piecesOf } from './scripts.ts'
import { type OpenFont, widthOfText } from './words.ts'
import { drawPiece, loadFont, shapePiece, writeToPage } from './write-piece.ts'

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
type Facts = {
  readonly title: string
  readonly subject?: string
  readonly author: string
  readonly day: string
}

/** A tagged document with its fonts in it. The same calls make the same bytes. */
export function openSheets({ title, subject, author, day }: Facts) {
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
    info: {
      Title: title,
      ...(subject && { Subject: subject }),
      Author: author,
      CreationDate: moment,
      ModDate: moment,
    },
  })
  return pdf
}

type Fonts = Record<'regular' | 'bold', Map<string, OpenFont>>
const opened = new WeakMap<Pdf, Fonts>()

function fontsOf(pdf: Pdf): Fonts {
  const known = opened.get(pdf)
  if (known) return known
  const fonts = { regular: new Map(), bold: new Map() }
  opened.set(pdf, fonts)
  return fonts
}

/** Only the fonts that a paper needs are read. */
function fontOf(pdf: Pdf, script: string, { weight = 'regular' }: Style): OpenFont {
  const fonts = fontsOf(pdf)[weight]
  const known = fonts.get(script)
  if (known) return known
  const font = loadFont(pdf, `${script}-${weight}`)
  fonts.set(script, font)
  return font
}

export function widthOf(pdf: Pdf, text: string, style: Style) {
  let width = 0
  for (const { pieces } of runsOf(text))
    for (const piece of pieces) width += widthOfText(fontOf(pdf, piece.script, style), piece.text, style.size)
  return width
}

type Place = {
  readonly x: number
  /** The line that letters stand on. */
  readonly y: number
  readonly align?: 'left' | 'right'
}

/** Writes one line. */
export function write(pdf: Pdf, text: string, style: Style, { x, y, align = 'left' }: Place) {
  const runs = runsOf(text).map(({ reading, pieces }) => ({
    reading,
    shaped: pieces.map((piece) => shapePiece(fontOf(pdf, piece.script, style), piece.text, style.size)),
  }))
  const width = runs.flatMap(({ shaped }) => shaped).reduce((sum, each) => sum + each.width, 0)
  let left = align === 'right' ? x - width : x
  writeToPage(pdf, fillOf(style.colour ?? colours.text))
  for (const { reading, shaped } of runs) {
    if (reading) pdf.markContent('Span', { actual: reading })
    for (const piece of shaped) {
      writeToPage(pdf, drawPiece(pdf, piece, { x: left, y }))
      left += piece.width
    }
    if (reading) pdf.endMarkedContent()
  }
}

const fills = new Map<string, string>()

/** The colour of what follows, '#18262e', as a page says it. */
function fillOf(colour: string) {
  const known = fills.get(colour)
  if (known) return known
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const fill = `/DeviceRGB cs\n${parts.join(' ')} scn`
  fills.set(colour, fill)
  return fill
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Without what no font has, so that no line is made of that alone. */
const legible = (text: string) =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('')

/** A text in lines that fit a width. A word that is longer is broken between its letters. */
export function linesOf(pdf: Pdf, text: string, style: Style, width: number): readonly string[] {
  const fits = (line: string) => widthOf(pdf, line, style) <= width
  const lines: string[] = []
  let line = ''
  for (const word of legible(text)
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
