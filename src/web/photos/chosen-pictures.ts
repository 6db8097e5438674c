import { limits } from '#contract/limits.ts'
import { whyUnreadable } from '#web/ui/pictures/scaled-picture.ts'
import { pictureTexts as texts } from './picture-texts.ts'

/** An address of a kept picture or the data-URL of a new one; undefined while it is prepared. */
export type ChosenPicture = { readonly id: string; readonly url: string | undefined }

const largestFile = 30 * 1024 ** 2
// A base64 letter stands for three quarters of a byte.
const largestUrl = (limits.picture.bytes * 4) / 3

/** Why a chosen file is refused before it is read. */
export function problemOfFile(file: File) {
  if (!/^image\/(jpeg|png|gif|webp)$/.test(file.type)) return whyUnreadable(file, texts.wrongType(file.name))
  return file.size > largestFile ? texts.tooLarge(file.name) : undefined
}

/** Why a picture cannot be sent after it was scaled down; without a URL it could not be read. */
export function problemOfScaled(file: File, url: string | undefined) {
  if (url === undefined) return whyUnreadable(file, texts.wrongType(file.name))
  return url.length > largestUrl ? texts.stillTooLarge(file.name) : undefined
}

/** The pictures with one of them a place further; the first is the cover. */
export function moved(pictures: readonly ChosenPicture[], id: string, by: -1 | 1): ChosenPicture[] {
  const from = pictures.findIndex((picture) => picture.id === id)
  const picture = pictures[from]
  if (!picture || from + by < 0 || from + by >= pictures.length) return [...pictures]
  const others = pictures.filter((other) => other !== picture)
  return [...others.slice(0, from + by), picture, ...others.slice(from + by)]
}
