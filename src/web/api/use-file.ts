import { useEffect, useState } from 'react'
import type { DownloadedFile } from './download.ts'
import { useAnswer } from './use-answer.ts'

/** A file that opens with the token alone, under an address that lives in this page and could not be passed on. */
export function useFile(question: string, fetch: (signal: AbortSignal) => Promise<DownloadedFile>) {
  const { answer: file, fault: error, isAsking, retry } = useAnswer(question, fetch)
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file.bytes)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return { file, url: file ? url : '', hasFailed: !isAsking && error !== undefined, retry }
}
