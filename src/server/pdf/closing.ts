import { type Block, blockOf, decorate, type Flow, heightOf, leading, tell, writeBlocks } from './flow.ts'
import type { Code, Fact } from './paper.ts'
import { colours, inner, page, rule } from './sheet.ts'
import { type Grid, gridOf, lineBelow, rowOf, titleOf, writeRow, writeTitle } from './table.ts'

const label = { size: 6.8, colour: colours.quiet } as const
const words = { size: 8.6, weight: 'bold' } as const
const note = { size: 7.4, colour: colours.quiet } as const
const sum = { size: 8.4 } as const
const due = { size: 11.5, weight: 'bold', colour: colours.brand } as const
const signer = { size: 8.4, weight: 'bold' } as const
const gap = 22
const right = { x: page.side + inner * 0.6 + gap, width: inner * 0.4 - gap }
const left = { x: page.side, width: inner * 0.6 }
const codeSize = 92
const roomToSign = 34

type Closing = {
  readonly height: number
  readonly amount: readonly Block[]
  readonly notes: readonly Block[]
  readonly signature: readonly Block[]
  readonly taxes: Grid | undefined
}

/** What ends a paper, in one piece: sums, words, taxes, notes, signature. */
export function measureClosing(flow: Flow): Closing {
  const { paper } = flow
  const amount = [
    blockOf(flow, 'Amount in words', label, left.width),
    blockOf(flow, paper.words, words, left.width),
  ]
  const notes = paper.notes.map((text) => blockOf(flow, text, note, left.width))
  const taxes = paper.taxes && gridOf(flow, paper.taxes, left)
  const signature = [
    blockOf(flow, `for ${paper.signature.name}`, signer, right.width),
    blockOf(flow, paper.signature.text, note, right.width),
  ]
  const beside =
    heightOf(amount) + 10 + heightOfTaxes(flow, taxes) + heightOf(notes) + (paper.code ? codeSize + 22 : 0)
  const sums = heightOfSums(paper.totals) + roomToSign + heightOf(signature)
  return { height: Math.max(beside, sums) + 12, amount, notes, signature, taxes }
}

const heightOfSums = (totals: readonly Fact[]) => totals.length * (leading(sum) + 3) + 24

function heightOfTaxes(flow: Flow, grid: Grid | undefined) {
  if (!grid) return 0
  const { rows } = grid.table
  const row = rowOf(flow, grid, [], grid.cell).height
  return titleOf(flow, grid).height + (rows.length + 1) * row + 10
}

export function writeClosing(flow: Flow, closing: Closing) {
  const top = flow.y + 12
  flow.y = writeTexts(flow, closing.amount, { x: left.x, y: top }) + 10
  writeTaxes(flow, closing.taxes)
  flow.y = writeTexts(flow, closing.notes, { x: left.x, y: flow.y })
  const { code } = flow.paper
  if (code) drawCode(flow, code)
  flow.y = top
  writeSums(flow)
  flow.y += roomToSign
  writeTexts(flow, closing.signature, { x: page.width - page.side, y: flow.y, align: 'right' })
}

type Place = Parameters<typeof writeBlocks>[2]

function writeTexts(flow: Flow, blocks: readonly Block[], place: Place) {
  if (blocks.length > 0) tell(flow, 'P', () => void writeBlocks(flow, blocks, place))
  return place.y + heightOf(blocks)
}

function writeTaxes(flow: Flow, grid: Grid | undefined) {
  if (!grid) return
  const element = flow.pdf.struct('Table')
  flow.story.add(element)
  writeTitle(flow, grid, element)
  for (const texts of grid.table.rows) {
    writeRow(flow, grid, rowOf(flow, grid, texts, grid.cell), element)
    lineBelow(flow, grid)
  }
  writeRow(flow, grid, rowOf(flow, grid, grid.table.sums, grid.strong), element)
  element.end()
  flow.y += 10
}

function writeSums(flow: Flow) {
  const { totals } = flow.paper
  for (const [place, { label: of, text }] of totals.entries()) {
    const isDue = place === totals.length - 1
    const style = isDue ? due : sum
    if (isDue) {
      flow.y += 4
      decorate(flow, () => rule(flow.pdf, flow.y, { from: right.x, colour: colours.strong }))
      flow.y += 5
    }
    const y = flow.y
    tell(flow, 'P', () => {
      writeBlocks(flow, [{ lines: [of], style: isDue ? { ...due, size: 9.5 } : sum }], {
        x: right.x,
        y: isDue ? y + 2 : y,
      })
      writeBlocks(flow, [{ lines: [text], style }], { x: page.width - page.side, y, align: 'right' })
    })
    flow.y += leading(style) + 3
  }
}

/** Drawn, so that it stays sharp at any size. */
function drawCode(flow: Flow, { modules, label: of }: Code) {
  const { pdf } = flow
  const y = flow.y + 8
  const size = codeSize / modules.length
  const alt = { alt: of }
  flow.story.add(
    pdf.struct('Figure', alt, () => {
      pdf.fillColor('#000000')
      for (const [row, line] of modules.entries())
        for (const { index, 0: dark } of line.matchAll(/1+/g))
          pdf.rect(left.x + index * size, y + row * size, dark.length * size, size)
      pdf.fill()
    }),
  )
  flow.y = writeTexts(flow, [blockOf(flow, of, note, left.width)], { x: left.x, y: y + codeSize + 4 })
}
