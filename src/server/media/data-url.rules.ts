import { limits } from '#server/limits.ts'

/** Why a picture is refused; picture.service.ts has the sentences. */
export type PictureProblem =
  | 'not-a-picture'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-deep'
  | 'too-many-frames'
  | 'damaged'

const longestHead = 100

/** The start of the content in a base64 data-URL; undefined for anything else. */
function contentStart(dataUrl: string): number | undefined {
  const head = dataUrl.slice(0, longestHead)
  // Ignores the declared type: only the bytes tell what a picture is.
  return /^data:[\w.+-]*\/?[\w.+-]*(?:;[\w=.+-]+)*;base64,/i.exec(head)?.[0].length
}

/** Whether the bytes would exceed the limit, computed from the length alone: cheap enough for the main thread. */
export function isTooLarge(dataUrl: string): boolean {
  const start = contentStart(dataUrl)
  if (start === undefined) return false
  const padding = dataUrl.endsWith('==') ? 2 : Number(dataUrl.endsWith('='))
  return ((dataUrl.length - start) / 4) * 3 - padding > limits.picture.bytes
}

/** Decodes a data-URL; undefined unless it is strict base64, which Node's own decoder does not require. */
export function bytesOf(dataUrl: string): Buffer | undefined {
  const start = contentStart(dataUrl)
  if (start === undefined) return undefined
  const content = dataUrl.slice(start)
  const isStrict = content.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(content)
  return isStrict ? Buffer.from(content, 'base64') : undefined
}
