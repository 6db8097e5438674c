import { type Font, linesOf, shownAs, widthOf } from './pdf-fonts.ts'

export type Block = {
  readonly role: 'H1' | 'H2' | 'P'
  readonly text: string
  readonly size: number
  readonly font: Font
  /** Room above, in points. */
  readonly above: number
  readonly isListed?: boolean
}
type Facts = {
  readonly title: string
  readonly subject: string
  readonly brand: string
  readonly blocks: readonly Block[]
}

const sheet = { width: 595, height: 842, side: 64, top: 84, bottom: 76 }
const indent = 16

type Placed = Block & {
  readonly page: number
  readonly mark: number
  readonly y: number
  readonly lines: readonly string[]
}

const leading = ({ size }: Block) => size * 1.45
const roomOf = ({ isListed }: Block) => sheet.width - 2 * sheet.side - (isListed ? indent : 0)

/** A block stays whole; a heading stays with what it heads. */
function place(blocks: readonly Block[]): Placed[] {
  const placed: Placed[] = []
  let page = 0
  let mark = 0
  let y = sheet.height - sheet.top
  for (const block of blocks) {
    const lines = linesOf(block.text, block.font, block.size, roomOf(block))
    const height = block.above + lines.length * leading(block)
    if (y - height - (block.role === 'P' ? 0 : 48) < sheet.bottom) {
      page += 1
      mark = 0
      y = sheet.height - sheet.top + block.above
    }
    y -= block.above
    placed.push({ ...block, page, mark, y, lines })
    mark += 1
    y -= lines.length * leading(block)
  }
  return placed
}

const at = (x: number, y: number) => `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm`

function drawn(block: Placed): string {
  const { role, mark, font, size, y, lines, isListed } = block
  const left = sheet.side + (isListed ? indent : 0)
  const colour = role === 'P' ? '0.14 0.2 0.23 rg' : '0.004 0.365 0.392 rg'
  const text = lines.map(
    (line, row) => `${at(left, y - size - row * leading(block))} ${shownAs(line, font)} Tj`,
  )
  const bullet = isListed ? [`${at(sheet.side + 3, y - size)} ${shownAs('•', font)} Tj`] : []
  return [
    `/${role} <</MCID ${mark}>> BDC BT /${font} ${size} Tf ${colour}`,
    ...bullet,
    ...text,
    'ET EMC',
  ].join('\n')
}

/** What stands on every sheet and is no part of the text. */
function furniture(brand: string, page: number, pages: number): string {
  const number = `Page ${page + 1} of ${pages}`
  const right = sheet.width - sheet.side - widthOf(number, 'F1', 9)
  const line = sheet.height - 60
  return [
    '/Artifact BMC',
    `0.004 0.365 0.392 rg BT /F2 13 Tf ${at(sheet.side, sheet.height - 50)} ${shownAs(brand, 'F2')} Tj ET`,
    `0.85 G 0.75 w ${sheet.side} ${line} m ${sheet.width - sheet.side} ${line} l S`,
    `0.4 g BT /F1 9 Tf ${at(right, 44)} ${shownAs(number, 'F1')} Tj ET`,
    'EMC',
  ].join('\n')
}

const string = (text: string) =>
  `<feff${[...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('')}>`

const fontObject = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`

/** A tagged document, so that it can be read aloud; the fonts are the reader's own. */
export function writePdf({ title, subject, brand, blocks }: Facts): Buffer {
  const placed = place(blocks)
  const pages = (placed.at(-1)?.page ?? 0) + 1
  const firstPage = 9
  const firstElement = firstPage + 2 * pages
  const pageRef = (page: number) => `${firstPage + 2 * page} 0 R`
  const refs = placed.map((_, index) => `${firstElement + index} 0 R`)
  const ofPage = (page: number) => placed.flatMap((block, index) => (block.page === page ? [index] : []))
  const sheets = Array.from({ length: pages }, (_, page) => page)
  const content = (page: number) =>
    [furniture(brand, page, pages), ...ofPage(page).map((index) => drawn(placed[index] as Placed))].join('\n')
  return assemble([
    '<</Type/Catalog/Pages 2 0 R/Lang(en-IN)/MarkInfo<</Marked true>>/StructTreeRoot 3 0 R/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Count ${pages}/Kids[${sheets.map(pageRef).join(' ')}]>>`,
    '<</Type/StructTreeRoot/K 8 0 R/ParentTree 7 0 R>>',
    fontObject('Helvetica'),
    fontObject('Helvetica-Bold'),
    `<</Title${string(title)}/Subject${string(subject)}/Author${string(brand)}>>`,
    `<</Nums[${sheets
      .map(
        (page) =>
          `${page}[${ofPage(page)
            .map((index) => refs[index])
            .join(' ')}]`,
      )
      .join(' ')}]>>`,
    `<</Type/StructElem/S/Document/P 3 0 R/K[${refs.join(' ')}]>>`,
    ...sheets.flatMap((page) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${sheet.width} ${sheet.height}]/Resources<</Font<</F1 4 0 R/F2 5 0 R>>>>/StructParents ${page}/Tabs/S/Contents ${firstPage + 2 * page + 1} 0 R>>`,
      `<</Length ${content(page).length}>>\nstream\n${content(page)}\nendstream`,
    ]),
    ...placed.map(
      ({ role, page, mark }) => `<</Type/StructElem/S/${role}/P 8 0 R/Pg ${pageRef(page)}/K ${mark}>>`,
    ),
  ])
}

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R/Info 6 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
