import { Paperclip, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isBlank } from '#contract/blank.ts'
import { limits } from '#contract/limits.ts'
import { Counter } from '#web/ui/counter.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { chatTexts as texts } from './chat-texts.ts'
import { acceptedFiles, type ChosenFile } from './chosen-file.ts'
import { FilePreviews } from './file-previews.tsx'
import { useChosenFiles } from './use-chosen-files.ts'
import { useDraft } from './use-draft.ts'

type ComposerProps = {
  roomId: string
  onSend: (message: string, files: readonly ChosenFile[]) => void
  onTyped: () => void
  onStopped: () => void
}

const limit = limits.chat.message
const place =
  'flex-none border-border border-t bg-surface px-2 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] md:px-3'
const line =
  'min-h-11 min-w-0 flex-1 rounded-[22px] border border-border-strong bg-surface px-4 py-2.25 text-base leading-6'

/** Enter sends, Shift and Enter begin a new line; a blank message cannot be sent. */
export function Composer({ roomId, onSend, onTyped, onStopped }: ComposerProps) {
  const [draft, setDraft] = useDraft(roomId)
  const { files, warning, choose, remove, clear } = useChosenFiles()
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowth(field)
  const message = isBlank(draft) ? '' : draft.trim()
  const canSend = message !== '' || files.length > 0

  const send = () => {
    if (!canSend) return
    onSend(message, files)
    setDraft('')
    clear()
    onStopped()
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // A word that an input method is still making ends with Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={place}
    >
      {warning && (
        <Notice tone="danger" live className="mb-2">
          {warning}
        </Notice>
      )}
      {files.length > 0 && <FilePreviews files={files} onRemove={remove} />}
      <div className="flex items-end gap-1">
        <AttachButton onChoose={choose} />
        <textarea
          ref={field}
          rows={1}
          aria-label={texts.message}
          placeholder={texts.message}
          value={draft}
          maxLength={limit}
          enterKeyHint="send"
          onChange={(event) => {
            setDraft(event.target.value)
            if (!isBlank(event.target.value)) onTyped()
          }}
          onKeyDown={press}
          onBlur={onStopped}
          className={`field-sizing-content max-h-34 resize-none placeholder:text-subtle hover:border-muted ${line}`}
        />
        <button
          type="submit"
          aria-label={texts.send}
          title={texts.send}
          disabled={!canSend}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          className="grid size-11 flex-none place-items-center rounded-full bg-primary text-primary-fg hover:bg-primary-hover disabled:cursor-not-allowed disabled:bg-surface-3 disabled:text-muted"
        >
          <SendHorizontal />
        </button>
      </div>
      {draft.length >= limit * 0.9 && (
        <p className="flex px-4 pt-1 text-micro">
          <Counter used={draft.length} limit={limit} />
        </p>
      )}
    </form>
  )
}

/** What it looks like before anything can be written. */
export function ComposerSkeleton() {
  return (
    <div aria-hidden="true" className={place}>
      <div className="flex items-end gap-1">
        <span className="grid size-11 flex-none place-items-center text-muted">
          <Paperclip />
        </span>
        <p className={`text-subtle ${line}`}>{texts.message}</p>
        <span className="grid size-11 flex-none place-items-center rounded-full bg-surface-3 text-muted">
          <SendHorizontal />
        </span>
      </div>
    </div>
  )
}

/** Where the style sheet cannot let the field grow with its text. */
function useGrowth(field: { readonly current: HTMLTextAreaElement | null }) {
  useEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  })
}

function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
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
          // The same file may be chosen once more.
          event.target.value = ''
          if (chosen.length > 0) onChoose(chosen)
        }}
      />
    </>
  )
}
