import { useEffect } from 'react'
import { LoadFault } from '#web/ui/lists/load-fault.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'

/** In place of a list that could not be loaded: why, and a way to try again; a toast says it too. */
export function ListFault({ text, onRetry }: { text: string; onRetry: () => void }) {
  useEffect(() => toastError(text), [text])
  return <LoadFault text={text} onRetry={onRetry} />
}
