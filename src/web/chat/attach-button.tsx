import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { chatTexts as texts } from './chat-texts.ts'
import { acceptedFiles } from './chosen-file.ts'

export function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton plain aria-label={texts.attach} onClick={() => input.current?.click()}>
        <Paperclip />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles}
        hidden
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          // Emptied, so that the same file can be chosen once more.
          event.target.value = ''
          if (chosen.length > 0) onChoose(chosen)
        }}
      />
    </>
  )
}
