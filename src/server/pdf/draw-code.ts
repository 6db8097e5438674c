import type { Flow } from './flow.ts'
import type { Code } from './paper.ts'

type Square = { readonly x: number; readonly y: number; readonly height: number }

/** Drawn, so that it stays sharp at any size. */
export function drawModules({ pdf, story }: Flow, { modules, label }: Code, { x, y, height }: Square) {
  const size = height / modules.length
  story.add(
    pdf.struct('Figure', { alt: label }, () => {
      pdf.fillColor('#000000')
      for (const [row, line] of modules.entries())
        for (const { index, 0: dark } of line.matchAll(/1+/g))
          pdf.rect(x + index * size, y + row * size, dark.length * size, size)
      pdf.fill()
    }),
  )
}
