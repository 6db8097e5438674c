import { writeXlsx } from 'hucre/xlsx'

type Cell = { value?: string | number | Date; numFmt?: string; formula?: string; formulaResult?: number }
type Cells = readonly (string | number | Cell)[]

const isCell = (cell: string | number | Cell): cell is Cell => typeof cell === 'object'

/** A workbook as Excel writes it, whose cells may have formats and formulas, behind other sheets. */
export function aWorkbook(rows: readonly Cells[], others: { hidden?: boolean }[] = []): Promise<Uint8Array> {
  const cells = rows.flatMap((line, row) =>
    line.flatMap((cell, column): [string, object][] => {
      if (!isCell(cell)) return []
      const { numFmt, ...content } = cell
      return [[`${row},${column}`, { ...content, ...(numFmt ? { style: { numFmt } } : {}) }]]
    }),
  )
  const plain = rows.map((line) => line.map((cell) => (isCell(cell) ? null : cell)))
  const before = others.map((sheet, place) => ({ name: `Other ${place}`, rows: [['nothing']], ...sheet }))
  return writeXlsx({ sheets: [...before, { name: 'Prices', rows: plain, cells: new Map(cells) }] })
}
