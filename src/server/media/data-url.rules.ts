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
  return sizeOf(dataUrl.slice(start)) > limits.picture.bytes
}

/** Bytes of strict base64. */
function sizeOf(content: string): number {
  const padding = content.endsWith('==') ? 2 : Number(content.endsWith('='))
  return (content.length / 4) * 3 - padding
}

/**
 * Decodes a data-URL; undefined unless it is strict base64. Node's own decoder leaves out what it does not know, and
 * so gives fewer bytes; it also knows the letters of URLs. No regular expression may read the whole: V8 stops to
 * optimize them in a process that has many, and then five megabytes exceed its stack.
 */
export function bytesOf(dataUrl: string): Buffer | undefined {
  const start = contentStart(dataUrl)
  if (start === undefined) return undefined
  const content = dataUrl.slice(start)
  if (content === '' || content.includes('-') || content.includes('_')) return undefined
  const bytes = Buffer.from(content, 'base64')
  return bytes.length === sizeOf(content) ? bytes : undefined
}
