import { drawModules } from './draw-code.ts'
import { type Block, blockOf, type Flow, heightOf, tell, writeBlocks } from './flow.ts'
import type { Fact } from './paper.ts'
import { colours } from './sheet.ts'

const label = { size: 6.8, colour: colours.quiet } as const
const text = { size: 8, weight: 'bold' } as const
const note = { size: 7.4, colour: colours.quiet } as const
const gap = 12
const rowGap = 6
const codeSize = 78
/** Without room around it phones do not find a code. */
const quietZone = 10
export const codeGap = 16
/** What the code to pay takes with the room around it. */
export const codeRoom = { width: codeSize + codeGap, height: codeSize + quietZone } as const

type Area = { readonly x: number; readonly width: number }
type Row = readonly (readonly Block[])[]

/** Terms and account of a paper, set in columns. */
export type PaymentBlock = { readonly rows: readonly Row[]; readonly height: number }

export function measurePayment(flow: Flow, { width }: Area): PaymentBlock {
  const rows = (flow.paper.payment?.rows ?? [])
    .filter((facts) => facts.length > 0)
    .map((facts) =>
      facts.map((fact) => blocksOf(flow, fact, (width - gap * (facts.length - 1)) / facts.length)),
    )
  return { rows, height: rows.reduce((sum, row) => sum + rowGap + heightOfRow(row), 0) }
}

/** A text may have several lines. */
const blocksOf = (flow: Flow, fact: Fact, width: number): readonly Block[] => [
  blockOf(flow, fact.label, label, width),
  ...fact.text.split('\n').map((line) => blockOf(flow, line, text, width)),
]

const heightOfRow = (row: Row) => Math.max(0, ...row.map(heightOf))

export function writePayment(flow: Flow, { rows }: PaymentBlock, { x, width }: Area) {
  for (const row of rows) {
    flow.y += rowGap
    const step = (width + gap) / row.length
    for (const [index, blocks] of row.entries())
      tell(flow, 'P', () => void writeBlocks(flow, blocks, { x: x + index * step, y: flow.y }))
    flow.y += heightOfRow(row)
  }
}

/** What stands beside the code to pay, and how far below the code's upper edge the next thing may stand. */
export type CodeWords = { readonly blocks: readonly Block[]; readonly height: number }

export function measureCodeWords(flow: Flow, width: number): CodeWords | undefined {
  const code = flow.paper.payment?.code
  if (!code) return undefined
  const blocks = [blockOf(flow, code.label, note, width)]
  return { blocks, height: quietZone + heightOf(blocks) + 14 }
}

/** The code to pay, with its label beside it. */
export function writeCode(flow: Flow, { x }: Pick<Area, 'x'>, { blocks }: CodeWords) {
  const code = flow.paper.payment?.code
  if (!code) return
  const y = flow.y + quietZone
  drawModules(flow, code, { x, y, height: codeSize })
  tell(flow, 'P', () => void writeBlocks(flow, blocks, { x: x + codeRoom.width, y }))
}
