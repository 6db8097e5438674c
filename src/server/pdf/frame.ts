import { decorate, type Flow, topOfLater } from './flow.ts'
import { colours, page, rule, write } from './sheet.ts'

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
  write(pdf, `${title} ${number}`, name, { x: page.side, y })
  write(pdf, warning ?? mark ?? issuer.name, warning ? alarm : quiet, { x: right, y, align: 'right' })
  rule(pdf, y + 7)
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
