import { blockOf, bottom, decorate, type Flow, leading, topOfLater, writeBlocks } from './flow.ts'
import { nextPage } from './frame.ts'
import type { Column, Table } from './paper.ts'
import { colours, rule, type Style, widthOf } from './sheet.ts'

const space = { beside: 4, above: 3.5 } as const
/** Room that names of goods need. */
const wideEnough = 118
const sizes = [8, 7.4, 6.8, 6.2] as const

export type Grid = {
  readonly table: Table
  readonly widths: readonly number[]
  readonly x: number
  readonly cell: Style
  readonly strong: Style
  readonly title: Style
}

/** The largest letters in which the names have room; the other columns are as wide as what they hold. */
export function gridOf(
  flow: Flow,
  table: Table,
  { x, width }: { readonly x: number; readonly width: number },
): Grid {
  const columns = measure(flow, table)
  const grids = sizes.map((size) => sized(table, columns, { x, width, size }))
  const roomy = grids.find(({ widths }) => (widths[table.columns.findIndex(isWide)] ?? 0) >= wideEnough)
  return roomy ?? (grids.at(-1) as Grid)
}

const isWide = ({ isWide }: Column) => isWide === true

/** How wide each column's texts are in letters of size 1. */
function measure({ pdf }: Flow, { columns, rows, sums }: Table): readonly number[] {
  const bold = { size: 1, weight: 'bold' } as const
  return columns.map((column, place) => {
    if (column.isWide) return 0
    let widest = widthOf(pdf, sums[place] ?? '', bold)
    for (const word of column.title.split(' ')) widest = Math.max(widest, widthOf(pdf, word, bold) * 0.9)
    const longest = longestOf(rows, place)
    for (const text of longest) widest = Math.max(widest, widthOf(pdf, text, { size: 1 }))
    return widest
  })
}

/** Figures have one width, so only the longest texts of a column are measured. */
function longestOf(rows: Table['rows'], place: number): ReadonlySet<string> {
  const texts = new Set<string>()
  let length = 0
  for (const row of rows) {
    const text = row[place] ?? ''
    if (text.length < length - 2 || texts.size > 200) continue
    length = Math.max(length, text.length)
    texts.add(text)
  }
  return texts
}

type Box = { readonly x: number; readonly width: number; readonly size: number }

function sized(table: Table, measured: readonly number[], { x, width, size }: Box): Grid {
  const own = measured.map((widest) => widest * size + 2 * space.beside)
  const taken = own.reduce((sum, each, place) => sum + (table.columns[place]?.isWide ? 0 : each), 0)
  const widths = own.map((each, place) => (table.columns[place]?.isWide ? Math.max(40, width - taken) : each))
  const strong = { size, weight: 'bold' } as const
  return {
    table,
    widths,
    x,
    cell: { size },
    strong,
    title: { ...strong, size: size * 0.88, colour: colours.quiet },
  }
}

type Row = { readonly cells: readonly (readonly string[])[]; readonly style: Style; readonly height: number }

export function rowOf(flow: Flow, grid: Grid, texts: readonly string[], style: Style): Row {
  const cells = grid.widths.map((width, place) => {
    const text = texts[place] ?? ''
    const isBroken = grid.table.columns[place]?.isWide || style === grid.title
    return isBroken ? blockOf(flow, text, style, width - 2 * space.beside).lines : [text]
  })
  const lines = Math.max(1, ...cells.map((cell) => cell.length))
  return { cells, style, height: lines * leading(style) + 2 * space.above }
}

export const titleOf = (flow: Flow, grid: Grid) =>
  rowOf(
    flow,
    grid,
    grid.table.columns.map(({ title }) => title),
    grid.title,
  )

/** In longer tables a line is told as one, because its cells would take more memory than the whole paper. */
const toldByCell = 500

export function writeRow(flow: Flow, grid: Grid, row: Row, within: PDFKit.PDFStructureElement) {
  const { pdf } = flow
  const element = pdf.struct('TR')
  within.add(element)
  const draws = drawsOf(flow, grid, row)
  const role = row.style === grid.title ? 'TH' : 'TD'
  if (grid.table.rows.length > toldByCell) element.add(pdf.struct(role, {}, () => drawAll(draws)))
  else for (const draw of draws) element.add(pdf.struct(role, {}, draw))
  element.end()
  flow.y += row.height
}

const drawAll = (draws: readonly (() => void)[]) => {
  for (const draw of draws) draw()
}

/** What writes each cell. */
function drawsOf(flow: Flow, grid: Grid, { cells, style }: Row): readonly (() => void)[] {
  const y = flow.y + space.above
  let x = grid.x
  return cells.map((lines, place) => {
    const width = grid.widths[place] ?? 0
    const align = grid.table.columns[place]?.align ?? 'left'
    const start = { x: align === 'right' ? x + width - space.beside : x + space.beside, y, align }
    x += width
    return () => void writeBlocks(flow, [{ lines, style }], start)
  })
}

const endOf = ({ x, widths }: Grid) => widths.reduce((sum, width) => sum + width, x)

export function lineBelow(flow: Flow, grid: Grid, colour: string = colours.line) {
  decorate(flow, () => rule(flow.pdf, flow.y, { from: grid.x, to: endOf(grid), colour }))
}

export function writeTitle(flow: Flow, grid: Grid, within: PDFKit.PDFStructureElement) {
  const row = titleOf(flow, grid)
  decorate(flow, () => flow.pdf.rect(grid.x, flow.y, endOf(grid) - grid.x, row.height).fill(colours.shade))
  writeRow(flow, grid, row, within)
  lineBelow(flow, grid, colours.strong)
}

/** The rows of a table, and before which of them a page begins. */
type Plan = { readonly rows: readonly Row[]; readonly breaks: ReadonlySet<number> }

/**
 * Where the pages of a paper end. The last line stays on the page of what follows, which takes the height `after`, so the totals
 * are never alone.
 */
export function planLines(flow: Flow, grid: Grid, after: number): Plan {
  const rows = grid.table.rows.map((texts) => rowOf(flow, grid, texts, grid.cell))
  const title = titleOf(flow, grid).height
  const breaks = new Set<number>()
  const end = rowOf(flow, grid, grid.table.sums, grid.strong).height + after
  let y = flow.y + title
  for (const [place, { height }] of rows.entries()) {
    if (y + height + (place === rows.length - 1 ? end : 0) > bottom) {
      breaks.add(place)
      y = topOfLater + title
    }
    y += height
  }
  return { rows, breaks }
}

/** The lines of a paper over as many pages as they need, with their titles on each. */
export function writeLines(flow: Flow, grid: Grid, { rows, breaks }: Plan) {
  const element = flow.pdf.struct('Table')
  flow.story.add(element)
  for (const [place, row] of rows.entries()) {
    if (breaks.has(place)) nextPage(flow)
    if (place === 0 || breaks.has(place)) writeTitle(flow, grid, element)
    writeRow(flow, grid, row, element)
    lineBelow(flow, grid)
  }
  lineBelow(flow, grid, colours.strong)
  writeRow(flow, grid, rowOf(flow, grid, grid.table.sums, grid.strong), element)
  element.end()
}
