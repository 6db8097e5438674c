import { limits } from '#contract/limits.ts'
import { addImportPictures, type ProductImport } from '#contract/products/product-import.ts'
import { api } from '#web/api/browser-api.ts'
import { scaledPicture } from '#web/ui/pictures/scaled-picture.ts'
import { importTexts as texts } from './import-texts.ts'

const longestSide = 1600
const atOnce = limits.import.picturesAtOnce

type Handlers = {
  onProgress: (done: number) => void
  onError: (sentence: string) => void
  onImport: (current: ProductImport) => void
}

/** Scales the pictures down and sends them, a few at a time; one that cannot be read stops no other. */
export async function sendPictures(importId: string, files: readonly File[], handlers: Handlers) {
  for (let start = 0; start < files.length; start += atOnce) {
    const pictures = await readable(files.slice(start, start + atOnce), handlers.onError)
    if (pictures.length > 0) {
      const answer = await api(addImportPictures, { importId, pictures })
      for (const { file_name, problem } of answer.pictures)
        if (problem) handlers.onError(texts.pictureError(file_name, problem))
      handlers.onImport(answer.import)
    }
    handlers.onProgress(Math.min(files.length, start + atOnce))
  }
}

async function readable(files: readonly File[], onError: Handlers['onError']) {
  const pictures: { file_name: string; picture: string }[] = []
  for (const file of files) {
    const picture = await scaledPicture(file, longestSide).catch(() => undefined)
    if (picture) pictures.push({ file_name: file.name, picture })
    else onError(texts.pictureError(file.name, texts.pictureUnread))
  }
  return pictures
}
