import { blockOf, bottom, decorate, type Flow, leading, topOfLater, writeBlocks } from './flow.ts'
import { nextPage } from './frame.ts'
import { endOf, type Grid, placeOfNames, spanOf } from './grid.ts'
import { colours, rule, type Style } from './sheet.ts'

const above = 3.5

type Cell = { readonly lines: readonly string[]; readonly top: number }
type Row = { readonly cells: readonly Cell[]; readonly style: Style; readonly height: number }

export function rowOf(flow: Flow, grid: Grid, texts: readonly string[], style: Style): Row {
  const names = placeOfNames(grid.table)
  const lines = grid.widths.map((_, place) =>
    linesOfCell(flow, grid, { text: texts[place] ?? '', place, style }),
  )
  const top = grid.isStacked ? (lines[names]?.length ?? 0) * leading(style) : 0
  const cells = lines.map((each, place) => ({ lines: each, top: place > names ? top : 0 }))
  const ends = cells.map((cell) => cell.top + cell.lines.length * leading(style))
  return { cells, style, height: Math.max(leading(style), ...ends) + 2 * above }
}

type CellText = { readonly text: string; readonly place: number; readonly style: Style }

function linesOfCell(flow: Flow, grid: Grid, { text, place, style }: CellText): readonly string[] {
  const isWhole = style !== grid.title && !grid.broken.has(place)
  const { from, to } = spanOf(grid, place)
  return text.split('\n').flatMap((line) => (isWhole ? [line] : blockOf(flow, line, style, to - from).lines))
}

/** The head of the rows below it. */
const isHead = (texts: readonly string[]) => texts.length === 1

const styleOf = (grid: Grid, texts: readonly string[]) => (isHead(texts) ? grid.strong : grid.cell)

const heightOfSums = (flow: Flow, grid: Grid) =>
  grid.table.sums.length === 0 ? 0 : rowOf(flow, grid, grid.table.sums, grid.strong).height

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
  return cells.map(({ lines, top }, place) => {
    const { from, to } = spanOf(grid, place)
    const align = grid.table.columns[place]?.align ?? 'left'
    const start = { x: align === 'right' ? to : from, y: flow.y + above + top, align }
    return () => void writeBlocks(flow, [{ lines, style }], start)
  })
}

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
 * are never alone, and neither is a head.
 */
export function planLines(flow: Flow, grid: Grid, after: number): Plan {
  const rows = grid.table.rows.map((texts) => rowOf(flow, grid, texts, styleOf(grid, texts)))
  const title = titleOf(flow, grid).height
  const breaks = new Set<number>()
  const end = heightOfSums(flow, grid) + after
  const below = (place: number) => (isHead(grid.table.rows[place] ?? []) ? (rows[place + 1]?.height ?? 0) : 0)
  let y = flow.y + title
  for (const [place, { height }] of rows.entries()) {
    if (y + height + below(place) + (place === rows.length - 1 ? end : 0) > bottom) {
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
  if (grid.table.sums.length > 0)
    writeRow(flow, grid, rowOf(flow, grid, grid.table.sums, grid.strong), element)
  element.end()
}
