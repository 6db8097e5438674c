import { useEffect } from 'react'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'

/** In place of a list that could not be loaded: why, and a way to try again; a toast says it too. */
export function ListError({ text, onRetry }: { text: string; onRetry: () => void }) {
  useEffect(() => toastError(text), [text])
  return <LoadError text={text} onRetry={onRetry} />
}
