import { useState } from 'react'
import type { ProductImport } from '#contract/products/product-import.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { importTexts as texts } from './import-texts.ts'
import { sendPictures } from './send-pictures.ts'

/** Sends the pictures of an import: how many have gone, and which could not be used. */
export function useSendPictures(onImport: (current: ProductImport) => void) {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const onFault = (sentence: string) => setFaults((before) => [...before, sentence])
  const send = async (importId: string, files: readonly File[]) => {
    setFaults([])
    setProgress({ done: 0, total: files.length })
    try {
      const onProgress = (done: number) => setProgress({ done, total: files.length })
      await sendPictures(importId, files, { onProgress, onFault, onImport })
    } catch (error) {
      onFault(sentenceOf(error, { lost: texts.picturesFault }))
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, faults, send, clear: () => setFaults([]) }
}
