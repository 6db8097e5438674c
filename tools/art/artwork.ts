import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { type Dye, dyed, type Keep } from './colours.ts'

interface IconFile {
  readonly icons: Record<string, string | undefined>
}

/** The part of the drawing that is painted, in the 128 unit square of the artwork. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const here = new URL('.', import.meta.url)
const noto = JSON.parse(readFileSync(new URL('noto-icons.json', here), 'utf8')) as IconFile
const bodies = new Map<string, string>()
const boxes = new Map<string, Box>()
let copies = 0

/** Some icons paint beyond their square and rely on being clipped. */
const clipped = (body: string | undefined) =>
  body && `<svg width="128" height="128" viewBox="0 0 128 128">${body}</svg>`

/** Our own drawing of that name, or the Noto icon. */
function artwork(name: string): string {
  const known = bodies.get(name)
  if (known !== undefined) return known
  const file = new URL(`drawings/${name}.svg`, here)
  const body = existsSync(file)
    ? readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    : clipped(noto.icons[name])
  if (body === undefined) throw new Error(`no drawing and no icon is called ${name}`)
  bodies.set(name, body)
  return body
}

/** A copy that can stand beside others in one document: its gradients get unique names. */
export function coloured(name: string, dye: Dye, keep?: Keep): string {
  copies += 1
  const prefix = `c${copies}-`
  return dyed(artwork(name), dye, keep)
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`)
}

export const documentOf = (size: number, viewBox: string, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="${viewBox}">${content}</svg>`,
  )

/** Objects fill their square unevenly, so they are measured, and placed by their visible part. */
export async function boxOf(name: string): Promise<Box> {
  const known = boxes.get(name)
  if (known) return known
  const margin = 16
  const side = 128 + 2 * margin
  const scale = 2
  const picture = documentOf(side * scale, `${-margin} ${-margin} ${side} ${side}`, coloured(name, 0))
  const { info } = await sharp(picture)
    .png()
    .toBuffer()
    .then((png) => sharp(png).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true }))
  const box = {
    x: -(info.trimOffsetLeft ?? 0) / scale - margin,
    y: -(info.trimOffsetTop ?? 0) / scale - margin,
    width: info.width / scale,
    height: info.height / scale,
  }
  boxes.set(name, box)
  return box
}
