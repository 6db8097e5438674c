import { useEffect } from 'react'
import { LoadFault } from '#web/ui/lists/load-fault.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'

/** A list that did not come: told as a message, and in its place with a way to try again. */
export function ListFault({ text, onRetry }: { text: string; onRetry: () => void }) {
  useEffect(() => toastError(text), [text])
  return <LoadFault text={text} onRetry={onRetry} />
}
