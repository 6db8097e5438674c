import { useEffect, useRef } from 'react'
import { isBlank } from '#contract/blank.ts'
import type { ChosenFile } from './chosen-file.ts'
import { useChosenFiles } from './use-chosen-files.ts'
import { useDraft } from './use-draft.ts'

type MessageFormOptions = {
  roomId: string
  onSend: (message: string, files: readonly ChosenFile[]) => void
  onTyped: () => void
  onStopped: () => void
}

/** The message that is being written, with its files; a blank one cannot be sent. */
export function useMessageForm({ roomId, onSend, onTyped, onStopped }: MessageFormOptions) {
  const [draft, setDraft] = useDraft(roomId)
  const { clear, ...chosen } = useChosenFiles()
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowth(field)
  const message = isBlank(draft) ? '' : draft.trim()
  const canSend = message !== '' || chosen.files.length > 0
  const send = () => {
    if (!canSend) return
    onSend(message, chosen.files)
    setDraft('')
    clear()
    onStopped()
    field.current?.focus()
  }
  const write = (text: string) => {
    setDraft(text)
    if (!isBlank(text)) onTyped()
  }
  return { draft, write, field, canSend, send, ...chosen }
}

/** For browsers without `field-sizing`. */
function useGrowth(field: { readonly current: HTMLTextAreaElement | null }) {
  useEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  })
}
