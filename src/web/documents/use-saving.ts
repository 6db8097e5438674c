import { useState } from 'react'
import { type DownloadedFile, saveFile } from '#web/api/download.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { documentsTexts as texts } from './documents-texts.ts'

/** Fetches a file of an order and saves it under a name; a second press meanwhile does nothing. */
export function useSaving(load: () => Promise<DownloadedFile>, name: string) {
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    if (isLoading) return
    setLoading(true)
    await load().then(
      ({ bytes }) => saveFile({ name, bytes }),
      (error) => toastError(sentenceOf(error, ownText(texts.saveError))),
    )
    setLoading(false)
  }
  return { isLoading, save }
}
