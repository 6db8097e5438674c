import { decorate, type Flow, topOfLater } from './flow.ts'
import { colours, inner, linesOf, page, rule, type Style, widthOf, write } from './sheet.ts'

const quiet = { size: 7, colour: colours.quiet } as const
const name = { size: 8.2, weight: 'bold', colour: colours.brand } as const
const alarm = { size: 7.4, weight: 'bold', colour: colours.alarm } as const
const right = page.width - page.side

/** A page after the first, with the head that those repeat. */
export function nextPage(flow: Flow) {
  flow.pdf.addPage()
  flow.pages.at += 1
  flow.y = topOfLater
  decorate(flow, () => writeHead(flow))
  writeFoot(flow)
}

function writeHead({ pdf, paper: { title, number, issuer, mark, warning } }: Flow) {
  const y = page.top + 8
  const named = `${title} ${number}`
  const style = warning ? alarm : quiet
  const room = inner - widthOf(pdf, named, name) - 18
  write(pdf, named, name, { x: page.side, y })
  write(pdf, shortened(pdf, warning ?? mark ?? issuer.name, style, room), style, {
    x: right,
    y,
    align: 'right',
  })
  rule(pdf, y + 7)
}

/** The first page has it in full. */
function shortened(pdf: Flow['pdf'], text: string, style: Style, room: number) {
  if (widthOf(pdf, text, style) <= room) return text
  const [first = ''] = linesOf(pdf, text, style, room - widthOf(pdf, '…', style))
  return `${first.replace(/[\s,]+$/, '')}…`
}

/** Which page of how many this is. */
export function writeFoot(flow: Flow) {
  const { pdf, paper, pages } = flow
  const y = page.height - 26
  decorate(flow, () => {
    rule(pdf, y - 11)
    write(pdf, `${paper.title} ${paper.number}`, quiet, { x: page.side, y })
    write(pdf, `Page ${pages.at} of ${pages.count}`, quiet, { x: right, y, align: 'right' })
  })
}
