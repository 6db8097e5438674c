import PDFDocument from 'pdfkit'

export type Block = {
  readonly role: 'H1' | 'H2' | 'P'
  readonly text: string
  /** In points, like all lengths here. */
  readonly size: number
  /** Space above. */
  readonly above: number
  readonly isListed?: boolean
}
type Facts = {
  readonly title: string
  readonly subject: string
  readonly brand: string
  /** The date since which it is in force, UTC. */
  readonly date: Date
  readonly blocks: readonly Block[]
}

const margins = { top: 84, bottom: 76, left: 64, right: 64 }
const indent = 16
/** A heading stays on a page with this much of its section. */
const kept = 48
const colours = { heading: '#015d64', text: '#24333b', quiet: '#666666', line: '#d9d9d9' }

/** A tagged document, so that screen readers can read it; its fonts are built into every PDF reader. */
export function writePdf({ title, subject, brand, date, blocks }: Facts): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    lang: 'en-IN',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    // The same texts give the same bytes.
    info: { Title: title, Subject: subject, Author: brand, CreationDate: date },
  })
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  for (const block of blocks) write(pdf, whole, block)
  whole.end()
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    writeFrame(pdf, brand, `Page ${page + 1} of ${count}`)
  }
  return bytesOf(pdf)
}

type Pdf = PDFKit.PDFDocument

// Characters that Helvetica lacks would silently disappear.
const letters = /^[\x20-\x7e’–•]*$/

/** A block is not split. */
function write(pdf: Pdf, whole: PDFKit.PDFStructureElement, { role, text, size, above, isListed }: Block) {
  if (!letters.test(text)) throw new Error(`The PDF has no letters for '${text}'`)
  const left = margins.left + (isListed ? indent : 0)
  const options = { width: pdf.page.width - left - margins.right, lineGap: size * 0.3 }
  pdf.font(role === 'P' ? 'Helvetica' : 'Helvetica-Bold', size)
  const bottom = pdf.y + above + pdf.heightOfString(text, options) + (role === 'P' ? 0 : kept)
  if (bottom > pdf.page.height - margins.bottom) pdf.addPage()
  else pdf.y += above
  pdf.fillColor(role === 'P' ? colours.text : colours.heading)
  whole.add(
    pdf.struct(role, {}, () => {
      if (isListed) pdf.text('•', margins.left + 3, pdf.y, { lineBreak: false })
      pdf.text(text, left, pdf.y, options)
    }),
  )
}

/** What every sheet repeats, outside of the text. */
function writeFrame(pdf: Pdf, brand: string, page: string) {
  const { width, height } = pdf.page
  // Text below the margin would start another sheet.
  pdf.page.margins = { ...margins, bottom: 0 }
  pdf.markContent('Artifact', { type: 'Pagination' })
  pdf
    .font('Helvetica-Bold', 13)
    .fillColor(colours.heading)
    .text(brand, margins.left, 42, { lineBreak: false })
  pdf
    .moveTo(margins.left, 60)
    .lineTo(width - margins.right, 60)
    .lineWidth(0.75)
    .stroke(colours.line)
  pdf.font('Helvetica', 9).fillColor(colours.quiet)
  pdf.text(page, margins.left, height - 53, { width: width - margins.left - margins.right, align: 'right' })
  pdf.endMarkedContent()
}

async function bytesOf(pdf: Pdf): Promise<Buffer> {
  const pieces: Buffer[] = []
  pdf.end()
  for await (const piece of pdf) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}
