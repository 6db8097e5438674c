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

/** Where the content of a base64 data-URL begins; undefined when it is none. */
function contentStart(dataUrl: string): number | undefined {
  const head = dataUrl.slice(0, longestHead)
  // The declared type is ignored: only the bytes say what a picture is.
  return /^data:[\w.+-]*\/?[\w.+-]*(?:;[\w=.+-]+)*;base64,/i.exec(head)?.[0].length
}

/** Whether the bytes would exceed the limit, from the length alone: cheap enough for the main thread. */
export function isTooLarge(dataUrl: string): boolean {
  const start = contentStart(dataUrl)
  if (start === undefined) return false
  const padding = dataUrl.endsWith('==') ? 2 : Number(dataUrl.endsWith('='))
  return ((dataUrl.length - start) / 4) * 3 - padding > limits.picture.bytes
}

/** The bytes of a data-URL; undefined unless it is strict base64, which Node's own decoder would not insist on. */
export function bytesOf(dataUrl: string): Buffer | undefined {
  const start = contentStart(dataUrl)
  if (start === undefined) return undefined
  const content = dataUrl.slice(start)
  const isStrict = content.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(content)
  return isStrict ? Buffer.from(content, 'base64') : undefined
}
