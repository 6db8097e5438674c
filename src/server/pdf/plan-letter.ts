import type { Letter } from './letter.ts'
import { colours, linesOf, page, type Style } from './sheet.ts'

type Role = 'H1' | 'H2' | 'P'
type Block = {
  readonly role: Role
  readonly text: string
  /** Space above. */
  readonly above: number
  readonly isListed?: boolean
}

/** Lines of a block that stand on one page. */
export type Piece = {
  readonly role: Role
  readonly page: number
  readonly lines: readonly string[]
  readonly style: Style
  readonly x: number
  readonly y: number
  /** It begins with the sign of a list. */
  readonly isItem: boolean
}

export const side = 64
const top = 84
const bottom = page.height - 70
const indent = 16
/** A heading stays on a page with this much of its section. */
const kept = 48
/** So many lines of a paragraph stay together. */
const together = 3

const styles: Readonly<Record<Role, Style>> = {
  H1: { size: 22, weight: 'bold', colour: colours.brand },
  H2: { size: 13, weight: 'bold', colour: colours.brand },
  P: { size: 10.5 },
}
export const leading = ({ size }: Style) => size * 1.45

const blocksOf = ({ title, lead, points, sections }: Letter): readonly Block[] => [
  { role: 'H1', text: title, above: 0 },
  { role: 'P', text: lead, above: 8 },
  ...listed(points),
  ...sections.flatMap(({ title: text, parts }): Block[] => [
    { role: 'H2', text, above: 18 },
    ...parts.flatMap((part): readonly Block[] =>
      typeof part === 'string' ? [{ role: 'P', text: part, above: 6 }] : listed(part),
    ),
  ]),
]

const listed = (lines: readonly string[]): readonly Block[] =>
  lines.map((text) => ({ role: 'P', text, above: 5, isListed: true }))

/** Where every line stands. A paragraph that meets the end of a page goes on on the next one. */
export function planLetter(pdf: PDFKit.PDFDocument, letter: Letter): readonly Piece[] {
  const pieces: Piece[] = []
  let place = { page: 0, y: top }
  for (const block of blocksOf(letter)) {
    const set = piecesOf(pdf, block, place)
    pieces.push(...set.pieces)
    place = set.end
  }
  return pieces
}

type Place = { readonly page: number; readonly y: number }

function piecesOf(pdf: PDFKit.PDFDocument, { role, text, above, isListed = false }: Block, from: Place) {
  const style = styles[role]
  const x = side + (isListed ? indent : 0)
  const rest = [...linesOf(pdf, text, style, page.width - x - side)]
  const height =
    role === 'P' ? Math.min(together, rest.length) * leading(style) : rest.length * leading(style) + kept
  const fits = from.y + above + height <= bottom
  let place: Place = fits ? { ...from, y: from.y + above } : { page: from.page + 1, y: top }
  const pieces: Piece[] = []
  while (rest.length > 0) {
    const room = Math.max(1, Math.floor((bottom - place.y) / leading(style)))
    const lines = rest.splice(0, room)
    pieces.push({ role, lines, style, x, ...place, isItem: isListed && pieces.length === 0 })
    place =
      rest.length > 0
        ? { page: place.page + 1, y: top }
        : { ...place, y: place.y + lines.length * leading(style) }
  }
  return { pieces, end: place }
}
