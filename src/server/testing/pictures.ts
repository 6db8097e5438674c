import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Size = { width: number; height: number }

export const dataUrlOf = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`

/** Left half red, right half blue, so that a rotation shows. */
export function redAndBlue({ width, height }: Size) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < width * height; i += 1) pixels[i * 3 + (i % width < width / 2 ? 0 : 2)] = 230
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Pixels that do not compress, for a file of about this size. */
export function noise(bytes: number): Promise<Buffer> {
  const width = 1_000
  const height = Math.ceil(bytes / (width * 3))
  let state = 1
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    pixels[i] = state >>> 24
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

export function anAnimatedGif(frames: number): Promise<Buffer> {
  const [width, pageHeight] = [8, 8]
  const pixels = Buffer.alloc(width * pageHeight * frames * 3)
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = (Math.floor(i / (width * pageHeight * 3)) * 37) % 256
  return sharp(pixels, { raw: { width, height: pageHeight * frames, channels: 3, pageHeight } })
    .gif()
    .toBuffer()
}

/** A PNG of one black bit per pixel: many pixels, few bytes. */
export function aBlackPng({ width, height }: Size): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The header of a 16-bit PNG with four channels, and nothing else. */
export function aDeepPng({ width, height }: Size, interlaced: boolean): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([16, 6, 0, 0, Number(interlaced)], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(0))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
