import { useState } from 'react'
import type { ProductImport } from '#contract/products/product-import.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { importTexts as texts } from './import-texts.ts'
import { sendPictures } from './send-pictures.ts'

/** Sends the pictures of an import: how many have gone, and which could not be used. */
export function useSendPictures(onImport: (current: ProductImport) => void) {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [errors, setErrors] = useState<readonly string[]>([])
  const onError = (sentence: string) => setErrors((before) => [...before, sentence])
  const send = async (importId: string, files: readonly File[]) => {
    setErrors([])
    setProgress({ done: 0, total: files.length })
    try {
      const onProgress = (done: number) => setProgress({ done, total: files.length })
      await sendPictures(importId, files, { onProgress, onError, onImport })
    } catch (error) {
      onError(sentenceOf(error, { lost: texts.picturesError }))
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, errors, send, clear: () => setErrors([]) }
}
