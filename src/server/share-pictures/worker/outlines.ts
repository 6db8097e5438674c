import { runsOf } from '#server/pdf/runs.ts'
import { glyphsOf, openFont } from '#server/pdf/shape.ts'

/** A straight piece of an outline, in pixels, y downwards. */
export type Edge = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
export type Look = { readonly size: number; readonly weight: 'regular' | 'bold' }
type Point = readonly [x: number, y: number]

/** Into so many straight pieces a curve is cut. */
const steps = 8

/** A text as outlines that begin at 0 and stand on the line 0, and how wide it is. Nothing of it is ever read as markup. */
export function outlinesOf(
  text: string,
  look: Look,
): { readonly edges: readonly Edge[]; readonly width: number } {
  const edges: Edge[] = []
  let left = 0
  for (const { script, text: part } of runsOf(text).flatMap(({ pieces }) => pieces)) {
    const { font } = openFont(`${script}-${look.weight}`)
    const scale = look.size / font.face.upem
    for (const { id, xOffset, yOffset, xAdvance } of glyphsOf(font, part)) {
      const put = ([x, y]: Point): Point => [left + (x + xOffset) * scale, -(y + yOffset) * scale]
      addEdges(edges, font.glyphToJson(id), put)
      left += xAdvance * scale
    }
  }
  return { edges, width: left }
}

export const widthOf = (text: string, look: Look) => {
  let width = 0
  for (const { script, text: part } of runsOf(text).flatMap(({ pieces }) => pieces)) {
    const { font } = openFont(`${script}-${look.weight}`)
    for (const { xAdvance } of glyphsOf(font, part)) width += (xAdvance * look.size) / font.face.upem
  }
  return width
}

type Command = { readonly type: string; readonly values: readonly number[] }

function addEdges(edges: Edge[], commands: readonly Command[], put: (point: Point) => Point) {
  let start: Point = [0, 0]
  let pen: Point = [0, 0]
  const lineTo = (to: Point) => {
    const [x0, y0] = put(pen)
    const [x1, y1] = put(to)
    if (y0 !== y1) edges.push({ x0, y0, x1, y1 })
    pen = to
  }
  for (const { type, values } of commands) {
    const points = pointsOf(values)
    if (type === 'Z') lineTo(start)
    else if (type === 'M') start = pen = points[0] ?? pen
    else for (const point of curve([pen, ...points])) lineTo(point)
  }
}

const pointsOf = (values: readonly number[]): readonly Point[] =>
  Array.from({ length: values.length / 2 }, (_, place) => [
    values[2 * place] ?? 0,
    values[2 * place + 1] ?? 0,
  ])

/** Points of a line or of a Bézier curve of any degree (de Casteljau), without the first. */
function curve(controls: readonly Point[]): readonly Point[] {
  if (controls.length <= 2) return controls.slice(1)
  return Array.from({ length: steps }, (_, step) => pointAt(controls, (step + 1) / steps))
}

function pointAt(controls: readonly Point[], part: number): Point {
  const [only] = controls
  if (only && controls.length === 1) return only
  const between = controls.slice(1).map(([x, y], place): Point => {
    const [fromX, fromY] = controls[place] ?? [x, y]
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
  })
  return pointAt(between, part)
}
