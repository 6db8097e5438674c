import { openFont } from './shape.ts'
import { type Font, figure, gapOf, namesOf, type OpenFont, shownOf, type Word, wordsOf } from './words.ts'

type Pdf = PDFKit.PDFDocument
type Inside = {
  readonly _font: Font
  readonly page: { readonly fonts: Record<string, unknown>; write(bytes: Uint8Array): void }
}

/** Opens a font for a document. */
export function loadFont(pdf: Pdf, name: string): OpenFont {
  const { bytes, font } = openFont(name)
  pdf.registerFont(name, bytes).font(name)
  return { inner: (pdf as unknown as Inside)._font, outlines: font, words: new Map() }
}

type Piece = {
  readonly font: OpenFont
  readonly size: number
  readonly words: readonly Word[]
  readonly width: number
}

export function shapePiece(font: OpenFont, text: string, size: number): Piece {
  const words = wordsOf(font, text)
  let width = 0
  for (const { positions } of words) for (const { xAdvance } of positions) width += xAdvance
  return { font, size, words, width: width * (size / 1_000) }
}

type Place = { readonly x: number; readonly y: number }

// Pages are upside down for pdfkit, so letters are turned back.
const moveTo = (left: number, top: number) => `1 0 0 -1 ${figure(left)} ${figure(top)} Tm`

/** What writes a text of one font where the letters stand on `y`. */
export function drawPiece(pdf: Pdf, piece: Piece, place: Place): string {
  const { font, size, words } = piece
  const { fonts } = (pdf as unknown as Inside).page
  fonts[font.inner.id] ??= font.inner.ref()
  const start = `BT /${font.inner.id} ${figure(size)} Tf ${moveTo(place.x, place.y)}`
  const letters = words.some(({ isMoved }) => isMoved) ? movedLetters(piece, place) : lettersOf(piece)
  return `${start}${letters} ET`
}

function lettersOf({ font, words }: Piece): string {
  const shown = words.map((word) => shownOf(font, word)).join('')
  return shown && ` [<${shown}>] TJ`
}

/** Marks stand above and beside their letters. */
function movedLetters({ font, size, words }: Piece, { x, y }: Place): string {
  const commands: string[] = []
  let shown = ''
  let left = x
  const flush = () => {
    if (shown) commands.push(`[<${shown}>] TJ`)
    shown = ''
  }
  const letters = words.flatMap((word) => {
    const names = namesOf(font, word)
    return word.positions.map((position, index) => ({ position, name: names[index] ?? '' }))
  })
  for (const { position, name } of letters) {
    const { xAdvance, xOffset, yOffset } = position
    const isMoved = xOffset !== 0 || yOffset !== 0
    if (isMoved) {
      flush()
      commands.push(moveTo(left + (xOffset * size) / 1_000, y - (yOffset * size) / 1_000))
    }
    shown += name
    left += (xAdvance * size) / 1_000
    if (isMoved) flush()
    if (isMoved) commands.push(moveTo(left, y))
    else shown += gapOf(position)
  }
  flush()
  return ` ${commands.join(' ')}`
}

/** Writes to the page as it is: pdfkit would copy a text letter by letter. */
export const writeToPage = (pdf: Pdf, content: string) =>
  (pdf as unknown as Inside).page.write(Buffer.from(`${content}\n`, 'latin1'))
