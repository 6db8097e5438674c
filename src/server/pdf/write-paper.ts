import { measureClosing, writeClosing } from './closing.ts'
import type { Flow } from './flow.ts'
import { writeFoot } from './frame.ts'
import { gridOf } from './grid.ts'
import { writeHead } from './head.ts'
import type { Paper } from './paper.ts'
import { bytesOf, inner, openSheets, page } from './sheet.ts'
import { planLines, writeLines } from './table.ts'

/** A paper as a PDF file: the same paper makes the same bytes, at any time and on any machine. */
export function writePaper(paper: Paper): Promise<Buffer> {
  const { title, number, issuer, day } = paper
  const pdf = openSheets({ title: `${title} ${number}`, author: issuer.name, day })
  const story = pdf.struct('Document')
  pdf.addStructure(story)
  const flow: Flow = { pdf, paper, story, y: page.top, pages: { count: 1, at: 1 } }
  const bytes = bytesOf(pdf)
  writeHead(flow)
  const closing = measureClosing(flow)
  const grid = gridOf(flow, paper.lines, { x: page.side, width: inner, narrowest: 80 })
  const plan = planLines(flow, grid, closing.height)
  flow.pages = { count: 1 + plan.breaks.size, at: 1 }
  writeFoot(flow)
  writeLines(flow, grid, plan)
  writeClosing(flow, closing)
  story.end()
  pdf.end()
  return bytes
}
