import sharp from 'sharp'
import { brand } from '#contract/products/brand.ts'
import { limits } from '#server/limits.ts'
import type { Card } from '#server/share-pictures/share-picture.rules.ts'
import { type Colour, openCanvas } from './canvas.ts'
import { type Look, outlinesOf, widthOf } from './outlines.ts'
import { linesOf } from './text-lines.ts'

export type Job = {
  readonly card: Card
  /** WebP files of our own store: none, one, or four. */
  readonly photos: readonly Uint8Array[]
}

const { width, height, quality } = limits.sharePicture
const ink: Colour = [24, 38, 46]
const quiet: Colour = [91, 105, 112]
const teal: Colour = [1, 93, 100]
const soft: Colour = [223, 239, 239]
const ground: Colour = [255, 255, 255]
const column = { x: height + 44, width: width - height - 44 - 40 }

const nameLook = { size: 42, weight: 'bold' } as const
const figureLook = { size: 56, weight: 'bold' } as const
const noteLook = { size: 27, weight: 'regular' } as const
const companyLook = { size: 30, weight: 'bold' } as const
const brandLook = { size: 30, weight: 'bold' } as const

// Nothing is kept between pictures, and each uses one thread.
sharp.cache(false)
sharp.concurrency(1)

/** A picture of 1200 x 630 for messengers: photo, name, price, shop. Letters are drawn as outlines by the fonts of papers. */
export async function makeSharePicture({ card, photos }: Job): Promise<Buffer> {
  const canvas = openCanvas(width, height, ground)
  const tiles = await tilesOf(photos)
  canvas.fillBox({ x: 0, y: 0, width: height, height }, soft)
  if (tiles.length === 0) putInitial(canvas, card)
  putTexts(canvas, card)
  const raw = { width, height, channels: 3 } as const
  return sharp(canvas.pixels, { raw }).composite(tiles).jpeg({ quality }).toBuffer()
}

type Canvas = ReturnType<typeof openCanvas>

function putTexts(canvas: Canvas, card: Card) {
  const put = (line: string, look: Look, y: number, colour: Colour) =>
    canvas.fillEdges(outlinesOf(line, look).edges, { x: column.x, y }, colour)
  let y = 92
  for (const line of linesOf(card.name, nameLook, { ...column, lines: 4 })) {
    put(line, nameLook, y, ink)
    y += 58
  }
  y += 30
  const figure = shrunk(card.figure, figureLook)
  put(figure.line, figure.look, y, teal)
  put(card.note, noteLook, y + 48, quiet)
  y = height - 128
  for (const line of linesOf(card.company, companyLook, { ...column, lines: 1 }))
    put(line, companyLook, y, ink)
  for (const line of linesOf(card.place, noteLook, { ...column, lines: 1 }))
    put(line, noteLook, y + 40, quiet)
  canvas.fillBox({ x: column.x, y: height - 66, width: column.width, height: 1 }, soft)
  put(brand.name, brandLook, height - 26, teal)
}

/** In smaller letters where it is long, so that no price loses a figure. */
function shrunk(line: string, look: Look) {
  const fitting = Math.floor((look.size * column.width) / Math.max(1, widthOf(line, look)))
  const smaller = { ...look, size: Math.max(26, Math.min(look.size, fitting)) }
  const [shown = ''] = linesOf(line, smaller, { ...column, lines: 1 })
  return { line: fitting >= 26 ? line : shown, look: smaller }
}

/** Photos fill the square on the left; one that cannot be read leaves it empty. */
async function tilesOf(photos: readonly Uint8Array[]) {
  const side = photos.length === 4 ? height / 2 : height
  try {
    return await Promise.all(
      photos.slice(0, side === height ? 1 : 4).map(async (photo, place) => ({
        input: await sharp(photo)
          .resize(side, side, { fit: 'cover' })
          .flatten({ background: '#fff' })
          .toColourspace('srgb')
          .raw()
          .toBuffer(),
        raw: { width: side, height: side, channels: 3 } as const,
        left: side * (place % 2),
        top: side * Math.floor(place / 2),
      })),
    )
  } catch {
    return []
  }
}

function putInitial(canvas: Canvas, { company, name }: Card) {
  const look = { size: 260, weight: 'bold' } as const
  const [initial = ''] = [...new Intl.Segmenter('en').segment((company || name).toUpperCase())]
    .map(({ segment }) => segment)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  const { edges, width: wide } = outlinesOf(initial, look)
  canvas.fillEdges(edges, { x: (height - wide) / 2, y: height / 2 + 92 }, teal)
}
