import type { Edge } from './outlines.ts'

export type Colour = readonly [red: number, green: number, blue: number]
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** So many lines a row of pixels is looked at. */
const lines = 4

/** Pixels to draw on, three bytes each. */
export function openCanvas(width: number, height: number, ground: Colour) {
  const pixels = Buffer.alloc(width * height * 3)
  const paint = (x: number, y: number, colour: Colour, part = 1) => {
    const start = (y * width + x) * 3
    for (const [place, value] of colour.entries()) {
      const before = pixels[start + place] ?? 0
      pixels[start + place] = Math.round(before + (value - before) * part)
    }
  }
  const fillBox = (box: Box, colour: Colour) => {
    const row = Buffer.alloc(box.width * 3, Buffer.from(colour))
    for (let y = box.y; y < box.y + box.height; y += 1) row.copy(pixels, (y * width + box.x) * 3)
  }
  /** Fills outlines as fonts want it: what lies within them, however often. */
  const fillEdges = (
    edges: readonly Edge[],
    corner: { readonly x: number; readonly y: number },
    colour: Colour,
  ) => {
    const moved = edges.map(({ x0, y0, x1, y1 }) => ({
      ...{ x0: x0 + corner.x, y0: y0 + corner.y, x1: x1 + corner.x, y1: y1 + corner.y },
    }))
    for (const [y, row] of rowsOf(moved, height)) {
      const covered = coverageOf(row, y, width)
      for (const [x, part] of covered.entries()) if (part > 0) paint(x, y, colour, Math.min(1, part))
    }
  }
  fillBox({ x: 0, y: 0, width, height }, ground)
  return { pixels, fillBox, fillEdges }
}

/** Which edges each row of pixels meets. */
function rowsOf(edges: readonly Edge[], height: number) {
  const rows = new Map<number, Edge[]>()
  for (const edge of edges) {
    const from = Math.max(0, Math.floor(Math.min(edge.y0, edge.y1)))
    const to = Math.min(height - 1, Math.floor(Math.max(edge.y0, edge.y1)))
    for (let y = from; y <= to; y += 1) {
      const row = rows.get(y) ?? []
      rows.set(y, row)
      row.push(edge)
    }
  }
  return rows
}

/** How much of each pixel of a row is covered. */
function coverageOf(edges: readonly Edge[], y: number, width: number) {
  const covered = new Float32Array(width)
  for (let line = 0; line < lines; line += 1) {
    let winding = 0
    let from = 0
    for (const { x, turn } of crossingsOf(edges, y + (line + 0.5) / lines)) {
      if (winding !== 0) cover(covered, from, x)
      winding += turn
      from = x
    }
  }
  return covered
}

/** Where edges cross a line, from left to right, and whether they go down or up. */
const crossingsOf = (edges: readonly Edge[], y: number) =>
  edges
    .filter(({ y0, y1 }) => y0 <= y !== y1 <= y)
    .map(({ x0, y0, x1, y1 }) => ({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 }))
    .sort((one, other) => one.x - other.x)

function cover(covered: Float32Array, from: number, to: number) {
  const start = Math.max(0, from)
  const end = Math.min(covered.length, to)
  for (let x = Math.floor(start); x < end; x += 1)
    covered[x] = (covered[x] ?? 0) + (Math.min(x + 1, end) - Math.max(x, start)) / lines
}
