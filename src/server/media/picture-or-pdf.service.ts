import { chats } from '#contract/texts/chats.ts'
import { badInput, Refusal } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { bytesOf } from './data-url.rules.ts'
import { readPicture } from './document.service.ts'

type Content =
  | { readonly kind: 'pdf'; readonly width: null; readonly height: null; readonly content: Buffer }
  | { readonly kind: 'picture'; readonly width: number; readonly height: number; readonly content: Buffer }

/** A picture comes out as one clean WebP, a PDF stays as it is. */
export async function readPictureOrPdf(dataUrl: string): Promise<Content> {
  const pdf = pdfIn(dataUrl)
  if (pdf) return { kind: 'pdf', width: null, height: null, content: pdf }
  if (dataUrl.startsWith('data:application/pdf')) throw badInput(chats.notAPdf)
  const { content, width, height } = await readPicture({ dataUrl, name: { kind: 'fileOrPdf' } })
  return { kind: 'picture', width, height, content }
}

/** Detects the type from the first bytes, not from the declared type. */
function pdfIn(dataUrl: string): Buffer | undefined {
  // `%PDF-` in base64; the last character also holds bits of the next byte.
  if (!/;base64,JVBERi[0-3]/.test(dataUrl.slice(0, 200))) return undefined
  const content = bytesOf(dataUrl)
  if (!content) throw badInput(chats.damagedFile)
  if (content.length > limits.chat.pdfBytes) throw new Refusal(413, chats.largeFile)
  return content.subarray(0, 5).toString('latin1') === '%PDF-' ? content : undefined
}
