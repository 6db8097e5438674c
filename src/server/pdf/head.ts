import { drawModules } from './draw-code.ts'
import { type Block, blockOf, decorate, type Flow, heightOf, tell, writeBlocks } from './flow.ts'
import type { Fact, Party } from './paper.ts'
import { colours, inner, page, rule } from './sheet.ts'

const title = { size: 17, weight: 'bold', colour: colours.brand } as const
const number = { size: 10, weight: 'bold' } as const
const mark = { size: 7, weight: 'bold', colour: colours.quiet } as const
const warning = { size: 8, weight: 'bold', colour: colours.alarm } as const
const issuer = { size: 12.5, weight: 'bold' } as const
const name = { size: 9.5, weight: 'bold' } as const
const label = { size: 6.8, colour: colours.quiet } as const
const plain = { size: 8.2 } as const
const strong = { size: 8.2, weight: 'bold' } as const
const gap = 18
const codeSize = 84

/** Who issues what, its facts, and for whom. */
export function writeHead(flow: Flow) {
  writeTitle(flow)
  divide(flow)
  writeFacts(flow, flow.paper.facts)
  divide(flow)
  writeParties(flow, flow.paper.parties)
  flow.y += 14
}

const divide = (flow: Flow) => {
  flow.y += 8
  decorate(flow, () => rule(flow.pdf, flow.y))
  flow.y += 8
}

function writeTitle(flow: Flow) {
  const { paper, y } = flow
  const width = 190
  const beside = paper.headCode ? codeSize + gap : 0
  const right = page.width - page.side - beside
  const blocks = [
    blockOf(flow, paper.title, title, width),
    blockOf(flow, paper.number, number, width),
    ...(paper.mark ? [blockOf(flow, paper.mark, mark, width)] : []),
    ...(paper.warning ? [blockOf(flow, paper.warning, warning, width)] : []),
  ]
  tell(flow, 'H1', () => writeBlocks(flow, blocks, { x: right, y, align: 'right' }))
  const party = blocksOfParty(flow, paper.issuer, inner - width - gap - beside, issuer)
  tell(flow, 'P', () => writeBlocks(flow, party, { x: page.side, y }))
  if (paper.headCode) drawModules(flow, paper.headCode, { x: right + gap, y, height: codeSize })
  flow.y = y + Math.max(heightOf(blocks), heightOf(party), paper.headCode ? codeSize : 0)
}

const factText = ({ label: of, text }: Fact) => `${of} ${text}`

const blocksOfParty = (
  flow: Flow,
  party: Party,
  width: number,
  nameStyle: typeof name | typeof issuer = name,
): readonly Block[] => [
  ...(party.label ? [blockOf(flow, party.label, label, width)] : []),
  blockOf(flow, party.name, nameStyle, width),
  ...party.lines.map((line) => blockOf(flow, line, plain, width)),
  ...party.facts.map((fact) => blockOf(flow, factText(fact), strong, width)),
]

const columnsOfFacts = 4

function writeFacts(flow: Flow, facts: readonly Fact[]) {
  const width = (inner - gap * (columnsOfFacts - 1)) / columnsOfFacts
  for (let first = 0; first < facts.length; first += columnsOfFacts) {
    if (first > 0) flow.y += 5
    const row = facts
      .slice(first, first + columnsOfFacts)
      .map((fact) => [blockOf(flow, fact.label, label, width), blockOf(flow, fact.text, strong, width)])
    writeRow(flow, row, width)
  }
}

function writeParties(flow: Flow, parties: readonly Party[]) {
  const columns = Math.max(2, parties.length)
  const width = (inner - gap * (columns - 1)) / columns
  writeRow(
    flow,
    parties.map((party) => blocksOfParty(flow, party, width)),
    width,
  )
}

/** Things beside each other, as high as the highest. */
function writeRow(flow: Flow, row: readonly (readonly Block[])[], width: number) {
  for (const [place, blocks] of row.entries())
    tell(flow, 'P', () => writeBlocks(flow, blocks, { x: page.side + place * (width + gap), y: flow.y }))
  flow.y += Math.max(0, ...row.map(heightOf))
}
