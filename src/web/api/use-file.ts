import { useEffect, useState } from 'react'
import type { DownloadedFile } from './download.ts'
import { useAnswer } from './use-answer.ts'

/** A file that needs the token, under an object URL that works in this page only. */
export function useFile(question: string, fetch: (signal: AbortSignal) => Promise<DownloadedFile>) {
  const { answer: file, error, isAsking, retry } = useAnswer(question, fetch)
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file.bytes)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return { file, url: file ? url : '', hasFailed: !isAsking && error !== undefined, retry }
}
