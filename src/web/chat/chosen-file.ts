import { limits } from '#contract/limits.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { dataUrlOf, scaledPicture, whyUnreadable } from '#web/ui/pictures/scaled-picture.ts'
import { chatTexts as texts } from './chat-texts.ts'

/** A file that a person chose, ready to be sent. */
export type ChosenFile = {
  /** Two files may have the same name. */
  readonly key: string
  readonly kind: 'picture' | 'pdf'
  readonly name: string
  readonly bytes: number
  /** A data-URL. */
  readonly content: string
}

export const acceptedFiles = 'image/*,application/pdf'
const longestSide = 1_600

/** Resolves to a sentence if the file cannot be sent. */
export async function chooseFile(file: File): Promise<ChosenFile | string> {
  const name = file.name.slice(-limits.chat.fileName) || 'file'
  if (file.type === 'application/pdf') {
    if (file.size > limits.chat.pdfBytes) return texts.tooLarge
    return { key: newIdempotencyKey(), kind: 'pdf', name, bytes: file.size, content: await dataUrlOf(file) }
  }
  if (!file.type.startsWith('image/')) return texts.wrongFile
  try {
    const content = await scaledPicture(file, longestSide)
    const bytes = Math.round((content.length * 3) / 4)
    return { key: newIdempotencyKey(), kind: 'picture', name, bytes, content }
  } catch {
    return whyUnreadable(file, texts.unreadablePicture)
  }
}
