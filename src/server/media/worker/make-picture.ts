import sharp, { type Metadata } from 'sharp'
import { limits } from '#server/limits.ts'
import { bytesOf, type PictureProblem } from '#server/media/data-url.rules.ts'
import { largestStep, widthsOf } from '#server/media/picture-address.rules.ts'

/** Passed from the worker to the main thread. */
export type MakeResult =
  | { readonly width: number; readonly height: number; readonly files: ReadonlyMap<number, Uint8Array> }
  | { readonly problem: PictureProblem }

/** Public pictures get several widths, documents one that a reviewer can read. */
export type Job = { readonly dataUrl: string; readonly form: 'picture' | 'document' }

// Limits memory: nothing is cached between pictures, and each uses one thread.
sharp.cache(false)
sharp.concurrency(1)
// Decoders of all other formats (SVG, TIFF, HEIF, PDF…) stay disabled, even if an earlier check fails.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})

const startsWith = (bytes: Buffer, text: string, offset = 0) =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'))

function formatOf(bytes: Buffer): string | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  return undefined
}

const reading = { failOn: 'error', limitInputPixels: limits.picture.pixels } as const

/** Converts an upload to clean WebP files, or returns why it cannot. */
export async function makePicture({ dataUrl, form }: Job): Promise<MakeResult> {
  const bytes = bytesOf(dataUrl)
  const format = bytes && formatOf(bytes)
  if (!bytes || !format) return { problem: 'not-a-picture' }
  if (bytes.length > limits.picture.bytes) return { problem: 'too-large' }
  try {
    const problem = await headProblem(bytes, format)
    return problem ? { problem } : await encode(bytes, form)
  } catch {
    return { problem: 'damaged' }
  }
}

/**
 * An interlaced PNG must be in memory as a whole, because its rows are complete only at the end; others are read row
 * by row.
 */
const decodedBytes = ({ width, height, channels, depth }: Metadata) =>
  width * height * channels * (depth === 'ushort' ? 2 : 1)

/** What the file's header tells before any pixel is decoded. */
async function headProblem(bytes: Buffer, format: string): Promise<PictureProblem | undefined> {
  const head = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata()
  if (head.format !== format) return 'not-a-picture'
  if (head.width * head.height > limits.picture.pixels) return 'too-many-pixels'
  if (format === 'png' && head.isProgressive && decodedBytes(head) > limits.picture.decodedBytes)
    return 'too-deep'
  return (head.pages ?? 1) > limits.picture.frames ? 'too-many-frames' : undefined
}

type Encoding = {
  readonly box: { readonly width: number; readonly height: number }
  readonly quality: number
  readonly widths: (width: number) => readonly number[]
}

const encodings: Readonly<Record<Job['form'], Encoding>> = {
  picture: { box: { width: largestStep, height: 2 * largestStep }, quality: 78, widths: widthsOf },
  document: { box: limits.document, quality: 85, widths: (width) => [width] },
}
const seconds = limits.picture.time / 1_000 - 5

/**
 * Decodes once, upright and at the largest width, and encodes each width from that. Only pixels pass: EXIF, colour
 * profile, further frames and appended data are dropped.
 */
async function encode(bytes: Buffer, form: Job['form']): Promise<MakeResult> {
  const { box, quality, widths } = encodings[form]
  const { data, info } = await sharp(bytes, reading)
    .timeout({ seconds })
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const files = new Map<number, Uint8Array>()
  for (const each of widths(width)) {
    const pixels = sharp(data, { raw: { width, height, channels } })
    files.set(each, await pixels.resize({ width: each }).timeout({ seconds }).webp({ quality }).toBuffer())
  }
  return { width, height, files }
}
