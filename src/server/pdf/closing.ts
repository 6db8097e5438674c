import { drawModules } from './draw-code.ts'
import { type Block, blockOf, decorate, type Flow, heightOf, leading, tell, writeBlocks } from './flow.ts'
import { type Grid, gridOf } from './grid.ts'
import type { Code, Fact } from './paper.ts'
import {
  type CodeWords,
  codeGap,
  codeRoom,
  measureCodeWords,
  measurePayment,
  type PaymentBlock,
  writeCode,
  writePayment,
} from './payment-block.ts'
import { colours, inner, page, rule, type Style, widthOf } from './sheet.ts'
import { lineBelow, rowOf, titleOf, writeRow, writeTitle } from './table.ts'

const label = { size: 6.8, colour: colours.quiet } as const
const words = { size: 8.6, weight: 'bold' } as const
const note = { size: 7.4, colour: colours.quiet } as const
const sum = { size: 8.4 } as const
const due = { size: 11.5, weight: 'bold', colour: colours.brand } as const
const signer = { size: 8.4, weight: 'bold' } as const
const gap = 22
const right = { x: page.side + inner * 0.6 + gap, width: inner * 0.4 - gap }
const left = { x: page.side, width: inner * 0.6 }
const whole = { x: page.side, width: inner }
const codeSize = 92
const largeSize = 140
const roomToSign = 34

type Closing = {
  readonly height: number
  readonly amount: readonly Block[]
  readonly notes: readonly Block[]
  readonly signature: readonly Block[]
  readonly taxes: Grid | undefined
  /** Above all else, because beside the totals there is no room. */
  readonly isTaxAbove: boolean
  readonly sums: readonly Sum[]
  readonly payment: PaymentBlock
  /** Above the signature, where there is a code to pay. */
  readonly codeWords: CodeWords | undefined
}

/** What ends a paper, in one piece: sums, words, taxes, notes, signature. */
export function measureClosing(flow: Flow): Closing {
  const { paper } = flow
  const amount =
    paper.words === undefined
      ? []
      : [blockOf(flow, 'Amount in words', label, left.width), blockOf(flow, paper.words, words, left.width)]
  const notes = paper.notes.map((text) => blockOf(flow, text, note, left.width))
  const narrow = paper.taxes && gridOf(flow, paper.taxes, { ...left, narrowest: 40 })
  const isTaxAbove = narrow?.isStacked === true
  const taxes = isTaxAbove && paper.taxes ? gridOf(flow, paper.taxes, { ...whole, narrowest: 40 }) : narrow
  const width = right.width - (paper.payment?.code ? codeRoom.width : 0)
  const signature = paper.signature
    ? [
        blockOf(flow, `for ${paper.signature.name}`, signer, width),
        blockOf(flow, paper.signature.text, note, width),
      ]
    : []
  const sums = [
    ...paper.totals.map((fact, place) => sumOf(flow, fact, place === paper.totals.length - 1)),
    ...settledOf(flow),
  ]
  const payment = measurePayment(flow, left)
  const codeWords = measureCodeWords(flow, width)
  const taxHeight = heightOfTaxes(flow, taxes)
  const beside =
    heightOf(amount) +
    10 +
    (isTaxAbove ? 0 : taxHeight) +
    heightOf(notes) +
    payment.height +
    heightOfCodes(paper.codes)
  const signed = (codeWords?.height ?? roomToSign) + heightOf(signature)
  const height = Math.max(beside, heightOfSums(sums) + Math.max(signed, codeWords ? codeRoom.height : 0))
  return {
    height: height + 12 + (isTaxAbove ? taxHeight : 0),
    ...{ amount, notes, signature, taxes, isTaxAbove, sums, payment, codeWords },
  }
}

/** A sum beside its label, or below it where both are too wide. */
type Sum = {
  readonly fact: Fact
  readonly isDue: boolean
  readonly isBelow: boolean
  readonly of: Style
  readonly style: Style
}

/** Below the total, smaller than it; the last one is what is left. */
function settledOf(flow: Flow): readonly Sum[] {
  const facts = flow.paper.settled ?? []
  return facts.map((fact, place) => {
    const style = { ...sum, ...(place === facts.length - 1 ? { weight: 'bold' as const } : {}) }
    const isBelow =
      widthOf(flow.pdf, fact.label, style) + widthOf(flow.pdf, fact.text, style) + 8 > right.width
    return { fact, isDue: false, isBelow, of: style, style }
  })
}

function sumOf({ pdf }: Flow, fact: Fact, isDue: boolean): Sum {
  const [of, style] = isDue ? [{ ...due, size: 9.5 }, due] : [sum, sum]
  const isBelow = widthOf(pdf, fact.label, of) + widthOf(pdf, fact.text, style) + 8 > right.width
  return { fact, isDue, isBelow, of, style }
}

const heightOfSums = (sums: readonly Sum[]) =>
  sums.length * (leading(sum) + 3) +
  24 +
  sums.reduce((height, { isBelow, of }) => height + (isBelow ? leading(of) : 0), 0)

function heightOfTaxes(flow: Flow, grid: Grid | undefined) {
  if (!grid) return 0
  const { rows } = grid.table
  const row = rowOf(flow, grid, [], grid.cell).height
  return titleOf(flow, grid).height + (rows.length + 1) * row + 10
}

export function writeClosing(flow: Flow, closing: Closing) {
  flow.y += 12
  if (closing.isTaxAbove) writeTaxes(flow, closing.taxes)
  const top = flow.y
  flow.y = writeTexts(flow, closing.amount, { x: left.x, y: top }) + 10
  if (!closing.isTaxAbove) writeTaxes(flow, closing.taxes)
  flow.y = writeTexts(flow, closing.notes, { x: left.x, y: flow.y })
  writePayment(flow, closing.payment, left)
  drawCodes(flow, flow.paper.codes ?? [])
  flow.y = top
  writeSums(flow, closing.sums)
  if (closing.codeWords) writeCode(flow, right, closing.codeWords)
  flow.y += closing.codeWords?.height ?? roomToSign
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

function writeSums(flow: Flow, sums: readonly Sum[]) {
  for (const { fact, isDue, isBelow, of, style } of sums) {
    if (isDue) {
      flow.y += 4
      decorate(flow, () => rule(flow.pdf, flow.y, { from: right.x, colour: colours.strong }))
      flow.y += 5
    }
    const y = flow.y
    const amountAt = { x: page.width - page.side, y: isBelow ? y + leading(of) : y, align: 'right' } as const
    tell(flow, 'P', () => {
      writeBlocks(flow, [{ lines: [fact.label], style: of }], {
        x: right.x,
        y: isDue && !isBelow ? y + 2 : y,
      })
      writeBlocks(flow, [{ lines: [fact.text], style }], amountAt)
    })
    flow.y = amountAt.y + leading(style) + 3
  }
}

function drawCodes(flow: Flow, codes: readonly Code[]) {
  const top = flow.y
  let x = left.x
  for (const code of codes) {
    flow.y = top
    drawCode(flow, code, x)
    x += sizeOf(code) + codeGap
  }
}

const sizeOf = ({ isLarge }: Code) => (isLarge ? largeSize : codeSize)

const heightOfCodes = (codes: readonly Code[] = []) =>
  codes.length > 0 ? Math.max(...codes.map(sizeOf)) + 22 : 0

function drawCode(flow: Flow, code: Code, x: number) {
  const y = flow.y + 8
  const height = sizeOf(code)
  drawModules(flow, code, { x, y, height })
  flow.y = writeTexts(flow, [blockOf(flow, code.label, note, left.width)], { x, y: y + height + 4 })
}
