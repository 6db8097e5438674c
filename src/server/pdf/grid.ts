import type { Flow } from './flow.ts'
import type { Column, Table } from './paper.ts'
import { colours, type Style, widthOf } from './sheet.ts'

const beside = 4
/** Room that names of goods need. */
const wideEnough = 118
const sizes = [8, 7.4, 6.8, 6.2] as const
/** In letters of size 1. The longest amount takes 12; what is longer, such as a unit in words, is broken. */
const longestUnbroken = 13
/** Of more lines only the longest texts of a column are measured: figures have one width. */
const measuredLines = 500

/** How the columns of a table stand on the page. */
export type Grid = {
  readonly table: Table
  readonly widths: readonly number[]
  readonly x: number
  /** The name of each line stands above its figures, because beside them there is no room. */
  readonly isStacked: boolean
  /** Columns whose texts are broken. */
  readonly broken: ReadonlySet<number>
  readonly cell: Style
  readonly strong: Style
  readonly title: Style
}

type Box = {
  readonly x: number
  readonly width: number
  /** With less room than this, names stand above. */
  readonly narrowest: number
}

/** The largest letters in which the names have room; the other columns are as wide as what they hold. */
export function gridOf(flow: Flow, table: Table, box: Box): Grid {
  const measured = measure(flow, table)
  const grids = sizes.map((size) => sized(table, measured, { ...box, size }))
  const roomy = grids.find((grid) => roomOfNames(grid) >= wideEnough)
  if (roomy) return roomy
  const smallest = grids.at(-1) as Grid
  if (roomOfNames(smallest) >= box.narrowest) return smallest
  const stacked = grids.find((grid) => roomOfNames(grid) >= 0) ?? smallest
  return { ...stacked, isStacked: true }
}

const isWide = ({ isWide }: Column) => isWide === true
export const placeOfNames = ({ columns }: Table) => columns.findIndex(isWide)
const roomOfNames = ({ table, widths }: Grid) => widths[placeOfNames(table)] ?? 0

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

function longestOf(rows: Table['rows'], place: number): ReadonlySet<string> {
  const texts = new Set(rows.flatMap((row) => (row[place] ?? '').split('\n')))
  if (rows.length <= measuredLines) return texts
  let length = 0
  for (const text of texts) length = Math.max(length, text.length)
  return new Set([...texts].filter((text) => text.length >= length - 2).slice(0, measuredLines))
}

type Sized = Box & { readonly size: number }

function sized(table: Table, measured: readonly number[], { x, width, size }: Sized): Grid {
  const own = measured.map((widest) => Math.min(widest, longestUnbroken) * size + 2 * beside)
  const taken = own.reduce((sum, each, place) => sum + (table.columns[place]?.isWide ? 0 : each), 0)
  const widths = own.map((each, place) => (table.columns[place]?.isWide ? width - taken : each))
  const isBroken = (place: number) =>
    place === placeOfNames(table) || (measured[place] ?? 0) > longestUnbroken
  const strong = { size, weight: 'bold' } as const
  return {
    table,
    widths,
    x,
    isStacked: false,
    broken: new Set([...measured.keys()].filter(isBroken)),
    cell: { size },
    strong,
    title: { ...strong, size: size * 0.88, colour: colours.quiet },
  }
}

export const endOf = ({ x, widths }: Grid) => widths.reduce((sum, width) => sum + width, x)

/** From where to where the texts of a column may stand. */
export function spanOf(grid: Grid, place: number): { readonly from: number; readonly to: number } {
  const start = grid.widths.slice(0, place).reduce((sum, width) => sum + width, grid.x)
  const isAbove = grid.isStacked && place === placeOfNames(grid.table)
  return { from: start + beside, to: (isAbove ? endOf(grid) : start + (grid.widths[place] ?? 0)) - beside }
}
