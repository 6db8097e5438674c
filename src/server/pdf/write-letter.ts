import type { Letter } from './letter.ts'
import { leading, type Piece, planLetter, side } from './plan-letter.ts'
import { bytesOf, colours, openSheets, page, rule, write } from './sheet.ts'

const name = { size: 12, weight: 'bold', colour: colours.brand } as const
const quiet = { size: 8.5, colour: colours.quiet } as const
const right = page.width - side

/** A letter as a PDF file: the same letter makes the same bytes, at any time and on any machine. */
export function writeLetter(letter: Letter): Promise<Buffer> {
  const { title, subject, author, day } = letter
  const pdf = openSheets({ title: `${title} | ${author}`, subject, author, day })
  const story = pdf.struct('Document')
  pdf.addStructure(story)
  const bytes = bytesOf(pdf)
  const pieces = planLetter(pdf, letter)
  const count = 1 + Math.max(...pieces.map((piece) => piece.page))
  for (let sheet = 0; sheet < count; sheet += 1) {
    if (sheet > 0) pdf.addPage()
    writeFrame(pdf, author, `Page ${sheet + 1} of ${count}`)
    for (const piece of pieces.filter((each) => each.page === sheet))
      story.add(pdf.struct(piece.role, {}, () => writePiece(pdf, piece)))
  }
  story.end()
  pdf.end()
  return bytes
}

function writePiece(pdf: PDFKit.PDFDocument, { lines, style, x, y, isItem }: Piece) {
  const lineAt = (place: number) => y + place * leading(style) + style.size * 1.04
  if (isItem) write(pdf, '•', style, { x: side + 3, y: lineAt(0) })
  for (const [place, line] of lines.entries()) write(pdf, line, style, { x, y: lineAt(place) })
}

/** What every sheet repeats, outside of the text. */
function writeFrame(pdf: PDFKit.PDFDocument, author: string, count: string) {
  pdf.markContent('Artifact', { type: 'Pagination' })
  write(pdf, author, name, { x: side, y: 50 })
  rule(pdf, 60, { from: side, to: right })
  write(pdf, count, quiet, { x: right, y: page.height - 46, align: 'right' })
  pdf.endMarkedContent()
}
