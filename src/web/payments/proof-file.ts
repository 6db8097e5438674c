import { limits } from '#contract/limits.ts'
import { dataUrlOf, scaledPicture, whyUnreadable } from '#web/ui/pictures/scaled-picture.ts'
import { claimTexts as texts } from './order-payments-texts.ts'

/** Slips are read, not admired. */
const longestSide = 1_600

export type ProofFile = { readonly name: string; readonly content: string }

/** Resolves to a sentence if the file cannot be sent. */
export async function chooseProof(file: File): Promise<ProofFile | string> {
  const { name, type, size } = file
  if (type === 'application/pdf')
    return size > limits.chat.pdfBytes ? texts.tooLarge : { name, content: await dataUrlOf(file) }
  if (!type.startsWith('image/')) return texts.wrongFile
  try {
    return { name, content: await scaledPicture(file, longestSide) }
  } catch {
    return whyUnreadable(file, texts.unreadable)
  }
}
