import type { Paper } from './paper.ts'
import { linesOf, page, type Style, write } from './sheet.ts'

/** Where the next thing of a paper goes. */
export type Flow = {
  readonly pdf: PDFKit.PDFDocument
  readonly paper: Paper
  /** What reading aloud goes through. */
  readonly story: PDFKit.PDFStructureElement
  /** Known once the lines are planned. */
  pages: { readonly count: number; at: number }
  y: number
}

export const bottom = page.height - page.bottom
/** Below the head that later pages repeat. */
export const topOfLater = page.top + 26

export const leading = ({ size }: Style) => size * 1.42

/** A text that is set in lines of its own. */
export type Block = { readonly lines: readonly string[]; readonly style: Style }

export const blockOf = (flow: Flow, text: string, style: Style, width: number): Block => ({
  lines: linesOf(flow.pdf, text, style, width),
  style,
})

export const heightOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { lines, style }) => sum + lines.length * leading(style), 0)

type Place = { readonly x: number; readonly y: number; readonly align?: 'left' | 'right' }

/** Writes blocks below each other; returns where the next one would begin. */
export function writeBlocks(flow: Flow, blocks: readonly Block[], { x, y, align = 'left' }: Place): number {
  let next = y
  for (const { lines, style } of blocks)
    for (const line of lines) {
      write(flow.pdf, line, style, { x, y: next + style.size * 1.04, align })
      next += leading(style)
    }
  return next
}

type Role = 'H1' | 'P' | 'Caption'

/** What `draw` writes is one thing for those who have the paper read to them. */
export function tell(flow: Flow, role: Role, draw: () => void) {
  flow.story.add(flow.pdf.struct(role, {}, draw))
}

/** What `draw` draws is no content. */
export function decorate({ pdf }: Flow, draw: () => void) {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}
